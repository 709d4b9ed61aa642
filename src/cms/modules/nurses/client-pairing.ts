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
    .select({ exercises: pairings.showsExercises, answers: pairings.showsAnswers })
    .from(pairings)
    .where(eq(pairings.uid, sql.placeholder('uid')))
    .prepare('pairing_of_person'),
);

/** Returns the code of a nurse; for a client, whether one is paired, and can read the answers to exercises. */
export async function serializePairing(
  { database }: ContentSystem,
  { uid, role, status }: Pick<User, 'uid' | 'role' | 'status'>,
): Promise<WrappedFields> {
  if (role === 'poh') {
    return status === 'active' ? { field_poh_pairing_code: wrapValue(await ensurePairingCode(database.db, uid)) } : {};
  }
  if (role !== 'client' && role !== 'sso_client') return {};
  const [scopes] = await pairingQuery(database.db).execute({ uid });
  return {
    field_has_poh: scopes ? [{ value: true, reads_answers: scopes.exercises && scopes.answers }] : wrapValue(false),
  };
}
