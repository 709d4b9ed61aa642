import { eq, sql } from 'drizzle-orm';
import type { Orm } from '../../db/orm.ts';
import { prepareOnce } from '../../db/prepare-once.ts';
import { pairings } from '../../db/schema/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { type WrappedFields, wrapValue } from '../../http/wrap.ts';
import type { User } from '../../identity/find-user.ts';
import { ensurePairingCode } from './pairing-code.ts';

const pairingQuery = prepareOnce((db: Orm) =>
  db
    .select({ uid: pairings.uid })
    .from(pairings)
    .where(eq(pairings.uid, sql.placeholder('uid')))
    .prepare('pairing_of_person'),
);

async function hasNurse(db: Orm, uid: number): Promise<boolean> {
  return (await pairingQuery(db).execute({ uid })).length > 0;
}

/** Returns the code of a nurse, and whether a client is paired. */
export async function serializePairing(
  { database }: ContentSystem,
  { uid, role, status }: Pick<User, 'uid' | 'role' | 'status'>,
): Promise<WrappedFields> {
  if (role === 'poh') {
    return status === 'active' ? { field_poh_pairing_code: wrapValue(await ensurePairingCode(database.db, uid)) } : {};
  }
  if (role !== 'client' && role !== 'sso_client') return {};
  return { field_has_poh: wrapValue(await hasNurse(database.db, uid)) };
}
