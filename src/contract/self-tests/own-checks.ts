import { number, object, string } from 'yup';
import { isCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { MAX_RATING, RATING_SCALES, type SelfCheck, type SelfCheckAnswers } from '#src/rules/self-tests/self-check.ts';
import { createUuidSchema } from '../hard-moment/personal-texts.ts';
import { defineOperation } from '../operation.ts';
import { type Paged, readPaged } from '../paged.ts';
import { UnreadableResponseError } from '../result.ts';
import { readRecord, readWholeNumber } from '../wire.ts';

/** The built-in self-check: four rating scales. */
export const BUILT_IN_CHECK = { instrument: 'own-check', version: '1' } as const;

const createStepSchema = () =>
  number().strict().integer('invalid').min(0, 'invalid').max(MAX_RATING, 'invalid').required('required');

/** Request body of a completed check: every question answered. */
export const selfCheckBody = object({
  uuid: createUuidSchema(),
  instrument: string().oneOf([BUILT_IN_CHECK.instrument], 'invalid').required('required'),
  version: string().oneOf([BUILT_IN_CHECK.version], 'invalid').required('required'),
  answers: object({
    importance: createStepSchema(),
    confidence: createStepSchema(),
    urge: createStepSchema(),
    sleep: createStepSchema(),
  })
    .noUnknown()
    .required(),
}).noUnknown();

/** Content of a self-check; the server sets its date. */
export interface SubmittedCheck {
  readonly uuid: string;
  readonly instrument: typeof BUILT_IN_CHECK.instrument;
  readonly version: typeof BUILT_IN_CHECK.version;
  readonly answers: SelfCheckAnswers;
}

/** Reads a self-check from a response. */
function readCheck(raw: unknown): SelfCheck {
  const { uuid, day, answers } = readRecord(raw, 'test');
  const input = readRecord(answers, 'answers');
  if (typeof uuid !== 'string' || typeof day !== 'string' || !isCalendarDate(day))
    throw new UnreadableResponseError('malformed', 'no test');
  const values = RATING_SCALES.map((ruler) => [ruler, readWholeNumber(input[ruler]) ?? 0] as const);
  return { uuid, day, answers: Object.fromEntries(values) as SelfCheckAnswers };
}

/** Stores a completed check exactly once, by its uuid; a retry gets the stored check. */
export const saveTest = defineOperation({
  name: 'save-test',
  method: 'POST',
  route: '/my-tests',
  access: 'participant',
  request: object(),
  body: ({ body }: { readonly body: SubmittedCheck }) => body,
  read: ({ body }) => readCheck(body),
  errors: {
    400: 'invalid values, a message per field',
    403: 'not a participant',
    409: 'too early to repeat the test',
    429: 'too many requests in an hour',
  },
});

/** Lists the user's self-checks, latest first. */
export const listTests = defineOperation({
  name: 'list-tests',
  method: 'GET',
  route: '/my-tests',
  access: 'participant',
  query: ({ query }: { readonly query?: { readonly page: number } }) =>
    query ? [['page', String(query.page)] as const] : [],
  read: ({ body }): Paged<SelfCheck> => readPaged(body, readCheck),
  errors: { 403: 'not a participant' },
});
