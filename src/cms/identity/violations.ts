import type { Language, Localised } from '#src/domains/domain.ts';
import type { Violation } from '../http/api-error.ts';

const TEXTS = {
  'not-adult': {
    nl: 'Dit programma is gemaakt voor volwassenen, dus je kunt hier geen account maken.',
    en: 'This programme is for adults, so you cannot make an account.',
  },
  'no-consent': {
    nl: 'Zonder toestemming kunnen we geen programma voor je maken. Alle uitleg en nummers blijven open.',
    en: 'Without your consent we cannot make a programme for you. All information and numbers stay open.',
  },
  required: { nl: 'Vul dit veld in.', en: 'Fill in this field.' },
  'too-early': { nl: 'Kies een datum vanaf 1 januari 2015.', en: 'Choose a date from 1 January 2015.' },
  placeholder: {
    nl: 'Op dit adres komt geen mail aan. Kies een ander adres.',
    en: 'No mail arrives at this address. Choose another one.',
  },
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
  invisible: {
    nl: 'Deze bijnaam is niet te zien. Kies er een met letters of cijfers.',
    en: 'This nickname cannot be seen. Choose one with letters or digits.',
  },
  contact: {
    nl: 'Een bijnaam is geen e-mailadres, nummer of webadres. Iedereen kan hem lezen. Kies een andere.',
    en: 'A nickname is no email address, number or web address. Everyone can read it. Choose another one.',
  },
  taken: {
    nl: 'Deze bijnaam is al van iemand anders. Kies een andere.',
    en: 'This nickname is already taken. Choose another one.',
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
  'wrong-lock-code': {
    nl: 'Deze code klopt niet. Na vijf keer fout moet je opnieuw inloggen.',
    en: 'This code is not correct. After five wrong tries you have to log in again.',
  },
  'wrong-lock-password': {
    nl: 'Dit wachtwoord klopt niet. Na vijf keer fout moet je opnieuw inloggen.',
    en: 'This password is not correct. After five wrong tries you have to log in again.',
  },
  'not-six-digits': { nl: 'Gebruik zes cijfers.', en: 'Use six digits.' },
  'too-easy': {
    nl: 'Deze code is makkelijk te raden. Kies een andere.',
    en: 'Others soon guess this code. Choose another one.',
  },
  'wrong-password': { nl: 'Je huidige wachtwoord klopt niet.', en: 'Your current password is not correct.' },
} as const satisfies Record<string, Localised>;

export type Problem = keyof typeof TEXTS;

/** A refused value in the reader's language. */
export const violation = (field: string, problem: Problem, language: Language): Violation => ({
  field,
  text: TEXTS[problem][language],
});
