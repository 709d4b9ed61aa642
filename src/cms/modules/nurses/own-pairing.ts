import { eq, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database.ts';
import { pairings } from '../../db/schema/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { type Wrapped, wrapValue } from '../../http/wrap.ts';
import type { User } from '../accounts/find-user.ts';
import { pairingCodeOf } from './pairing-code.ts';

const preparePairing = (db: Orm) =>
  db
    .select({ uid: pairings.uid })
    .from(pairings)
    .where(eq(pairings.uid, sql.placeholder('uid')))
    .prepare('pairing_of_person');

const prepared = new WeakMap<Orm, ReturnType<typeof preparePairing>>();

/** Every start of the product asks it, so the query is put together once. */
async function hasNurse(db: Orm, uid: number): Promise<boolean> {
  const query = prepared.get(db) ?? preparePairing(db);
  prepared.set(db, query);
  return (await query.execute({ uid })).length > 0;
}

/** The code of a nurse, and whether a client is paired. */
export async function wrapPairing(
  { database }: ContentSystem,
  { uid, role, status }: Pick<User, 'uid' | 'role' | 'status'>,
): Promise<Wrapped> {
  if (role === 'poh') {
    return status === 'active' ? { field_poh_pairing_code: wrapValue(await pairingCodeOf(database.db, uid)) } : {};
  }
  if (role !== 'client' && role !== 'sso_client') return {};
  return { field_has_poh: wrapValue(await hasNurse(database.db, uid)) };
}
