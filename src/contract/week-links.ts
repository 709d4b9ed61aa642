import { array, object, string } from 'yup';
import { type Amount, parseDecimal } from '../rules/amounts/amount.ts';
import { type CalendarDate, isCalendarDate } from '../rules/calendar/calendar-date.ts';
import type { SubmittedWeek } from '../rules/week-link/read-week-amounts.ts';
import { WEEK_DIRECTIONS, WEEK_STEPS, type WeekDirection, type WeekStep } from '../rules/week-link/week-direction.ts';
import { defineOperation } from './operation.ts';
import { UnreadableResponseError } from './result.ts';
import { readRecord } from './wire.ts';

/** Path of the page that saves a week, on the bare host; its token is 24 random bytes. */
export const WEEK_PATH = '/w';

/** Returns the token in a path, or null if the path has none. */
export const parseWeekToken = (path: string): string | null => /^\/w\/([\w-]{32})$/.exec(path)?.[1] ?? null;

/** State of a day; registered days and days outside the participant's registrations are closed. */
const DAY_STATES = ['open', 'filled', 'outside'] as const;
type WeekDayState = (typeof DAY_STATES)[number];

export interface SharedWeek {
  readonly language: 'nl' | 'en';
  readonly days: readonly { readonly date: CalendarDate; readonly state: WeekDayState }[];
}

/** Response to a saved week: everything that the page shows about it. */
export interface SavedWeek {
  /** Number of days of the week that are registered now, and that can be. */
  readonly filled: number;
  readonly days: number;
  /** Number of days that were just saved. */
  readonly saved: number;
  /** Days without use, and a total: of the days just saved by a link; of the whole week for a logged-in user. */
  readonly none: number;
  readonly sum: Amount;
  readonly direction: WeekDirection;
  readonly next: WeekStep;
  /** Days that were registered on another page in the meantime. */
  readonly dropped: readonly CalendarDate[];
  /** Number of days left open, because their amount was above the programme's maximum. */
  readonly high: number;
}

/** A week that was saved by a link. */
export interface UsedWeekLink {
  readonly monday: CalendarDate;
  readonly usedAt: Date;
  readonly dates: readonly CalendarDate[];
}

const createMalformedError = () => new UnreadableResponseError('malformed', 'no week');

function readOneOf<const T extends string>(values: readonly T[], raw: unknown): T {
  const match = values.find((value) => value === raw);
  if (match === undefined) throw createMalformedError();
  return match;
}

function readDate(raw: unknown): CalendarDate {
  if (typeof raw !== 'string' || !isCalendarDate(raw)) throw createMalformedError();
  return raw;
}

function readList(raw: unknown): readonly unknown[] {
  if (!Array.isArray(raw)) throw createMalformedError();
  return raw;
}

function readCount(raw: unknown): number {
  if (typeof raw !== 'number' || !Number.isInteger(raw) || raw < 0) throw createMalformedError();
  return raw;
}

function readSum(raw: unknown): Amount {
  try {
    return parseDecimal(String(raw));
  } catch {
    throw createMalformedError();
  }
}

function readSavedWeek({ body }: { readonly body: unknown }): SavedWeek {
  const { filled, days, saved, none, sum, direction, next, dropped, high } = readRecord(body, 'week');
  return {
    filled: readCount(filled),
    days: readCount(days),
    saved: readCount(saved),
    none: readCount(none),
    sum: readSum(sum),
    direction: readOneOf(WEEK_DIRECTIONS, direction),
    next: readOneOf(WEEK_STEPS, next),
    dropped: readList(dropped).map(readDate),
    high: readCount(high),
  };
}

/** Body of a week: the typed numbers by date, and the dates without use. */
const weekBody = object({ days: object().required(), none: array().of(string().required()).max(31).required() });

interface WeekLinkInput {
  readonly params: { readonly token: string };
}

/** Returns which days of a link's week are open. */
export const showWeekLink = defineOperation({
  name: 'show-week-link',
  method: 'GET',
  route: '/week/:token',
  access: 'anyone',
  read: ({ body }): SharedWeek => {
    const { language, days } = readRecord(body, 'week');
    return {
      language: readOneOf(['nl', 'en'], language),
      days: readList(days).map((day) => {
        const { date, state } = readRecord(day, 'day');
        return { date: readDate(date), state: readOneOf(DAY_STATES, state) };
      }),
    };
  },
  errors: { 404: 'no such link', 409: 'the week is already saved', 429: 'too many requests' },
});

/** Saves the open days of a link's week, once. Repeating it with the same values returns the same response. */
export const saveWeekLink = defineOperation({
  name: 'save-week-link',
  method: 'POST',
  route: '/week/:token',
  access: 'anyone',
  csrf: false,
  request: weekBody,
  body: ({ body }: WeekLinkInput & { readonly body: SubmittedWeek }) => body,
  read: readSavedWeek,
  errors: {
    400: 'invalid values, a message per date',
    404: 'no such link',
    409: 'the week was already saved with other values',
    429: 'too many requests',
  },
});

interface OwnWeekInput {
  readonly params: { readonly monday: CalendarDate };
  readonly body: SubmittedWeek;
  /** Identical in every attempt of one save. */
  readonly key: string;
}

/** Saves the open days of a week that ended, for the logged-in user. A retry with its key stores nothing twice. */
export const saveOwnWeek = defineOperation({
  name: 'save-own-week',
  method: 'POST',
  route: '/my-week/:monday',
  access: 'participant',
  request: weekBody,
  body: ({ body }: OwnWeekInput) => body,
  headers: ({ key }) => ({ 'Idempotency-Key': key }),
  read: readSavedWeek,
  errors: {
    400: 'invalid values, a message per date',
    403: 'not logged in as a participant',
    404: 'the domain has no daily registrations, or no such week has ended',
  },
});

/** Ends the weekly mail of a link; repeating it changes nothing. */
export const stopWeekMail = defineOperation({
  name: 'stop-week-mail',
  method: 'POST',
  route: '/week/:token/stop',
  access: 'anyone',
  csrf: false,
  answer: 'empty',
  read: (): null => null,
  errors: { 404: 'no such link', 429: 'too many requests' },
});

/** Lists the user's weeks that were saved by a link, newest first. */
export const listWeekLinks = defineOperation({
  name: 'list-week-links',
  method: 'GET',
  route: '/my-week-links',
  access: 'participant',
  isReread: true,
  read: ({ body }): readonly UsedWeekLink[] =>
    readList(readRecord(body, 'weeks').weeks).map((week) => {
      const { monday, used_at: usedAt, dates } = readRecord(week, 'week');
      const time = new Date(typeof usedAt === 'string' ? usedAt : '');
      if (Number.isNaN(time.getTime())) throw createMalformedError();
      return { monday: readDate(monday), usedAt: time, dates: readList(dates).map(readDate) };
    }),
  errors: { 403: 'not logged in as a participant' },
});

/** Deletes the days that a link saved, except days that were changed since. */
export const undoSavedWeek = defineOperation({
  name: 'take-back-week',
  method: 'DELETE',
  route: '/my-week-links/:monday',
  access: 'participant',
  answer: 'empty',
  read: (): null => null,
  errors: { 403: 'not logged in as a participant', 404: 'this week was not saved by a link' },
});
