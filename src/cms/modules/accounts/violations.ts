import type { Language, Localised } from '#src/domains/domain.ts';
import type { Violation } from '../../http/api-error.ts';

const TEXTS = {
  required: { nl: 'Vul dit veld in.', en: 'Fill in this field.' },
  invalid: { nl: 'Deze waarde klopt niet.', en: 'This value is not valid.' },
  'too-short': { nl: 'Dit wachtwoord is te kort.', en: 'This password is too short.' },
  'too-long': { nl: 'Deze tekst is te lang.', en: 'This text is too long.' },
  'no-letter': { nl: 'Gebruik ten minste één letter.', en: 'Use at least one letter.' },
  'no-digit': { nl: 'Gebruik ten minste één cijfer.', en: 'Use at least one digit.' },
  'too-common': { nl: 'Dit wachtwoord wordt te vaak gebruikt.', en: 'This password is used too often.' },
  'not-different': { nl: 'Dit is al je e-mailadres.', en: 'This already is your email address.' },
  reserved: {
    nl: 'Deze bijnaam lijkt op die van ons team. Kies een andere.',
    en: 'This nickname looks like that of our team. Choose another one.',
  },
  'later-than-existing': {
    nl: 'Kies een datum die niet later is dan je huidige startdatum.',
    en: 'Choose a date that is not later than your current start date.',
  },
  'not-validated': { nl: 'Bevestig eerst je e-mailadres.', en: 'Confirm your email address first.' },
  'address-of-staff': {
    nl: 'Er is al een medewerker met dit e-mailadres.',
    en: 'There already is a member of staff with this email address.',
  },
  'wrong-code': {
    nl: 'Deze code klopt niet, of is al gebruikt. Wacht op een nieuwe code.',
    en: 'This code is not correct, or was used already. Wait for a new code.',
  },
  'wrong-password': { nl: 'Je huidige wachtwoord klopt niet.', en: 'Your current password is not correct.' },
} as const satisfies Record<string, Localised>;

export type Problem = keyof typeof TEXTS;

/** A refused value in the reader's language. */
export const violation = (field: string, problem: Problem, language: Language): Violation => ({
  field,
  text: TEXTS[problem][language],
});
