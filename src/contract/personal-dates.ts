import { boolean, object, string } from 'yup';
import type { PersonalDate } from '#src/rules/after/personal-dates.ts';
import { type CalendarDate, isCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { createUuidSchema } from './hard-moment/personal-texts.ts';
import { defineOperation } from './operation.ts';
import { UnreadableResponseError } from './result.ts';
import { readList, readRecord } from './wire.ts';

/** Request body of a date: fields as typed, parsed by `rules/after/own-dates.ts`. */
export const ownDateBody = object({
  uuid: createUuidSchema(),
  label: string().trim().default(''),
  first: string().default(''),
  last: string().default(''),
  isYearly: boolean().default(false),
}).noUnknown();

const isDay = (value: unknown): value is CalendarDate => typeof value === 'string' && isCalendarDate(value);

/** Reads a date from a response. */
export function readOwnDate(raw: unknown): PersonalDate {
  const { uuid, label, first, last, isYearly } = readRecord(raw, 'date');
  if (typeof uuid !== 'string' || typeof label !== 'string' || !isDay(first) || !isDay(last)) {
    throw new UnreadableResponseError('malformed', 'no date');
  }
  return { uuid, label, first, last, isYearly: isYearly === true };
}

export interface SavedOwnDate extends PersonalDate {
  /** True if its name mentions not wanting to live: the help lines are then shown. */
  readonly isHelpShown: boolean;
}

/** Lists the user's own dates, earliest first. */
export const listOwnDates = defineOperation({
  name: 'list-own-dates',
  method: 'GET',
  route: '/my-dates',
  access: 'participant',
  read: ({ body }): readonly PersonalDate[] => readList(readRecord(body, 'dates').dates, 'dates').map(readOwnDate),
  errors: { 403: 'not a participant' },
});

/** Saves a date under its uuid, as sent: creates a new date once, changes an existing date of the user. */
export const saveOwnDate = defineOperation({
  name: 'save-own-date',
  method: 'POST',
  route: '/my-dates',
  access: 'participant',
  request: object(),
  body: ({ body }: { readonly body: Omit<PersonalDate, 'first' | 'last'> & Record<'first' | 'last', string> }) => body,
  read: ({ body }): SavedOwnDate => ({
    ...readOwnDate(body),
    isHelpShown: readRecord(body, 'date').help_shown === true,
  }),
  errors: { 400: 'invalid values, a message per field', 403: 'not a participant', 429: 'too many requests in an hour' },
});

/** Deletes one of the user's own dates. */
export const deleteOwnDate = defineOperation({
  name: 'delete-own-date',
  method: 'DELETE',
  route: '/my-dates/:uuid',
  access: 'participant',
  answer: 'empty',
  errors: { 403: 'not a participant', 404: 'the caller has no such date' },
});
