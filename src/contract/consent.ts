import { CONSENT_VERSION } from '#src/domains/consent.ts';
import { first, firstText, type WireFields } from './wire.ts';

/** Consent of a participant, with its time (ISO 8601). */
export interface GivenConsent {
  /** Version of the wording: `consentWording`. */
  readonly version: string;
  /** Code of the language of the consent text. */
  readonly language: string;
  /** ISO 8601. */
  readonly at: string;
}

/**
 * Fields of the statement to be 18 or older and of the consent to the current text in this language. The server stores
 * version, language and time.
 */
export const consentFields = (language: string) => ({
  field_adult: [{ value: 1 }],
  field_health_consent: [{ value: CONSENT_VERSION, langcode: language }],
});

/** The consent in the own account's fields; null without one. */
export function readGivenConsent(fields: WireFields): GivenConsent | null {
  const version = firstText(fields, 'field_health_consent');
  const at = first(fields, 'field_health_consent', 'given_at');
  if (version === null || typeof at !== 'string') return null;
  return { version, language: firstText(fields, 'field_health_consent', 'langcode') ?? 'nl', at };
}
