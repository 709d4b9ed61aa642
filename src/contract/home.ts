import { array, object, string } from 'yup';
import { DISMISSIBLE_CARDS, type DismissedCard, type DismissibleCard } from '#src/rules/after/dismissed-cards.ts';
import type { SixWeekRun } from '#src/rules/after/paths.ts';
import type { Occurrence } from '#src/rules/after/personal-dates.ts';
import { MAX_SUPPORT_REASONS, type Support } from '#src/rules/after/support-week.ts';
import { parseDecimal } from '#src/rules/amounts/amount.ts';
import { type CalendarDate, isCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { TRIGGERS } from '#src/rules/hard-moment/urge.ts';
import { defineOperation } from './operation.ts';
import { readOwnDate } from './personal-dates.ts';
import { UnreadableResponseError } from './result.ts';
import { isRecord, readList, readRecord, readWholeNumber } from './wire.ts';

/** Stored data of the home: dismissed cards, six-week runs after the first, and near dates. */
export interface StoredHome {
  readonly aside: readonly DismissedCard[];
  readonly paths: readonly SixWeekRun[];
  /** Newest support week, if it is offered or in progress. */
  readonly support: Support | null;
  /** The user's own dates of today and the next two days, nearest first. */
  readonly dates: readonly Occurrence[];
}

/** Request body to dismiss a card. */
export const dismissedCardBody = object({
  card: string()
    .oneOf([...DISMISSIBLE_CARDS], 'invalid')
    .required('required'),
  subject: string()
    .matches(/^[\w.-]{0,60}$/, 'invalid')
    .default(''),
}).noUnknown();

/** Goal in a new run: the current goal, or a new one. */
export const PATH_PLANS = ['keep', 'new'] as const;
export type PathPlan = (typeof PATH_PLANS)[number];

/** Request body of a new run. */
export const pathBody = object({
  plan: string()
    .oneOf([...PATH_PLANS], 'invalid')
    .required('required'),
}).noUnknown();

export const SUPPORT_ANSWERS = ['yes', 'no'] as const;
export type SupportAnswer = (typeof SUPPORT_ANSWERS)[number];

/** Request body of an answer to the offer of a support week, with the reasons chosen on its first day. */
export const supportBody = object({
  answer: string()
    .oneOf([...SUPPORT_ANSWERS], 'invalid')
    .required('required'),
  reasons: array(
    string()
      .oneOf([...TRIGGERS], 'invalid')
      .required('required'),
  )
    .max(MAX_SUPPORT_REASONS, 'too-many')
    .default([]),
}).noUnknown();

function readDate(value: unknown): CalendarDate {
  if (typeof value !== 'string' || !isCalendarDate(value)) throw new UnreadableResponseError('malformed', 'no date');
  return value;
}

const readOptionalDate = (value: unknown): CalendarDate | null => (typeof value === 'string' ? readDate(value) : null);

function readAside(raw: unknown): DismissedCard {
  const { card, until } = readRecord(raw, 'card');
  if (typeof card !== 'string') throw new UnreadableResponseError('malformed', 'no card');
  return { card, until: readDate(until) };
}

function readPath(raw: unknown): SixWeekRun {
  const { number, begunOn, endedOn } = readRecord(raw, 'path');
  return {
    number: readWholeNumber(number) ?? 0,
    begunOn: readDate(begunOn),
    endedOn: readOptionalDate(endedOn),
  };
}

function readAmount(value: unknown) {
  try {
    return parseDecimal(String(value));
  } catch {
    throw new UnreadableResponseError('malformed', 'no amount');
  }
}

function readSupport(raw: unknown): Support | null {
  if (!isRecord(raw)) return null;
  const { offeredOn, kind, answer, begunOn, endedOn, numbers, isHigh } = raw;
  return {
    offeredOn: readDate(offeredOn),
    kind: kind === 'month' ? 'month' : 'week',
    answer: SUPPORT_ANSWERS.find((item) => item === answer) ?? null,
    begunOn: readOptionalDate(begunOn),
    endedOn: readOptionalDate(endedOn),
    numbers: isRecord(numbers)
      ? {
          days: readWholeNumber(numbers.days) ?? 0,
          total: readAmount(numbers.total),
          usual: readAmount(numbers.usual),
          fromNothing: readWholeNumber(numbers.fromNothing),
        }
      : null,
    isHigh: isHigh === true,
  };
}

function readOccurrence(raw: unknown): Occurrence {
  return { ...readOwnDate(raw), daysAhead: readWholeNumber(readRecord(raw, 'date').daysAhead) ?? 0 };
}

/** Returns the stored data of the user's home. */
export const getHome = defineOperation({
  name: 'get-home',
  method: 'GET',
  route: '/my-home',
  access: 'participant',
  read: ({ body }): StoredHome => {
    const { aside, paths, support, dates } = readRecord(body, 'home');
    return {
      aside: readList(aside, 'cards').map(readAside),
      paths: readList(paths, 'paths').map(readPath),
      support: readSupport(support),
      dates: readList(dates ?? [], 'dates').map(readOccurrence),
    };
  },
  errors: { 403: 'not a participant' },
});

/** Dismisses a card of the home for the duration of its type. */
export const dismissCard = defineOperation({
  name: 'put-aside',
  method: 'POST',
  route: '/my-home',
  access: 'participant',
  request: object(),
  answer: 'empty',
  body: ({ body }: { readonly body: { readonly card: DismissibleCard; readonly subject: string } }) => body,
  errors: { 400: 'no such card', 403: 'not a participant', 429: 'too many requests in an hour' },
});

/** Starts another six weeks today. Deletes nothing. */
export const startLaterPath = defineOperation({
  name: 'begin-path',
  method: 'POST',
  route: '/my-path',
  access: 'participant',
  request: object(),
  body: ({ body }: { readonly body: { readonly plan: PathPlan } }) => body,
  read: ({ body }) => readPath(body),
  errors: {
    400: 'no such plan',
    403: 'not a participant',
    409: 'the previous six weeks have not ended',
    429: 'too many requests in an hour',
  },
});

/** Ends the current run of six weeks today. */
export const endPath = defineOperation({
  name: 'end-path',
  method: 'DELETE',
  route: '/my-path',
  access: 'participant',
  answer: 'empty',
  errors: { 403: 'not a participant', 404: 'no current run of six weeks' },
});

/** Accepts or refuses the offer of a support week, or stores the reasons chosen in it. */
export const answerSupport = defineOperation({
  name: 'answer-support',
  method: 'POST',
  route: '/my-support',
  access: 'participant',
  request: object(),
  answer: 'empty',
  body: ({ body }: { readonly body: { readonly answer: SupportAnswer; readonly reasons?: readonly string[] } }) => body,
  errors: { 400: 'no such answer', 403: 'not a participant', 404: 'no offer', 429: 'too many requests in an hour' },
});

/** Ends the current support week today. */
export const endSupport = defineOperation({
  name: 'end-support',
  method: 'DELETE',
  route: '/my-support',
  access: 'participant',
  answer: 'empty',
  errors: { 403: 'not a participant', 404: 'no current support week' },
});
