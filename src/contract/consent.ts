import { CONSENT_VERSION } from '#src/domains/consent.ts';
import { first, firstText, type WireFields } from './wire.ts';

/** Consent of a participant, with its moment (ISO 8601). */
export interface GivenConsent {
  /** Version of the wording: `consentWording`. */
  readonly version: string;
  /** Code of the language in which it was read. */
  readonly language: string;
  /** ISO 8601. */
  readonly at: string;
}

/**
 * The fields by which somebody says to be 18 or older, and agrees to the sentence of now as they read it in this
 * language. The server keeps version, language and moment.
 */
export const consentFields = (language: string) => ({
  field_adult: [{ value: 1 }],
  field_health_consent: [{ value: CONSENT_VERSION, langcode: language }],
});

/** What the own account tells of the consent; null where none was given. */
export function readGivenConsent(fields: WireFields): GivenConsent | null {
  const version = firstText(fields, 'field_health_consent');
  const at = first(fields, 'field_health_consent', 'given_at');
  if (version === null || typeof at !== 'string') return null;
  return { version, language: firstText(fields, 'field_health_consent', 'langcode') ?? 'nl', at };
}
