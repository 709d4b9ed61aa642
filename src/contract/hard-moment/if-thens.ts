import { array, boolean, number, object, string } from 'yup';
import { type CalendarDate, isCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { WEEKDAYS } from '#src/rules/calendar/week.ts';
import { IF_THEN_LENGTH, type IfThen, isIfThenOrigin } from '#src/rules/hard-moment/if-thens.ts';
import { defineOperation } from '../operation.ts';
import { COMPANY } from '../registration.ts';
import { UnreadableResponseError } from '../result.ts';
import { readList, readRecord, readWholeNumber } from '../wire.ts';
import { createLineSchema, createPlaceSchema, createUuidSchema } from './personal-texts.ts';

const day = () =>
  string()
    .test('day', 'invalid', (text) => text === undefined || text === null || isCalendarDate(text))
    .nullable()
    .default(null);

/** Request body of a plan. */
export const ifThenBody = object({
  uuid: createUuidSchema(),
  situation: createLineSchema(IF_THEN_LENGTH),
  action: createLineSchema(IF_THEN_LENGTH),
  hour: number().integer('invalid').min(0, 'invalid').max(23, 'invalid').nullable().default(null),
  weekdays: array(string().oneOf(WEEKDAYS, 'invalid').required('required'))
    .max(WEEKDAYS.length, 'too-many')
    .default([]),
  place: createPlaceSchema().default(null),
  company: string()
    .nullable()
    .oneOf([...COMPANY, null], 'invalid')
    .default(null),
  origin: string()
    .test('origin', 'invalid', (text) => text === undefined || isIfThenOrigin(text))
    .default('own'),
  active: boolean().default(true),
  day: day(),
  hiddenOn: day(),
  putOff: number().integer('invalid').min(0, 'invalid').max(99, 'invalid').default(0),
}).noUnknown();

export interface SavedIfThen extends IfThen {
  /** True if its text mentions not wanting to live: the help lines are then shown. */
  readonly isHelpShown: boolean;
}

/** A plan from an exercise that is not among the user's if-then plans yet. */
export type IfThenOffer = Pick<IfThen, 'situation' | 'action' | 'origin'>;

export interface UserIfThens {
  /** If-then plans, oldest first. */
  readonly plans: readonly IfThen[];
  readonly offers: readonly IfThenOffer[];
}

const getText = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const getDay = (value: unknown): CalendarDate | null =>
  typeof value === 'string' && isCalendarDate(value) ? value : null;

function readOffer(raw: unknown): IfThenOffer {
  const { situation, action, origin } = readRecord(raw, 'plan');
  if (typeof situation !== 'string' || typeof action !== 'string')
    throw new UnreadableResponseError('malformed', 'no plan');
  return { situation, action, origin: getText(origin) ?? 'own' };
}

/** Reads a plan from a response. */
function readIfThen(raw: unknown): SavedIfThen {
  const { uuid, hour, weekdays, place, company, active, day, hiddenOn, putOff, help_shown } = readRecord(raw, 'plan');
  if (typeof uuid !== 'string') throw new UnreadableResponseError('malformed', 'no plan');
  const days = Array.isArray(weekdays) ? weekdays : [];
  return {
    uuid,
    ...readOffer(raw),
    hour: readWholeNumber(hour),
    weekdays: WEEKDAYS.filter((weekday) => days.includes(weekday)),
    place: getText(place),
    company: getText(company),
    active: active !== false,
    day: getDay(day),
    hiddenOn: getDay(hiddenOn),
    putOff: readWholeNumber(putOff) ?? 0,
    isHelpShown: help_shown === true,
  };
}

/** Returns the user's if-then plans, and those from the exercises that can be added. */
export const listIfThens = defineOperation({
  name: 'list-if-thens',
  method: 'GET',
  route: '/my-if-thens',
  access: 'participant',
  read: ({ body }): UserIfThens => {
    const { plans, offers } = readRecord(body, 'plans');
    return { plans: readList(plans, 'plans').map(readIfThen), offers: readList(offers, 'offers').map(readOffer) };
  },
  errors: { 403: 'not a participant' },
});

/** Saves an if-then plan under its uuid, as sent: creates a new plan once, changes an existing plan of the user. */
export const saveIfThen = defineOperation({
  name: 'save-if-then',
  method: 'POST',
  route: '/my-if-thens',
  access: 'participant',
  request: object(),
  body: ({ body }: { readonly body: IfThen }) => body,
  read: ({ body }) => readIfThen(body),
  errors: {
    400: 'invalid values, a message per field',
    403: 'not a participant',
    429: 'too many requests in an hour',
  },
});

/** Deletes one of the user's if-then plans. */
export const deleteIfThen = defineOperation({
  name: 'delete-if-then',
  method: 'DELETE',
  route: '/my-if-thens/:uuid',
  access: 'participant',
  answer: 'empty',
  errors: { 403: 'not a participant', 404: 'the caller has no such plan' },
});
