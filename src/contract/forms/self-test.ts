import { DOMAINS } from '#src/domains/index.ts';
import { readChoice } from '#src/rules/fields/choice.ts';
import { accept, type ParseResult, refuse } from '#src/rules/fields/parse-result.ts';
import { countCharacters } from '#src/rules/fields/text.ts';
import { WINDOW_DAYS } from '#src/rules/self-tests/instrument.ts';
import {
  INSTRUMENT_PARSERS,
  type InstrumentInputs,
  type InstrumentProblem,
} from '#src/rules/self-tests/instrument-inputs.ts';
import type { OtherValues } from '../fields/fields.ts';
import { INSTRUMENT_ID, INSTRUMENT_VERSION_LENGTH } from '../self-tests/instruments.ts';
import { defineForm } from './form.ts';

const LONGEST = 20_000;

const createLineReading = (most: number) => (input: string) => {
  const text = input.trim();
  if (text === '') return refuse('required');
  return countCharacters(text) > most ? refuse('too-long') : accept(text);
};

/** Path segment of a test that does not exist yet. */
const NEW = 'nieuw';

const readId = (input: string): ParseResult<string, 'invalid'> =>
  INSTRUMENT_ID.test(input.trim()) && input.trim() !== NEW ? accept(input.trim()) : refuse('invalid');

/** The domains in which days are registered. */
export const TEST_DOMAINS = DOMAINS.filter(({ registration }) => registration !== null).map(({ key }) => key);
export const TEST_WINDOWS = Object.keys(WINDOW_DAYS) as (keyof typeof WINDOW_DAYS)[];

const NAMES = Object.keys(INSTRUMENT_PARSERS) as (keyof InstrumentInputs)[];

const readTypedInstrument = ({ text }: OtherValues): InstrumentInputs =>
  Object.fromEntries(NAMES.map((name) => [name, text(name)])) as unknown as InstrumentInputs;

const createPartReading =
  (name: keyof InstrumentInputs) =>
  (input: string, others: OtherValues): ParseResult<string, InstrumentProblem | 'too-long'> =>
    countCharacters(input) > LONGEST
      ? refuse('too-long')
      : INSTRUMENT_PARSERS[name]({ ...readTypedInstrument(others), [name]: input });

/** Form of a self-test as an editor types it; identical in browser and server. */
export const selfTestForm = defineForm({
  id: readId,
  domain: (input: string) => readChoice(input, TEST_DOMAINS),
  version: createLineReading(INSTRUMENT_VERSION_LENGTH),
  window: (input: string) => readChoice(input, TEST_WINDOWS),
  titleNl: createLineReading(80),
  titleEn: createLineReading(80),
  owner: createLineReading(200),
  terms: createLineReading(500),
  range: createPartReading('range'),
  questionsNl: createPartReading('questionsNl'),
  questionsEn: createPartReading('questionsEn'),
  bandsNl: createPartReading('bandsNl'),
  bandsEn: createPartReading('bandsEn'),
  examples: createPartReading('examples'),
});

/** Form to approve a self-test: by whom, and for which purpose. */
export const approveTestForm = defineForm({
  by: createLineReading(120),
  purpose: createLineReading(500),
  deviceClass: createLineReading(120),
});
