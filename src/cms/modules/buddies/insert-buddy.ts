import { encryptText } from '../../db/encryption/seal.ts';
import { buddies } from '../../db/schema/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { toAddressKey } from '../../identity/find-user.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { createBuddyCode, hashCode, type StoredBuddy, toBuddyContext } from './find-buddy.ts';

type NewBuddy = Pick<StoredBuddy, 'uid' | 'id' | 'name' | 'email'> & Partial<Pick<StoredBuddy, 'isWaiting'>>;

/** Inserts an invited buddy, with a new code for the buddy's links. */
export async function insertBuddy(
  { keys, now }: Pick<ContentSystem, 'keys' | 'now'>,
  tx: Transaction,
  { uid, id, name, email, isWaiting = false }: NewBuddy,
): Promise<StoredBuddy> {
  const code = createBuddyCode();
  const encryptedCode = { codeHash: hashCode(code), code: encryptText(keys, toBuddyContext({ uid, id }), code) };
  const [row] = await tx
    .insert(buddies)
    .values({
      uid,
      id,
      name,
      email,
      address: toAddressKey(email),
      state: 'sent',
      isWaiting,
      ...encryptedCode,
      invitedAt: now(),
    })
    .returning();
  if (!row) throw new Error('The buddy was not stored.');
  return row;
}
