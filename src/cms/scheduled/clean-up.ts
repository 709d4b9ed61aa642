import { subDays } from 'date-fns/subDays';
import { subYears } from 'date-fns/subYears';
import { and, eq, isNotNull, isNull, lt, lte, notLike, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { ACTIVITY_DAYS } from '#src/contract/desk/list-activity.ts';
import { loadProvider } from '../content/provider.ts';
import type { Orm } from '../db/orm.ts';
import {
  accountLinks,
  activity,
  clientInvitations,
  dataReads,
  deletedUserReads,
  knownDevices,
  limits,
  nicknames,
  pagePresence,
  removedWordsTable,
  sessions,
  signOns,
  staffLinks,
  storedResponses,
  usedLaunchTokens,
  users,
  weekLinks,
} from '../db/schema/index.ts';
import type { ContentSystem } from '../http/content-system.ts';
import { deleteUserRows } from '../identity/erase-user.ts';
import { updateErasureList } from '../identity/erasures.ts';
import type { JobHandlers } from '../jobs/worker.ts';
import { getRestoreLimit } from '../modules/forum/removed-texts.ts';
import { deleteUnusedBytes } from '../modules/media/stored-bytes.ts';
import { getNicknameReleaseLimit } from '../modules/nicknames/claim-nickname.ts';
import { getInvitationLimit } from '../modules/nurses/stored-invitations.ts';
import { endNursePairings } from '../modules/nurses/unpair.ts';
import { deleteEndedRestrictions } from '../modules/restrictions/find-restriction.ts';
import { createUnusedCondition } from '../modules/sessions/known-device.ts';
import { emptyBin } from '../modules/versions/bin.ts';

/** Days without activity after which unvalidated accounts are deleted (docs/product-rules.md, "Privacy"). */
const UNVALIDATED_DAYS = 30;
/** Number of days for which an ended weekly link is listed. */
const WEEK_LINK_DAYS = 90;

const BATCH_SIZE = 200;

/** Batch size, so that no statement exceeds its time limit. */
const DELETE_BATCH = 10_000;

/** Deletes the rows of a table that match a condition, in batches. */
async function deleteInBatches(db: Orm, table: PgTable, isOver: SQL): Promise<void> {
  const some = sql`ctid = any(array(select ctid from ${table} where ${isOver} limit ${DELETE_BATCH}))`;
  for (;;) {
    const { rowCount } = await db.delete(table).where(some);
    if ((rowCount ?? 0) < DELETE_BATCH) return;
  }
}

async function dropExpired({ database: { db }, now }: ContentSystem): Promise<void> {
  const moment = now();
  await deleteInBatches(db, knownDevices, createUnusedCondition({ now }));
  await deleteInBatches(db, sessions, lt(sessions.expiresAt, moment));
  await deleteInBatches(db, accountLinks, lt(accountLinks.expiresAt, moment));
  await deleteInBatches(db, staffLinks, lt(staffLinks.expiresAt, moment));
  await deleteInBatches(db, signOns, lt(signOns.expiresAt, moment));
  await deleteInBatches(db, usedLaunchTokens, lt(usedLaunchTokens.expiresAt, moment));
  await deleteInBatches(db, storedResponses, lt(storedResponses.createdAt, subDays(moment, 1)));
  await deleteInBatches(db, removedWordsTable, lt(removedWordsTable.removedAt, getRestoreLimit(moment)));
  await deleteInBatches(
    db,
    nicknames,
    sql`${isNull(nicknames.uid)} and ${lt(nicknames.until, getNicknameReleaseLimit(moment))}`,
  );
  await deleteInBatches(db, clientInvitations, lt(clientInvitations.sentAt, getInvitationLimit(moment)));
  await deleteInBatches(db, pagePresence, lt(pagePresence.seenAt, subDays(moment, 1)));
  await deleteInBatches(db, activity, lt(activity.at, subDays(moment, ACTIVITY_DAYS)));
  await deleteInBatches(db, limits, lt(limits.expire, Date.now()));
  await db
    .update(weekLinks)
    .set({ answer: null })
    .where(and(lte(weekLinks.endsAt, moment), isNotNull(weekLinks.answer)));
  await deleteInBatches(db, weekLinks, lt(weekLinks.endsAt, subDays(moment, WEEK_LINK_DAYS)));
  const looksBefore = subYears(moment, Number((await loadProvider(db)).readYears));
  await deleteInBatches(db, dataReads, lt(dataReads.at, looksBefore));
  await deleteInBatches(db, deletedUserReads, lt(deletedUserReads.at, looksBefore));
}

/**
 * Deletes accounts that were never validated, except nurses who wait for review, and placeholder addresses. Each
 * account is checked again just before its deletion, in case its user came back.
 */
async function deleteUnvalidatedAccounts(system: ContentSystem): Promise<void> {
  const { config, now } = system;
  const { db } = system.database;
  const oldestActivity = subDays(now(), UNVALIDATED_DAYS);
  const hasAddress = and(notLike(users.mail, `%@${config.accounts.placeholderDomain}`), isNotNull(users.passwordHash));
  const isAbandoned = and(
    isNull(users.validatedAt),
    eq(users.wasValidated, false),
    lt(users.activeAt, oldestActivity),
    eq(users.status, 'active'),
    hasAddress,
  );
  for (;;) {
    const rows = await db.select({ uid: users.uid }).from(users).where(isAbandoned).limit(BATCH_SIZE);
    for (const { uid } of rows) {
      await system.jobs.transact(async (tx) => {
        const isStill = and(eq(users.uid, uid), isAbandoned);
        const [still] = await tx.select({ uid: users.uid }).from(users).where(isStill).for('update');
        if (!still) return;
        await endNursePairings(system, tx, uid);
        await deleteUserRows(system, tx, uid);
      });
    }
    if (rows.length < BATCH_SIZE) return;
  }
}

/** Creates the daily handler that deletes expired rows, and unvalidated accounts without activity. */
export function createCleanUpHandler(system: ContentSystem): JobHandlers['clean-up'] {
  return async () => {
    await dropExpired(system);
    await deleteEndedRestrictions(system);
    await deleteUnvalidatedAccounts(system);
    await emptyBin(system);
    await deleteUnusedBytes(system);
    await updateErasureList(system.database.pool, system.config.dataDir);
  };
}
