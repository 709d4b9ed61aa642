import { updateSsoUser as operation } from '#src/contract/sign-on.ts';
import { ApiError } from '../../http/api-error.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { readSentText } from '../../http/request-values.ts';
import { lockUser, requireUser } from '../../identity/find-user.ts';
import { collectViolations, readMailChange } from '../../identity/read-credentials.ts';
import { limitCredentialChanges } from './count-confirmation.ts';
import { showOwnUser } from './serialize-user.ts';
import { announceChange, moveAddress } from './update-user.ts';

/** Changes the mail address of a single sign-on user, who has no password here (docs/specification.md, section 6). */
export async function handleUpdateSsoUser(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const user = await requireUser(c);
  if (user.role !== 'sso_client') throw new ApiError(403, 'forbidden');
  const input = readSentText(await readRequest(c, operation), 'mail') ?? '';
  const mail =
    collectViolations(c, { textKey: 'account.errors' }, (refuse) => readMailChange(c, input, user.mail, refuse)) ??
    user.mail;
  await limitCredentialChanges(c, user.uid, mail);
  const changes = await system.jobs.transact(async (tx) => {
    const previousUser = await lockUser(tx, user.uid);
    await moveAddress(c, tx, previousUser, mail);
    await announceChange(c, tx, previousUser, 'mail');
    return lockUser(tx, user.uid);
  });
  return showOwnUser(c, changes);
}
