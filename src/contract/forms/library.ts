import { readChoice } from '#src/rules/fields/choice.ts';
import { accept, type Reading, refuse } from '#src/rules/fields/reading.ts';
import { lengthOf, readText } from '#src/rules/fields/text.ts';
import { ALERT_LIMITS, ALERT_TYPES } from '../desk/alert.ts';
import { TERM_LIMITS } from '../desk/term.ts';
import { type Beside, defineForm } from './form.ts';

const readSome = (chosen: readonly string[]): Reading<readonly string[], 'required'> =>
  chosen.length === 0 ? refuse('required') : accept(chosen);

type ReadText = Reading<string, 'required' | 'too-long'>;

/** A text of a language that may be left out as a whole: asked where the language has its other text. */
const ofLanguage =
  (other: string, most: number) =>
  (typed: string, { text }: Beside): ReadText =>
    typed.trim() === '' && text(other).trim() === '' ? accept('') : readText(typed, most);

/** At most so many characters, or none. */
const readUpTo =
  (most: number) =>
  (typed: string): Reading<string, 'too-long'> => {
    const text = typed.trim();
    return lengthOf(text) > most ? refuse('too-long') : accept(text);
  };

/** What stands above the pages, by the rule of `desk/words.ts`: Dutch always has words, English may be left out. */
export const alertForm = defineForm({
  type: (typed: string) => readChoice(typed, ALERT_TYPES),
  titleNl: (typed: string) => readText(typed, ALERT_LIMITS.title),
  bodyNl: (typed: string) => readText(typed, ALERT_LIMITS.body),
  titleEn: ofLanguage('bodyEn', ALERT_LIMITS.title),
  bodyEn: ofLanguage('titleEn', ALERT_LIMITS.body),
  domains: readSome,
});

/** A term of a vocabulary, by the same rule. */
export const termForm = defineForm({
  nameNl: (typed: string) => readText(typed, TERM_LIMITS.name),
  descriptionNl: readUpTo(TERM_LIMITS.description),
  nameEn: ofLanguage('descriptionEn', TERM_LIMITS.name),
  descriptionEn: readUpTo(TERM_LIMITS.description),
  domains: readSome,
  image: (typed: string) => accept(typed),
  rule: (typed: string) => accept(typed),
  phase: (typed: string) => accept(typed),
  badges: (chosen: readonly string[]) => accept(chosen),
});
