import { array, number, object, string } from 'yup';
import { type CalendarDate, isCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import {
  BAND_TARGETS,
  type BandTarget,
  type TestAnswers,
  type TestWindow,
  WINDOW_DAYS,
} from '#src/rules/self-tests/instrument.ts';
import { createUuidSchema } from '../hard-moment/personal-texts.ts';
import { defineOperation } from '../operation.ts';
import { type Paged, readPaged } from '../paged.ts';
import { UnreadableResponseError } from '../result.ts';
import { isRecord, readList, readRecord, readWholeNumber } from '../wire.ts';

/** Pattern of a self-test's id. */
export const INSTRUMENT_ID = /^[a-z0-9][a-z0-9-]{1,39}$/;
export const INSTRUMENT_VERSION_LENGTH = 20;
const MAX_ANSWERS = 60;

/** A third-party self-test that is available, in the reader's language. */
export interface AvailableSelfTest {
  readonly id: string;
  readonly version: string;
  readonly title: string;
  readonly owner: string;
  readonly terms: string;
  readonly window: TestWindow;
  readonly questions: readonly { readonly text: string; readonly options: readonly string[] }[];
  readonly bands: readonly {
    readonly from: number;
    readonly to: number;
    readonly words: string;
    readonly way: BandTarget;
  }[];
}

/** A completed third-party self-test. */
export interface TestResult {
  readonly uuid: string;
  readonly instrument: string;
  readonly version: string;
  readonly day: CalendarDate;
  readonly score: number;
}

/** Request body of a completed self-test; the server sets its date and computes its score. */
export const testResultBody = object({
  uuid: createUuidSchema(),
  instrument: string().matches(INSTRUMENT_ID, 'invalid').required('required'),
  version: string().max(INSTRUMENT_VERSION_LENGTH, 'too-long').required('required'),
  answers: array(number().strict().integer('invalid').min(0, 'invalid').max(99, 'invalid').required('required'))
    .min(1, 'required')
    .max(MAX_ANSWERS, 'too-many')
    .required('required'),
}).noUnknown();

export interface SentResult {
  readonly uuid: string;
  readonly instrument: string;
  readonly version: string;
  readonly answers: TestAnswers;
}

const readText = (value: unknown): string => {
  if (typeof value === 'string') return value;
  throw new UnreadableResponseError('malformed', 'no text');
};

const readNumber = (value: unknown): number => {
  const number = readWholeNumber(value);
  if (number === null) throw new UnreadableResponseError('malformed', 'no number');
  return number;
};

function readOneOf<T extends string>(value: unknown, options: readonly T[]): T {
  const match = options.find((item) => item === value);
  if (match === undefined) throw new UnreadableResponseError('malformed', 'an unknown value');
  return match;
}

function readTest(raw: unknown): AvailableSelfTest {
  const test = readRecord(raw, 'test');
  return {
    id: readText(test.id),
    version: readText(test.version),
    title: readText(test.title),
    owner: readText(test.owner),
    terms: readText(test.terms),
    window: readOneOf(test.window, Object.keys(WINDOW_DAYS) as TestWindow[]),
    questions: readList(test.questions, 'questions').map((item) => {
      const { text, options } = readRecord(item, 'question');
      return { text: readText(text), options: readList(options, 'options').map(readText) };
    }),
    bands: readList(test.bands, 'bands').map((item) => {
      const { from, to, words, way } = readRecord(item, 'band');
      return { from: readNumber(from), to: readNumber(to), words: readText(words), way: readOneOf(way, BAND_TARGETS) };
    }),
  };
}

function readResult(raw: unknown): TestResult {
  const { uuid, instrument, version, day, score } = readRecord(raw, 'result');
  if (typeof day !== 'string' || !isCalendarDate(day)) throw new UnreadableResponseError('malformed', 'no day');
  return {
    uuid: readText(uuid),
    instrument: readText(instrument),
    version: readText(version),
    day,
    score: readNumber(score),
  };
}

/** Lists the self-tests of this programme: those with their owner's permission and the provider's approval. */
export const listInstruments = defineOperation({
  name: 'list-instruments',
  method: 'GET',
  route: '/my-test-instruments',
  access: 'participant',
  read: ({ body }): readonly AvailableSelfTest[] =>
    readList(readRecord(body, 'tests').instruments, 'tests').map(readTest),
  errors: { 403: 'not a participant' },
});

/** Stores a completed self-test exactly once, by its uuid; a retry gets the stored test. */
export const saveTestResult = defineOperation({
  name: 'save-test-result',
  method: 'POST',
  route: '/my-test-results',
  access: 'participant',
  request: object(),
  body: ({ body }: { readonly body: SentResult }) => body,
  read: ({ body }) => readResult(body),
  errors: {
    400: 'invalid values, a message per field',
    403: 'not a participant',
    404: 'the test is not offered in this domain',
    409: 'too early to repeat the test, or its questions have changed',
    429: 'too many requests in an hour',
  },
});

/** Lists the user's results, latest first. */
export const listTestResults = defineOperation({
  name: 'list-test-results',
  method: 'GET',
  route: '/my-test-results',
  access: 'participant',
  query: ({ query }: { readonly query?: { readonly page: number } }) =>
    query ? [['page', String(query.page)] as const] : [],
  read: ({ body }): Paged<TestResult> => readPaged(body, (raw) => (isRecord(raw) ? readResult(raw) : null)),
  errors: { 403: 'not a participant' },
});
