import { and, eq } from 'drizzle-orm';
import { type BrokenRule, type DecisionSource, isExplained } from '#src/contract/desk/moderation.ts';
import type { RestrictionAction } from '#src/contract/desk/people.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { restrictions, users } from '../../db/schema/index.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { User } from '../../identity/find-user.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { recordAction } from '../moderation-records/actions.ts';
import { sendDecision, sendObjectionOutcome } from '../moderation-records/send-decision.ts';
import { closeSessions, deleteClosedSessions } from './end-sessions.ts';

/** A decision about a user, with author and reason. */
export interface Decision<Action> {
  readonly action: Action;
  readonly reason: string;
  /** Null on the command line. */
  readonly staffUid: number | null;
}

export interface Restriction extends Decision<RestrictionAction> {
  /** Last day; null if it has no end. */
  readonly until: CalendarDate | null;
  readonly rule: BrokenRule;
  readonly source: DecisionSource;
}

/** Refuses a decision of a staff member about their own account. */
export function assertNotSelf({ staffUid }: Pick<Decision<unknown>, 'staffUid'>, uid: number): void {
  if (staffUid === uid) throw new ApiError(403, 'forbidden');
}

async function storeRestriction(
  tx: Transaction,
  uid: number,
  kind: 'suspended' | 'silenced',
  until: CalendarDate | null,
) {
  const row = { uid, kind, until };
  const same = [restrictions.uid, restrictions.kind];
  await tx.insert(restrictions).values(row).onConflictDoUpdate({ target: same, set: { until } });
}

async function drop(tx: Transaction, uid: number, kind: 'suspended' | 'silenced'): Promise<void> {
  await tx.delete(restrictions).where(and(eq(restrictions.uid, uid), eq(restrictions.kind, kind)));
}

/** Reactivates a suspended account. */
export async function reactivateAccount(tx: Transaction, uid: number): Promise<void> {
  await drop(tx, uid, 'suspended');
  const isSuspended = and(eq(users.uid, uid), eq(users.status, 'suspended'));
  await tx.update(users).set({ status: 'active' }).where(isSuspended);
  await deleteClosedSessions(tx, uid);
}

/** Suspends or silences a participant, or undoes it. The caller has locked the account. */
export async function applyRestriction(
  tx: Transaction,
  uid: number,
  { action, until }: Pick<Restriction, 'action' | 'until'>,
): Promise<void> {
  if (action === 'suspend') {
    await storeRestriction(tx, uid, 'suspended', until);
    await tx.update(users).set({ status: 'suspended' }).where(eq(users.uid, uid));
    await closeSessions(tx, uid, 'suspended');
  }
  if (action === 'unsuspend') await reactivateAccount(tx, uid);
  if (action === 'silence') await storeRestriction(tx, uid, 'silenced', until);
  if (action === 'unsilence') await drop(tx, uid, 'silenced');
}

/** Restricts a user and records it; sends the user the reasons. */
export async function restrictAndRecord(
  system: ContentSystem,
  tx: Transaction,
  user: User,
  { action, reason, until, staffUid, rule, source }: Restriction,
): Promise<void> {
  const { uid, domain } = user;
  assertNotSelf({ staffUid }, uid);
  await applyRestriction(tx, uid, { action, until });
  const mid = isExplained(action)
    ? await sendDecision(system, tx, user, { action, until, rule, source, facts: reason })
    : await sendObjectionOutcome(system, tx, user, { answer: 'reversed' });
  await recordAction(system, tx, {
    action,
    domain,
    about: null,
    uid,
    mid,
    reason,
    until,
    staffUid,
    at: system.now(),
  });
}
