import { and, asc, eq } from 'drizzle-orm';
import { nurseProfiles, users } from '../../db/schema/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { sendAccountMail } from './account-mails.ts';
import { userByAddress } from './find-user.ts';
import { endSessions } from './sessions.ts';

export type Decision = 'approve' | 'reject';

/** The nurses who wait for review, the first comer first. */
export function pendingNurses({ database }: ContentSystem) {
  return database.db
    .select({ mail: users.mail, since: users.createdAt, practice: nurseProfiles })
    .from(users)
    .innerJoin(nurseProfiles, eq(nurseProfiles.uid, users.uid))
    .where(and(eq(users.status, 'pending'), eq(users.role, 'poh')))
    .orderBy(asc(users.createdAt));
}

/** Decides about a nurse who waits for review and tells her by mail; false where nobody waits under this address. */
export function reviewNurse(system: ContentSystem, mail: string, decision: Decision): Promise<boolean> {
  return system.jobs.transact(async (tx) => {
    const user = await userByAddress(tx, 'guided', mail);
    if (user?.role !== 'poh') return false;
    const status = decision === 'approve' ? 'active' : 'rejected';
    const decided = await tx
      .update(users)
      .set({ status, changedAt: system.now() })
      .where(and(eq(users.uid, user.uid), eq(users.status, 'pending')))
      .returning({ uid: users.uid });
    if (decided.length === 0) return false;
    await endSessions(tx, user.uid);
    const name = decision === 'approve' ? 'nurse-approved' : 'nurse-rejected';
    await sendAccountMail(system, tx, { mail: name, user, page: 'login', cause: `${name} ${user.uid}` });
    return true;
  });
}
