import { eq } from 'drizzle-orm';
import { pairings } from '../../db/schema/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { type Wrapped, wrapValue } from '../../http/wrap.ts';
import type { User } from '../accounts/find-user.ts';
import { pairingCodeOf } from './pairing-code.ts';

/** The code of a nurse, and whether a client is paired. */
export async function wrapPairing(
  { database }: ContentSystem,
  { uid, role, status }: Pick<User, 'uid' | 'role' | 'status'>,
): Promise<Wrapped> {
  if (role === 'poh') {
    return status === 'active' ? { field_poh_pairing_code: wrapValue(await pairingCodeOf(database.db, uid)) } : {};
  }
  if (role !== 'client' && role !== 'sso_client') return {};
  const [own] = await database.db.select({ uid: pairings.uid }).from(pairings).where(eq(pairings.uid, uid));
  return { field_has_poh: wrapValue(own !== undefined) };
}
