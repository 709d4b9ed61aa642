import { checkLimit, recordFailedAttempt } from '../../http/limits.ts';
import type { ApiContext } from '../../http/request.ts';
import { toAddressKey } from '../../identity/find-user.ts';

/** Counts a mail that confirms an address before it is sent; responds with 429 if there were too many. */
export async function countConfirmation(c: ApiContext, mail: string): Promise<void> {
  await checkLimit(c, 'confirm-address', toAddressKey(mail));
  await recordFailedAttempt(c, 'confirm-address', toAddressKey(mail));
}

/** Counts a change of an account's password or address (null if unchanged) before its mails are sent. */
export async function limitCredentialChanges(c: ApiContext, uid: number, mail: string | null): Promise<void> {
  await checkLimit(c, 'change-credentials', uid);
  if (mail !== null) await countConfirmation(c, mail);
  await recordFailedAttempt(c, 'change-credentials', uid);
}
