import { seal } from '../../db/encryption/seal.ts';
import { buddies } from '../../db/schema/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { addressKey } from '../../identity/find-user.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { buddySealContext, hashCode, makeCode, type StoredBuddy } from './find-buddy.ts';

type NewBuddy = Pick<StoredBuddy, 'uid' | 'id' | 'name' | 'email'> & Partial<Pick<StoredBuddy, 'isWaiting'>>;

/** Inserts an invited buddy, with a new code for the buddy's links. */
export async function insertBuddy(
  { keys, now }: Pick<ContentSystem, 'keys' | 'now'>,
  tx: Transaction,
  { uid, id, name, email, isWaiting = false }: NewBuddy,
): Promise<StoredBuddy> {
  const code = makeCode();
  const sealed = { codeHash: hashCode(code), code: seal(keys, buddySealContext({ uid, id }), code) };
  const [made] = await tx
    .insert(buddies)
    .values({ uid, id, name, email, address: addressKey(email), state: 'sent', isWaiting, ...sealed, invitedAt: now() })
    .returning();
  if (!made) throw new Error('The buddy was not stored.');
  return made;
}
