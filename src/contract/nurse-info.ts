import { readPairingCode } from '#src/rules/fields/pairing-code.ts';
import type { Reading } from '#src/rules/fields/reading.ts';
import { first, record, type WireFields } from './wire.ts';

/** The nurse that a participant is paired with (docs/specification.md, section 3, "Nurse practitioner info"). */
export interface NurseInfo {
  readonly name: string;
  readonly generalPractitioner: string;
}

export function readNurseInfo(body: unknown): NurseInfo {
  const { name, general_practitioner: practice } = record(body, 'nurse');
  return {
    name: typeof name === 'string' ? name : '',
    generalPractitioner: typeof practice === 'string' ? practice : '',
  };
}

/** The stored form of a typed code: spaces and case are ignored. */
export function readTypedPairingCode(typed: string): Reading<string, 'required' | 'invalid'> {
  const reading = readPairingCode(typed.replace(/\s/g, ''));
  return reading.ok ? { ok: true, value: reading.value.toUpperCase() } : reading;
}

/** True if the own user is paired with a nurse. */
export const isPaired = (fields: WireFields): boolean => first(fields, 'field_has_poh') === true;

/** The own code of a nurse; null for any other user. */
export function parsePairingCode(fields: WireFields): string | null {
  const code = first(fields, 'field_poh_pairing_code');
  return typeof code === 'string' ? code : null;
}
