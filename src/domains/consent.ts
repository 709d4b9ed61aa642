import type { Localised } from './domain.ts';

/**
 * Sentence of the consent to store health data, by the version of its wording: an accepted wording remains readable
 * when the sentence changes. A lawyer reads it before a site opens.
 */
export const CONSENT_WORDINGS = {
  '2026-11': {
    nl: 'Ik geef toestemming om mijn gegevens over gezondheid en gebruik te bewaren, zodat mijn programma werkt. Ik kan dit altijd stoppen: dan worden ze gewist.',
    en: 'I agree that data about my health and my use are stored to run my programme. I can withdraw this at any time, and the data will be deleted.',
  },
} as const satisfies Record<string, Localised>;

/** Sentence next to the switch of the weekly mail, by the version of its wording: switching it on is the consent. */
export const WEEK_MAIL_WORDINGS = {
  '2026-11': {
    nl: 'Wie je mail kan lezen, kan met de link een week invullen. Wat je eerder invulde, staat er niet bij.',
    en: 'Anyone who can read your email can use the link to enter a week. It does not show what you entered before.',
  },
} as const satisfies Record<string, Localised>;

/** Current version of the wording of the weekly mail. */
export const WEEK_MAIL_WORDING: keyof typeof WEEK_MAIL_WORDINGS = '2026-11';

export type ConsentVersion = keyof typeof CONSENT_WORDINGS;

/** Current version of the wording of the consent. */
export const CONSENT_VERSION: ConsentVersion = '2026-11';

/** Returns the wording of a version; undefined for an unknown version. */
export const findConsentWording = (version: string): Localised | undefined =>
  Object.hasOwn(CONSENT_WORDINGS, version) ? CONSENT_WORDINGS[version as ConsentVersion] : undefined;
