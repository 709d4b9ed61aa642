import { type Amount, toAmount } from '../rules/amounts/amount.ts';
import { type CalendarDate, isCalendarDate } from '../rules/calendar/calendar-date.ts';
import type { DayUsage, DayWithUsage } from '../rules/praise/get-praise.ts';
import { toWireTexts } from './fields/fields.ts';
import { defineOperation, toIfMatch } from './operation.ts';
import {
  type RegistrationForm,
  type RegistrationItem,
  readRegistrationItem,
  registrationFields,
} from './registration.ts';
import { UnreadableResponseError } from './result.ts';
import { readSavedForm } from './submissions.ts';
import { isRecord, readRecord } from './wire.ts';

interface SaveRegistrationInput {
  readonly body: RegistrationForm;
  /** Identical in every attempt of one save. */
  readonly key: string;
  /** Number of registrations of that day that the user saw; if absent, saves it regardless of their number. */
  readonly seen?: number;
}

/**
 * Registers a use on one day, which may have several. The values are parsed by `registrationFields`, in browser and
 * server.
 */
export const saveRegistration = defineOperation({
  name: 'save-registration',
  method: 'POST',
  route: '/webform_rest/submit',
  access: 'participant',
  body: ({ body }: SaveRegistrationInput) => ({
    webform_id: 'daily_registration',
    ...toWireTexts(registrationFields, body),
  }),
  headers: ({ key, seen }): Readonly<Record<string, string>> => ({
    'Idempotency-Key': key,
    ...toIfMatch(seen),
  }),
  read: ({ body }) => readSavedForm(body),
  errors: {
    400: 'invalid values, a message per field',
    403: 'not logged in as a participant',
    404: 'the domain has no daily registrations',
    412: 'the entries of the day were changed since the user read them',
    422: 'the date is in the future',
  },
});

interface UpdateRegistrationInput {
  readonly params: {
    readonly uuid: string;
    /** The revision that the change started from; if absent, any stored revision is overwritten. */
    readonly revision?: number | undefined;
  };
  /** Absent members are unchanged, "" clears them. The date has to be the stored one. */
  readonly body: Partial<RegistrationForm>;
}

/**
 * Changes a registration. A second device gets a conflict, and the change of the first remains. A registration of
 * another user or date is answered as not found.
 */
export const updateRegistration = defineOperation({
  name: 'update-registration',
  method: 'PATCH',
  route: '/webform_rest/:id/submission/:uuid',
  access: 'participant',
  path: ({ params }: UpdateRegistrationInput) =>
    `/webform_rest/daily_registration/submission/${encodeURIComponent(params.uuid)}`,
  body: ({ body }) => toWireTexts(registrationFields, body),
  headers: ({ params }) => toIfMatch(params.revision),
  read: ({ body }) => readSavedForm(body),
  errors: {
    400: 'invalid values, a message per field',
    403: 'not logged in as a participant',
    404: 'no such registration on that date, or not the caller’s own',
    412: 'changed since it was read',
  },
});

/** Deletes a registration; the day's total is updated. */
export const deleteRegistration = defineOperation({
  name: 'delete-registration',
  method: 'DELETE',
  route: '/daily_registration/:uuid',
  access: 'participant',
  answer: 'empty',
  read: (): null => null,
  errors: { 403: 'not logged in as a participant', 404: 'no such registration, or not the caller’s own' },
});

/** A registered day; its items are in the order in which they were saved. */
export interface RegisteredDay extends DayWithUsage {
  readonly items: readonly RegistrationItem[];
}

/** Every day of the covered range (docs/product-rules.md, "Time"), by date. */
export type RegistrationsOverview = Readonly<Record<CalendarDate, RegisteredDay>>;

function readAmountOrNull(value: unknown): Amount | null {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'number') throw new UnreadableResponseError('malformed', 'no amount');
  try {
    return toAmount(value);
  } catch {
    throw new UnreadableResponseError('malformed', 'no amount');
  }
}

/**
 * Reads additions to the specification: `planUsage` and `startUsage`, the usage of the weekday in the plan of the day
 * and in the first plan, in units. If they are missing, no day can be praised.
 */
function readUsage({ planUsage, startUsage }: Readonly<Record<string, unknown>>): DayUsage | null {
  const [plan, start] = [readAmountOrNull(planUsage), readAmountOrNull(startUsage)];
  return plan === null || start === null ? null : { plan, start };
}

function readDay(value: unknown): RegisteredDay {
  const day = readRecord(value, 'day');
  // An empty map may arrive as an empty list.
  const items = isRecord(day.items) ? Object.entries(day.items) : [];
  return {
    total: readAmountOrNull(day.totalAmount),
    goal: readAmountOrNull(day.goal),
    usage: readUsage(day),
    items: items.map(([uuid, item]) => readRegistrationItem(uuid, item)),
  };
}

/** Returns the days of the user's programme with their registrations and goals. */
export const getRegistrationsOverview = defineOperation({
  name: 'get-registrations-overview',
  method: 'GET',
  route: '/registrations/overview',
  access: 'participant',
  isReread: true,
  read: ({ body }): RegistrationsOverview => {
    const days = Array.isArray(body) && body.length === 0 ? {} : readRecord(body, 'overview');
    const entries = Object.entries(days).map(([date, day]) => {
      if (!isCalendarDate(date)) throw new UnreadableResponseError('malformed', 'no date');
      return [date, readDay(day)] as const;
    });
    return Object.fromEntries(entries);
  },
  errors: { 403: 'not logged in as a participant', 404: 'the domain has no daily registrations' },
});
