import { type Amount, amountOfUnits } from '../rules/amounts/amount.ts';
import { type CalendarDate, isCalendarDate } from '../rules/calendar/calendar-date.ts';
import type { DayUsage, PraisedDay } from '../rules/praise/praise-of.ts';
import { defineOperation } from './operation.ts';
import { type RegistrationItem, readRegistrationItem } from './registration.ts';
import { UnreadableAnswer } from './result.ts';
import { isRecord, record } from './wire.ts';

/** A day as it was registered, its items in the order in which they were saved. */
export interface RegisteredDay extends PraisedDay {
  readonly items: readonly RegistrationItem[];
}

/** Every day of the covered range (docs/product-rules.md, "Time"), by date. */
export type RegistrationsOverview = Readonly<Record<CalendarDate, RegisteredDay>>;

function readAmountOrNull(value: unknown): Amount | null {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'number') throw new UnreadableAnswer('malformed', 'no amount');
  try {
    return amountOfUnits(value);
  } catch {
    throw new UnreadableAnswer('malformed', 'no amount');
  }
}

/**
 * Own additions to a day: `planUsage` and `startUsage`, the usage of its weekday in the plan of the day and in the
 * first plan, in units. Without them no day can be praised.
 */
function readUsage({ planUsage, startUsage }: Readonly<Record<string, unknown>>): DayUsage | null {
  const [plan, start] = [readAmountOrNull(planUsage), readAmountOrNull(startUsage)];
  return plan === null || start === null ? null : { plan, start };
}

function readDay(value: unknown): RegisteredDay {
  const day = record(value, 'day');
  // An empty map may travel as an empty list.
  const items = isRecord(day.items) ? Object.entries(day.items) : [];
  return {
    total: readAmountOrNull(day.totalAmount),
    goal: readAmountOrNull(day.goal),
    usage: readUsage(day),
    items: items.map(([uuid, item]) => readRegistrationItem(uuid, item)),
  };
}

/** Returns the days of the own programme with their registrations and goals. */
export const getRegistrationsOverview = defineOperation({
  name: 'get-registrations-overview',
  method: 'GET',
  route: '/registrations/overview',
  access: 'participant',
  isReread: true,
  read: ({ body }): RegistrationsOverview => {
    const days = Array.isArray(body) && body.length === 0 ? {} : record(body, 'overview');
    const entries = Object.entries(days).map(([date, day]) => {
      if (!isCalendarDate(date)) throw new UnreadableAnswer('malformed', 'no date');
      return [date, readDay(day)] as const;
    });
    return Object.fromEntries(entries);
  },
  errors: { 403: 'not logged in as a participant', 404: 'nothing is registered in this domain' },
});
