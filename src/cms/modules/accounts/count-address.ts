import { checkLimit, countTry } from '../../http/limits.ts';
import type { ApiContext } from '../../http/request.ts';
import { addressKey } from '../../identity/find-user.ts';

/** Counts a mail that asks an address whether it is somebody's, before it goes out: 429 where there were too many. */
export async function countConfirmation(c: ApiContext, mail: string): Promise<void> {
  await checkLimit(c, 'confirm-address', addressKey(mail));
  await countTry(c, 'confirm-address', addressKey(mail));
}

/**
 * Counts another password or address of an account, null where it keeps its own, before the mails of it go out. Whoever
 * has the address.
 */
export async function countChange(c: ApiContext, uid: number, mail: string | null): Promise<void> {
  await checkLimit(c, 'change-credentials', uid);
  if (mail !== null) await countConfirmation(c, mail);
  await countTry(c, 'change-credentials', uid);
}
