import type { Language, Localised } from '#src/domains/domain.ts';
import { accept, type ParseResult, refuse } from '../fields/parse-result.ts';
import {
  type Band,
  type BandTarget,
  containsReassurance,
  type Example,
  getScoreRange,
  type Instrument,
  type TestQuestion,
} from './instrument.ts';

/** Texts of a self-test as an editor types them, in plain lines. */
export interface InstrumentInputs {
  /** Lowest and highest score: "0-40". */
  readonly range: string;
  /** Questions separated by an empty line: each question is followed by its answers, each after its score. */
  readonly questionsNl: string;
  readonly questionsEn: string;
  /** One band per line: "0-7 page Text of the band". */
  readonly bandsNl: string;
  readonly bandsEn: string;
  /** One example per line: the scores of its answers, then their total: "0 1 4 = 5". */
  readonly examples: string;
}

/** Reason that a text of a self-test is refused; each has its own message. */
export type InstrumentProblem =
  | 'required'
  | 'range'
  | 'line'
  | 'two-options'
  | 'other-language'
  | 'gap'
  | 'good-news'
  | 'other-range'
  | 'sum';

const MAX_QUESTIONS = 60;

const getLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Reads the range of scores; null if invalid. */
function readRange(text: string): readonly [number, number] | null {
  const match = /^(\d{1,3})\s*-\s*(\d{1,3})$/.exec(text.trim());
  if (!match) return null;
  const [min, max] = [Number(match[1]), Number(match[2])];
  return min < max ? [min, max] : null;
}

interface InstrumentQuestion {
  readonly text: string;
  readonly options: readonly { readonly text: string; readonly score: number }[];
}

/** Reads the questions of one language. */
function readQuestionTexts(text: string): ParseResult<readonly InstrumentQuestion[], InstrumentProblem> {
  const blocks = text
    .trim()
    .split(/\n\s*\n/)
    .map(getLines)
    .filter((lines) => lines.length > 0);
  if (blocks.length > MAX_QUESTIONS) return refuse('line');
  const queries: InstrumentQuestion[] = [];
  for (const [question = '', ...answers] of blocks) {
    const options = answers.map((line) => /^(\d{1,2})\s+(.+)$/.exec(line));
    if (/^\d/.test(question) || options.includes(null)) return refuse('line');
    if (options.length < 2) return refuse('two-options');
    queries.push({
      text: question,
      options: options.map((option) => ({ text: option?.[2] ?? '', score: Number(option?.[1]) })),
    });
  }
  return accept(queries);
}

const getScores = (requestedInstrumentQuestions: readonly InstrumentQuestion[]) =>
  JSON.stringify(requestedInstrumentQuestions.map(({ options }) => options.map(({ score }) => score)));

const getLocalised = (nl: string, en: string): Localised => ({ nl, en });

/** Reads the questions of both languages; empty for a self-test to which questions are added later. */
function readInstrumentQuestions({
  questionsNl,
  questionsEn,
}: InstrumentInputs): ParseResult<readonly TestQuestion[], InstrumentProblem> {
  const [nl, en] = [readQuestionTexts(questionsNl), readQuestionTexts(questionsEn)];
  if (!nl.ok) return nl;
  if (!en.ok) return en;
  if (getScores(nl.value) !== getScores(en.value)) return refuse('other-language');
  return accept(
    nl.value.map((question, index) => ({
      text: getLocalised(question.text, en.value[index]?.text ?? ''),
      options: question.options.map(({ text, score }, position) => ({
        text: getLocalised(text, en.value[index]?.options[position]?.text ?? ''),
        score,
      })),
    })),
  );
}

const TARGET_NAMES: Readonly<Record<string, BandTarget>> = {
  pagina: 'page',
  page: 'page',
  huisarts: 'gp',
  gp: 'gp',
  hulplijn: 'line',
  line: 'line',
};

type ReadBand = Omit<Band, 'words'> & { readonly words: string };

function getBands(text: string, language: Language): ParseResult<readonly ReadBand[], InstrumentProblem> {
  const lines = getLines(text);
  if (lines.length === 0) return refuse('required');
  const bands: ReadBand[] = [];
  for (const line of lines) {
    const match = /^(\d{1,3})(?:\s*-\s*(\d{1,3}))?\s+(\S+)\s+(.+)$/.exec(line);
    const method = TARGET_NAMES[match?.[3]?.toLowerCase() ?? ''];
    if (!match || !method) return refuse('line');
    const text = match[4] ?? '';
    if (containsReassurance(text, language)) return refuse('good-news');
    bands.push({ from: Number(match[1]), to: Number(match[2] ?? match[1]), way: method, words: text });
  }
  return accept(bands);
}

const getLimits = (bands: readonly ReadBand[]) => JSON.stringify(bands.map(({ from, to, way }) => [from, to, way]));

