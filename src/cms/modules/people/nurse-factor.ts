import { eq } from 'drizzle-orm';
import { nurseStatusForm, resetNurseFactor as operation } from '#src/contract/desk/nurses.ts';
import { users } from '../../db/schema/index.ts';
import { respondEmpty } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import { PEOPLE_FORM_TEXTS, readFormValues } from '../../http/form-values.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { readPlainText } from '../../http/request-values.ts';
import { readIdParam } from '../../http/route.ts';
import { sendAccountMail } from '../../identity/account-mails.ts';
import { requireSession } from '../../identity/find-user.ts';
import { requiresLoginCode } from '../../identity/second-factor.ts';
import { recordAction } from '../moderation-records/actions.ts';
import { deleteFactor } from '../second-factor/user-factor.ts';
import { endSessions } from '../sessions/start-session.ts';

/** Removes the second factor of a nurse, records it, and mails her, as the request may not have been hers. */
export async function handleResetNurseFactor(c: ApiContext): Promise<Response> {
  const { system, language } = c.var;
  const uid = readIdParam(c, 'uid');
  const body = await readRequest(c, operation);
  const { reason } = readFormValues(
    nurseStatusForm,
    { reason: readPlainText(body, 'reason') },
    { language, textKey: PEOPLE_FORM_TEXTS },
  );
  await system.jobs.transact(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.uid, uid)).for('update');
    if (user?.role !== 'poh' || !(await requiresLoginCode(tx, user))) throw new ApiError(404, 'not-found');
    await deleteFactor(tx, uid);
    await endSessions(tx, uid);
    const time = system.now();
    const values = { changed: 'factor' } as const;
    const cause = `factor reset ${uid} ${time.getTime()}`;
    await sendAccountMail(system, tx, { mail: 'details-changed', user, page: 'forgot', cause, values });
    const { uid: staffUid } = requireSession(c);
    const action = {
      action: 'reset-factor',
      domain: 'guided',
      about: null,
      uid,
      mid: null,
      reason,
      staffUid,
      at: time,
    } as const;
    await recordAction(system, tx, action);
  });
  return respondEmpty(c);
}
