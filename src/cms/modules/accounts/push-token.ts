import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { deletePushToken, isPlatform, savePushToken } from '#src/contract/account.ts';
import { type CipherContext, encryptText } from '../../db/encryption/seal.ts';
import { pushTokens } from '../../db/schema/index.ts';
import { respondEmpty } from '../../http/answer.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { readPlainText } from '../../http/request-values.ts';
import { requireSession } from '../../identity/find-user.ts';

const toHash = (token: string) => createHash('sha256').update(token).digest();

export const toPushTokenContext = (uid: number, tokenHash: Buffer): CipherContext => ({
  table: 'push_tokens',
  row: tokenHash.toString('hex'),
  owner: uid,
});

/** Registers a device for the duration of this session. A device of a new user is removed from the previous one. */
export async function saveToken(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const { uid, id } = requireSession(c);
  const body = await readRequest(c, savePushToken);
  const token = readPlainText(body, 'pushNotificationToken');
  const platform = isPlatform(body.platform) ? body.platform : null;
  const tokenHash = toHash(token);
  const text = encryptText(system.keys, toPushTokenContext(uid, tokenHash), token);
  const row = { uid, sessionId: id, token: text, platform, createdAt: system.now() };
  await system.database.db
    .insert(pushTokens)
    .values({ tokenHash, ...row })
    .onConflictDoUpdate({ target: pushTokens.tokenHash, set: row });
  return respondEmpty(c);
}

/** Deletes a device of the user's account; succeeds if the device is unknown. */
export async function deleteToken(c: ApiContext): Promise<Response> {
  const tokenHash = toHash(readPlainText(await readRequest(c, deletePushToken), 'pushNotificationToken'));
  const condition = and(eq(pushTokens.uid, requireSession(c).uid), eq(pushTokens.tokenHash, tokenHash));
  await c.var.system.database.db.delete(pushTokens).where(condition);
  return respondEmpty(c);
}
