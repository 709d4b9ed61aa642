import { practiceFields } from '#src/contract/fields/account.ts';
import type { PracticeField } from '#src/contract/own-user.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { type WrappedFields, wrapValue } from '../../http/wrap.ts';
import { findNurseProfile, type User } from '../../identity/find-user.ts';

/** Returns the fields of a nurse's practice. */
export async function serializePractice({ database }: ContentSystem, { uid, role }: User): Promise<WrappedFields> {
  const profile = role === 'poh' ? await findNurseProfile(database.db, uid) : undefined;
  if (!profile) return {};
  const entries = Object.entries(practiceFields).map(([name, { wireName }]) => [
    wireName,
    wrapValue(profile[name as PracticeField]),
  ]);
  return Object.fromEntries(entries);
}
