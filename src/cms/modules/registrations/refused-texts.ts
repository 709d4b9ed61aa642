import type { FieldProblem, FieldProblems } from '#src/contract/sent-fields.ts';
import type { Localised, RegistrationLimits } from '#src/domains/domain.ts';
import { ValidationFailure } from '../../http/api-error.ts';
import { RefusedFields } from '../../http/refused-fields.ts';
import type { ApiContext } from '../../http/request.ts';

const TEXTS: Readonly<Record<FieldProblem, Localised>> = {
  required: { nl: 'Vul dit in.', en: 'Fill this in.' },
  'no-number': { nl: 'Vul een getal in, zoals 2 of 2,5.', en: 'Fill in a number, such as 2 or 2.5.' },
  'too-high': { nl: 'Vul een getal in van 0 tot en met {maximum}.', en: 'Fill in a number from 0 to {maximum}.' },
  'no-money': { nl: 'Vul een bedrag in, zoals 20 of 20,50.', en: 'Fill in an amount of money, such as 20 or 20.50.' },
  thousands: {
    nl: 'Schrijf duizend als 1000, zonder punt of komma.',
    en: 'Write a thousand as 1000, without a full stop or comma.',
  },
  cents: { nl: 'Schrijf centen met twee cijfers, zoals 20,50.', en: 'Write cents with two digits, such as 20.50.' },
  'number-alone': {
    nl: 'Schrijf alleen het getal, zoals 20 of 20,50.',
    en: 'Write the number alone, such as 20 or 20.50.',
  },
  'below-zero': { nl: 'Schrijf wat je inlegde, zonder min.', en: 'Write what you put in, without a minus.' },
  'too-much-money': { nl: 'Dit bedrag is te hoog. Kijk het na.', en: 'This amount is too high. Please check it.' },
  'no-date': { nl: 'Kies een dag die bestaat.', en: 'Choose a day that exists.' },
  'in-future': { nl: 'Deze dag moet nog komen.', en: 'This day is still to come.' },
  'before-start': {
    nl: 'Kies een dag vanaf je startdatum.',
    en: 'Choose a day from your start date on.',
  },
  'not-offered': { nl: 'Kies een van de antwoorden.', en: 'Choose one of the answers.' },
  'not-asked': { nl: 'Dit vragen we hier niet. Laat het leeg.', en: 'We do not ask this here. Leave it empty.' },
  'too-long': { nl: 'Deze tekst is te lang.', en: 'This text is too long.' },
  'too-early': { nl: 'Kies vandaag of een dag hierna.', en: 'Choose today or a later day.' },
  'too-late': { nl: 'Kies een dag binnen twee weken.', en: 'Choose a day within two weeks.' },
  'goal-total-above-usage-total': {
    nl: 'Je doel van de hele week is hoger dan wat je nu in een week gebruikt.',
    en: 'Your goal for the whole week is higher than what you use in a week now.',
  },
};

/** Refuses a form with a text by field in the reader's language; a day that is still to come is 422 (decisions). */
export function refuseFields(
  { var: { language } }: ApiContext,
  errors: FieldProblems,
  limits: RegistrationLimits,
): never {
  const entries = Object.entries(errors).map(([field, problem]) => {
    const text = TEXTS[problem][language].replace('{maximum}', String(limits.maximum));
    return { field, text };
  });
  if (Object.values(errors).includes('in-future')) throw new ValidationFailure(entries);
  throw new RefusedFields(Object.fromEntries(entries.map(({ field, text }) => [field, text])));
}