/** Reads the bands of both languages, which cover the range once, in order. */
function readBands({ range, bandsNl, bandsEn }: InstrumentInputs): ParseResult<readonly Band[], InstrumentProblem> {
  const [nl, en, ends] = [getBands(bandsNl, 'nl'), getBands(bandsEn, 'en'), readRange(range)];
  if (!nl.ok) return nl;
  if (!en.ok) return en;
  if (getLimits(nl.value) !== getLimits(en.value)) return refuse('other-language');
  const bands = nl.value;
  const isJoined = bands.every(
    ({ from, to }, index) => from <= to && (index === 0 || from === (bands[index - 1]?.to ?? 0) + 1),
  );
  const isComplete = ends !== null && bands[0]?.from === ends[0] && bands.at(-1)?.to === ends[1];
  if (!isJoined || !isComplete) return refuse('gap');
  return accept(
    bands.map((band, index) => ({ ...band, words: getLocalised(band.words, en.value[index]?.words ?? '') })),
  );
}

/** Reads the owner's examples; each has to match the questions. */
function readExamples(
  { examples }: InstrumentInputs,
  questions: readonly TestQuestion[],
): ParseResult<readonly Example[], InstrumentProblem> {
  const read: Example[] = [];
  for (const line of getLines(examples)) {
    const match = /^((?:\d{1,2}\s+)+)=\s*(\d{1,3})$/.exec(line);
    if (!match) return refuse('line');
    const scores = (match[1] ?? '').trim().split(/\s+/).map(Number);
    const score = Number(match[2]);
    const isAnswerable = questions.every(({ options }, index) =>
      options.some((option) => option.score === scores[index]),
    );
    const isTheirs = scores.length === questions.length && isAnswerable;
    if (!isTheirs || scores.reduce((sum, score) => sum + score, 0) !== score) return refuse('sum');
    read.push({ scores, score });
  }
  if (questions.length > 0 && read.length === 0) return refuse('required');
  return accept(read);
}

/** Validates each text of a self-test in combination with the others; each error belongs to one field. */
export const INSTRUMENT_PARSERS = {
  range: (input: InstrumentInputs): ParseResult<string, InstrumentProblem> => {
    const [ends, questions] = [readRange(input.range), readInstrumentQuestions(input)];
    if (ends === null) return refuse('range');
    if (!questions.ok || questions.value.length === 0) return accept(input.range.trim());
    const [min, max] = getScoreRange(questions.value);
    return min === ends[0] && max === ends[1] ? accept(input.range.trim()) : refuse('other-range');
  },
  questionsNl: (input: InstrumentInputs): ParseResult<string, InstrumentProblem> => {
    const read = readQuestionTexts(input.questionsNl);
    return read.ok ? accept(input.questionsNl.trim()) : read;
  },
  questionsEn: (input: InstrumentInputs): ParseResult<string, InstrumentProblem> => {
    const read = readQuestionTexts(input.questionsEn);
    if (!read.ok) return read;
    const bothInstrumentQuestions = readInstrumentQuestions(input);
    return bothInstrumentQuestions.ok || bothInstrumentQuestions.error !== 'other-language'
      ? accept(input.questionsEn.trim())
      : bothInstrumentQuestions;
  },
  bandsNl: (input: InstrumentInputs): ParseResult<string, InstrumentProblem> => {
    const read = getBands(input.bandsNl, 'nl');
    if (!read.ok) return read;
    const bothBands = readBands(input);
    return bothBands.ok || bothBands.error !== 'gap' ? accept(input.bandsNl.trim()) : bothBands;
  },
  bandsEn: (input: InstrumentInputs): ParseResult<string, InstrumentProblem> => {
    const read = getBands(input.bandsEn, 'en');
    if (!read.ok) return read;
    const bothBands = readBands(input);
    return bothBands.ok || bothBands.error !== 'other-language' ? accept(input.bandsEn.trim()) : bothBands;
  },
  examples: (input: InstrumentInputs): ParseResult<string, InstrumentProblem> => {
    const questions = readInstrumentQuestions(input);
    const read = readExamples(input, questions.ok ? questions.value : []);
    return read.ok ? accept(input.examples.trim()) : read;
  },
} as const satisfies Record<
  keyof InstrumentInputs,
  (typed: InstrumentInputs) => ParseResult<string, InstrumentProblem>
>;

/** Reads the self-test from its texts; null if one is invalid. */
export function readInstrument(input: InstrumentInputs): Instrument | null {
  if (Object.values(INSTRUMENT_PARSERS).some((read) => !read(input).ok)) return null;
  const [questions, bands] = [readInstrumentQuestions(input), readBands(input)];
  if (!questions.ok || !bands.ok) return null;
  const examples = readExamples(input, questions.value);
  return examples.ok ? { questions: questions.value, bands: bands.value, examples: examples.value } : null;
}
