import { addDays } from 'date-fns/addDays';
import { eq, sql } from 'drizzle-orm';
import { isPlaceholder } from '#src/contract/own-user.ts';
import { inactivityWarnings, users } from '../db/schema/index.ts';
import type { ContentSystem } from '../http/content-system.ts';
import { sendAccountMail } from '../identity/account-mails.ts';
import { deleteUserRows } from '../identity/erase-user.ts';
import { updateErasureList } from '../identity/erasures.ts';
import type { User } from '../identity/find-user.ts';
import type { Transaction } from '../jobs/jobs.ts';
import { sweepRanges } from '../jobs/sweep.ts';
import type { JobHandlers } from '../jobs/worker.ts';
import { endNursePairings } from '../modules/nurses/unpair.ts';

/**
 * Months without activity after which an account is deleted, with two warnings before (docs/product-rules.md,
 * "Privacy").
 */
const MONTHS = 24;

/** Number of days before the end at which each warning is sent, and minimum number of days after the previous one. */
const WARNINGS = [
  { mail: 'account-unused', before: 60, after: 0 },
  { mail: 'account-ends-soon', before: 14, after: 30 },
] as const;

/** Minimum number of days between the last warning, which mentions it, and the deletion. */
const DAYS_AFTER_LAST_WARNING = 14;

/** Returns the time 24 months ago; earlier activity counts as inactivity. */
export function getInactivityLimit(now: Date): Date {
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() - MONTHS);
  return end;
}

/** Returns false for a placeholder address, and for an unvalidated address, which may belong to another person. */
const isReachable = ({ config }: ContentSystem, { mail, validatedAt }: User) =>
  validatedAt !== null && !isPlaceholder(mail, config.accounts.placeholderDomain);

interface WarningState {
  readonly warnings: number;
  readonly warnedAt: Date;
}

/** Returns the warnings since the last activity. */
async function findWarnings(tx: Transaction, { uid, activeAt }: User): Promise<WarningState | null> {
  const [row] = await tx.select().from(inactivityWarnings).where(eq(inactivityWarnings.uid, uid));
  return row?.activeAt.getTime() === activeAt.getTime() ? row : null;
}

async function warn(system: ContentSystem, tx: Transaction, user: User, number: number): Promise<void> {
  const { uid, activeAt } = user;
  const row = { activeAt, warnings: number, warnedAt: system.now() };
  await tx
    .insert(inactivityWarnings)
    .values({ uid, ...row })
    .onConflictDoUpdate({ target: inactivityWarnings.uid, set: row });
  const mail = WARNINGS[number - 1]?.mail;
  if (!mail) throw new Error('There is no such warning.');
  const cause = `${mail} ${uid} ${activeAt.toISOString()}`;
  await sendAccountMail(system, tx, { mail, user, page: 'login', cause });
}

/** Executes the next step for one account, under its lock. */
async function executeStep(system: ContentSystem, tx: Transaction, uid: number): Promise<void> {
  const now = system.now();
  const end = getInactivityLimit(now);
  const [user] = await tx.select().from(users).where(eq(users.uid, uid)).for('update');
  if (!user) return;
  const warningRow = await findWarnings(tx, user);
  const warnings = warningRow?.warnings ?? 0;
  const next = isReachable(system, user) ? WARNINGS[warnings] : undefined;
  const hasPassedSince = (days: number) => warningRow === null || warningRow.warnedAt <= addDays(now, -days);
  if (next) {
    if (user.activeAt < addDays(end, next.before) && hasPassedSince(next.after))
      await warn(system, tx, user, warnings + 1);
  } else if (user.activeAt < end && hasPassedSince(DAYS_AFTER_LAST_WARNING)) {
    await endNursePairings(system, tx, uid);
    await deleteUserRows(system, tx, uid);
  }
}

/** Creates the daily handler that warns and finally deletes inactive accounts, except staff. */
export function createInactivityHandler(system: ContentSystem): JobHandlers['inactivity'] {
  return async ({ range }, { id }) => {
    const { database, jobs, config, now } = system;
    const since = addDays(getInactivityLimit(now()), WARNINGS[0].before).toISOString();
    const isInactive = sql`u.active_at < ${since}::timestamptz and u.domain is not null`;
    await sweepRanges(
      system,
      { name: 'inactivity', id, ...(range ? { range } : {}) },
      isInactive,
      async (condition) => {
        const { rows } = await database.db.execute<{ uid: number }>(
          sql`select u.uid::int from users u where ${condition} order by u.uid`,
        );
        for (const { uid } of rows) await jobs.transact((tx) => executeStep(system, tx, uid));
      },
    );
    await updateErasureList(database.pool, config.dataDir);
  };
}
