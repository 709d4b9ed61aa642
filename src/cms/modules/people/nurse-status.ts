import { and, eq } from 'drizzle-orm';
import { type NurseStatusChange, nurseStatusForm, setNurseStatus as operation } from '#src/contract/desk/nurses.ts';
import { users } from '../../db/schema/index.ts';
import { respondEmpty } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { PEOPLE_FORM_TEXTS, readFormValues } from '../../http/form-values.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { readPlainText } from '../../http/request-values.ts';
import { readIdParam } from '../../http/route.ts';
import { sendAccountMail } from '../../identity/account-mails.ts';
import { requireSession } from '../../identity/find-user.ts';
import { recordAction } from '../moderation-records/actions.ts';
import { endNursePairings } from '../nurses/unpair.ts';
import { closeSessions, deleteClosedSessions } from '../restrictions/end-sessions.ts';
import { assertNotSelf, type Decision } from '../restrictions/restrict.ts';

const CHANGES = {
  withdraw: { from: 'active', to: 'withdrawn' },
  'give-back': { from: 'withdrawn', to: 'active' },
} as const;

/**
 * Revokes or restores the approval of a nurse; returns false if there is none to change. Her access to clients ends
 * immediately; ended pairings are not restored, because the client chooses the nurse.
 */
export function changeNurseApproval(
  system: ContentSystem,
  uid: number,
  { action, reason, staffUid }: Decision<NurseStatusChange>,
): Promise<boolean> {
  assertNotSelf({ staffUid }, uid);
  const { from, to } = CHANGES[action];
  return system.jobs.transact(async (tx) => {
    const condition = and(eq(users.uid, uid), eq(users.role, 'poh'), eq(users.status, from));
    const now = system.now();
    const [user] = await tx.update(users).set({ status: to, changedAt: now }).where(condition).returning();
    if (!user) return false;
    if (action === 'withdraw') {
      await closeSessions(tx, uid, 'withdrawn');
      await endNursePairings(system, tx, uid);
    } else {
      await deleteClosedSessions(tx, uid);
      const cause = `nurse-approved ${uid} ${now.getTime()}`;
      await sendAccountMail(system, tx, { mail: 'nurse-approved', user, page: 'login', cause });
    }
    await recordAction(system, tx, {
      action,
      domain: 'guided',
      about: null,
      uid,
      mid: null,
      reason,
      staffUid,
      at: now,
    });
    return true;
  });
}

export async function handleSetNurseStatus(c: ApiContext): Promise<Response> {
  const uid = readIdParam(c, 'uid');
  const body = await readRequest(c, operation);
  const { reason } = readFormValues(
    nurseStatusForm,
    { reason: readPlainText(body, 'reason') },
    { language: c.var.language, textKey: PEOPLE_FORM_TEXTS },
  );
  const action = readPlainText(body, 'action') as NurseStatusChange;
  const isDone = await changeNurseApproval(c.var.system, uid, { action, reason, staffUid: requireSession(c).uid });
  if (!isDone) throw new ApiError(404, 'not-found');
  return respondEmpty(c);
}
