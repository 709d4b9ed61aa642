import { giveConsent } from '#src/contract/account.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { lockUser, requireSession } from '../../identity/find-user.ts';
import { collectViolations } from '../../identity/read-credentials.ts';
import { requireConsent, storeConsent } from './consent.ts';
import { showOwnUser } from './serialize-user.ts';

/** Stores the consent of an account that has none: of single sign-on, or created before consent was required. */
export async function acceptConsent(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const { uid } = requireSession(c);
  const body = await readRequest(c, giveConsent);
  const consent = collectViolations(c, { textKey: 'forms.errors' }, (refuse) => requireConsent(c, body, refuse));
  const user = await system.database.db.transaction(async (tx) => {
    await storeConsent(tx, await lockUser(tx, uid), consent);
    return lockUser(tx, uid);
  });
  return showOwnUser(c, user);
}
