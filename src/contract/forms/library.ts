import { readChoice } from '#src/rules/fields/choice.ts';
import { accept, type Reading, refuse } from '#src/rules/fields/reading.ts';
import { ALERT_TYPES, alertWords } from '../desk/alert.ts';
import { termWords } from '../desk/term.ts';
import { getFormNames, wordedReadings } from '../fields/worded.ts';
import { defineForm } from './form.ts';

const readSome = (chosen: readonly string[]): Reading<readonly string[], 'required'> =>
  chosen.length === 0 ? refuse('required') : accept(chosen);

/** The text namespace of an alert's form, and its field names in a request. */
export const ALERT_FORM = { words: 'desk-library.alerts.errors', names: getFormNames(alertWords) };

/** Form of an alert. */
export const alertForm = defineForm({
  type: (typed: string) => readChoice(typed, ALERT_TYPES),
  ...wordedReadings(alertWords),
  domains: readSome,
});

/** The text namespace of a term's form, and its field names in a request. */
export const TERM_FORM = { words: 'desk-library.terms.errors', names: getFormNames(termWords) };

/** A term of a vocabulary. */
export const termForm = defineForm({
  ...wordedReadings(termWords),
  domains: readSome,
  image: (typed: string) => accept(typed),
  rule: (typed: string) => accept(typed),
  phase: (typed: string) => accept(typed),
  badges: (chosen: readonly string[]) => accept(chosen),
});
