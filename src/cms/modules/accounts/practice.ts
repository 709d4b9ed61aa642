import type { NurseField } from '#src/contract/own-user.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { type Wrapped, wrapValue } from '../../http/wrap.ts';
import { type NurseProfile, nurseProfile, type User } from '../../identity/find-user.ts';

/** Where a nurse's fields are kept, by wire name without `field_`. */
export const NURSE_COLUMNS = {
  initials: 'initials',
  family_name: 'familyName',
  function: 'function',
  general_practitioner: 'generalPractitioner',
  address: 'address',
  postal_code: 'postalCode',
  locality: 'locality',
  telephone_number: 'telephoneNumber',
} as const satisfies Record<NurseField, keyof NurseProfile>;

/** The fields of a nurse's practice. */
export async function wrapPractice({ database }: ContentSystem, { uid, role }: User): Promise<Wrapped> {
  const profile = role === 'poh' ? await nurseProfile(database.db, uid) : undefined;
  if (!profile) return {};
  const entries = Object.entries(NURSE_COLUMNS).map(([name, column]) => [`field_${name}`, wrapValue(profile[column])]);
  return Object.fromEntries(entries);
}
