import { and, asc, eq } from 'drizzle-orm';
import { nurseProfiles, nurseReviews, users } from '../../db/schema/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { sendAccountMail } from '../../identity/account-mails.ts';
import { listAddressAccounts } from '../../identity/addresses.ts';
import { findUserByUid, type User } from '../../identity/find-user.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { endSessions } from '../sessions/start-session.ts';

export type ReviewDecision = 'approve' | 'reject';

/** A decision with its reason and author; the mail contains the reason of a rejection. */
export interface Review {
  readonly decision: ReviewDecision;
  readonly reason: string | null;
  /** Null on the command line. */
  readonly staffUid: number | null;
}

/** Lists the nurses who wait for review, in order of registration. */
export function listPendingNurses({ database }: ContentSystem) {
  return database.db
    .select({ mail: users.mail, since: users.createdAt, practice: nurseProfiles })
    .from(users)
    .innerJoin(nurseProfiles, eq(nurseProfiles.uid, users.uid))
    .where(and(eq(users.status, 'pending'), eq(users.role, 'poh')))
    .orderBy(asc(users.createdAt));
}

async function decide(system: ContentSystem, tx: Transaction, user: User | undefined, review: Review) {
  if (user?.role !== 'poh') return false;
  const { decision, reason } = review;
  const status = decision === 'approve' ? 'active' : 'rejected';
  const now = system.now();
  const updatedRows = await tx
    .update(users)
    .set({ status, changedAt: now })
    .where(and(eq(users.uid, user.uid), eq(users.status, 'pending')))
    .returning({ uid: users.uid });
  if (updatedRows.length === 0) return false;
  await tx.insert(nurseReviews).values({ ...review, uid: user.uid, createdAt: now });
  await endSessions(tx, user.uid);
  const name = decision === 'approve' ? 'nurse-approved' : 'nurse-rejected';
  const values = reason === null ? {} : { values: { text: reason } };
  await sendAccountMail(system, tx, { mail: name, user, page: 'login', cause: `${name} ${user.uid}`, ...values });
  return true;
}

/**
 * Approves or rejects a nurse who waits for review and mails her; returns false if none waits under this address, or if
 * several do and none has validated it: the desk distinguishes them.
 */
export function handleReviewNurse(system: ContentSystem, mail: string, decision: ReviewDecision): Promise<boolean> {
  const review = { decision, reason: null, staffUid: null };
  return system.jobs.transact(async (tx) => {
    const pendingAccounts = (await listAddressAccounts(tx, 'guided', mail)).filter(
      ({ status }) => status === 'pending',
    );
    const sure =
      pendingAccounts.find(({ validatedAt }) => validatedAt !== null) ??
      (pendingAccounts.length === 1 ? pendingAccounts[0] : undefined);
    return decide(system, tx, sure, review);
  });
}

/** Approves or rejects a nurse by her uid. */
export function reviewNurseByUid(system: ContentSystem, uid: number, review: Review): Promise<boolean> {
  return system.jobs.transact(async (tx) => decide(system, tx, await findUserByUid(tx, uid), review));
}
