import { and, eq, gte, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { ObjectionState } from '#src/contract/objection.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import type { Orm } from '../../db/orm.ts';
import { restrictions } from '../../db/schema/index.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { ApiContext } from '../../http/request.ts';
import { findUserByUid, requireSession, type User } from '../../identity/find-user.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { reactivateAccount } from './restrict.ts';

type Context = Pick<ContentSystem, 'database' | 'now'>;
type Kind = (typeof restrictions.$inferSelect)['kind'];

/** Finds the restriction of a user; undefined if there is none. `until` is the last day, null if it has no end. */
export async function findRestriction(
  db: Orm | Transaction,
  { now }: Pick<Context, 'now'>,
  uid: number,
  kind: Kind,
): Promise<{ readonly until: string | null } | undefined> {
  const isNow = or(isNull(restrictions.until), gte(restrictions.until, getAmsterdamDate(now())));
  const [row] = await db
    .select({ until: restrictions.until })
    .from(restrictions)
    .where(and(eq(restrictions.uid, uid), eq(restrictions.kind, kind), isNow));
  return row;
}

/** Reactivates an account after its suspension has ended; returns the account in its new state. */
export async function reactivateIfEnded(system: ContentSystem, user: User): Promise<User> {
  if (user.status !== 'suspended') return user;
  return system.database.db.transaction(async (tx) => {
    if (await findRestriction(tx, system, user.uid, 'suspended')) return user;
    await reactivateAccount(tx, user.uid);
    return (await findUserByUid(tx, user.uid)) ?? user;
  });
}

/** Deletes restrictions that have ended; runs once a day. */
export async function deleteEndedRestrictions({ database, now }: Context): Promise<void> {
  const hasEnded = and(isNotNull(restrictions.until), lt(restrictions.until, getAmsterdamDate(now())));
  const rows = await database.db.select().from(restrictions).where(hasEnded);
  for (const { uid, kind } of rows) {
    await database.db.transaction(async (tx) => {
      const still = and(eq(restrictions.uid, uid), eq(restrictions.kind, kind), hasEnded);
      const rows = await tx.delete(restrictions).where(still).returning({ uid: restrictions.uid });
      if (rows.length > 0 && kind === 'suspended') await reactivateAccount(tx, uid);
    });
  }
}

/** Reasons of a suspension, with the state of an objection to it. */
type SuspensionReasons = ObjectionState & { readonly text: string };

const toSuspension = ({ text, canObject, answerBefore }: SuspensionReasons) => ({
  decision: text,
  canObject,
  answerBefore,
});

/** Refuses a suspended or withdrawn account with the reason; called only after the right password. */
export async function assertNotRestricted(
  { database, now }: Context,
  { uid, status }: User,
  explainedSuspensionReasons: SuspensionReasons | null = null,
): Promise<void> {
  if (status === 'withdrawn') throw new ApiError(409, 'approval-withdrawn');
  if (status !== 'suspended') return;
  const until = (await findRestriction(database.db, { now }, uid, 'suspended'))?.until ?? null;
  const detail = explainedSuspensionReasons && toSuspension(explainedSuspensionReasons);
  if (until === null) throw new ApiError(409, 'account-suspended', {}, {}, detail);
  throw new ApiError(409, 'account-suspended-until', {}, { day: until }, detail);
}

/** Refuses a text or a like of a silenced user; reading, reporting and deleting remain allowed. */
export async function assertNotSilenced(c: ApiContext, tx?: Transaction): Promise<void> {
  const { system } = c.var;
  const silence = await findRestriction(tx ?? system.database.db, system, requireSession(c).uid, 'silenced');
  if (!silence) return;
  const { until } = silence;
  const detail = { silenced: { until } };
  if (until === null) throw new ApiError(403, 'forum-silenced', {}, {}, detail);
  throw new ApiError(403, 'forum-silenced-until', {}, { day: until }, detail);
}
