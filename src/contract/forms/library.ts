import { readChoice } from '#src/rules/fields/choice.ts';
import { accept, type Reading, refuse } from '#src/rules/fields/reading.ts';
import { ALERT_TYPES, alertWords } from '../desk/alert.ts';
import { termWords } from '../desk/term.ts';
import { wordedReadings } from '../fields/worded.ts';
import { defineForm } from './form.ts';

const readSome = (chosen: readonly string[]): Reading<readonly string[], 'required'> =>
  chosen.length === 0 ? refuse('required') : accept(chosen);

/** What stands above the pages. */
export const alertForm = defineForm({
  type: (typed: string) => readChoice(typed, ALERT_TYPES),
  ...wordedReadings(alertWords),
  domains: readSome,
});

/** A term of a vocabulary. */
export const termForm = defineForm({
  ...wordedReadings(termWords),
  domains: readSome,
  image: (typed: string) => accept(typed),
  rule: (typed: string) => accept(typed),
  phase: (typed: string) => accept(typed),
  badges: (chosen: readonly string[]) => accept(chosen),
});
