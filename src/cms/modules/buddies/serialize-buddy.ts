import type { Keyring } from '../../db/encryption/keyring.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { WrappedFields } from '../../http/wrap.ts';
import type { User } from '../../identity/find-user.ts';
import { MAX_REFUSALS } from '../../mail/refusals.ts';
import { decryptRefusal, readBuddyRows, type StoredBuddy } from './find-buddy.ts';

/**
 * Serializes a buddy: status accepted or sent, the text of a refusal ("" if there is none), and whether the buddy
 * stopped, the invitation waits, or the address refuses mails.
 */
export function serializeBuddy(keys: Keyring, row: StoredBuddy) {
  const refusal = decryptRefusal(keys, row);
  return {
    id: row.id,
    name: row.name,
    field_email: row.email,
    status: row.state === 'accepted' ? 'accepted' : 'sent',
    refusal: row.state === 'refused' ? (refusal ?? '') : refusal,
    ended: row.state === 'stopped',
    waiting: row.isWaiting,
    unreachable: row.mailRefusals >= (row.state === 'sent' ? 1 : MAX_REFUSALS),
  };
}

/** Returns the buddies in the fields of the user's account. */
export async function serializeBuddies({ database, keys }: ContentSystem, { uid, role }: User): Promise<WrappedFields> {
  if (role !== 'client' && role !== 'sso_client') return {};
  return { field_buddies: (await readBuddyRows(database.db, uid)).map((row) => serializeBuddy(keys, row)) };
}
