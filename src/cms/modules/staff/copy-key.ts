import { createHmac } from 'node:crypto';
import { respondPrivately } from '../../http/answer.ts';
import type { ApiContext } from '../../http/request.ts';
import { requireSession } from '../../identity/find-user.ts';

/**
 * Returns the key of the caller's session for copies of unsaved text in the browser. It is derived, not stored, and
 * differs for every session, so that a copy of an ended session cannot be decrypted.
 */
export async function showCopyKey(c: ApiContext): Promise<Response> {
  const { keys } = c.var.system;
  const { id, uid, createdAt } = requireSession(c);
  const secret = keys.keyOf(keys.current(), 'desk-copy');
  const key = createHmac('sha256', secret)
    .update(JSON.stringify([id, uid, createdAt.getTime()]))
    .digest('base64');
  return respondPrivately(c, { key });
}
