import type { RegistrationItem } from '#src/contract/registration.ts';
import type { RegisteredDay, RegistrationsOverview } from '#src/contract/registrations.ts';
import { type CalendarDate, isCalendarDate } from '#src/rules/calendar/calendar-date.ts';

/** Result of parsing the path of a day. */
export type EditableDay =
  | {
      readonly kind: 'form';
      readonly date: CalendarDate;
      readonly day: RegisteredDay;
      readonly item: RegistrationItem | null;
    }
  | { readonly kind: 'ahead' | 'before-start'; readonly date: CalendarDate }
  /** Unknown entry of this day: the form for a new one is shown instead. */
  | { readonly kind: 'no-item'; readonly date: CalendarDate }
  | { readonly kind: 'no-day' };

interface DayAddress {
  /** Date in the path; undefined for today. */
  readonly date: string | undefined;
  readonly uuid: string | null;
}

interface Context {
  readonly days: RegistrationsOverview;
  readonly start: CalendarDate;
  readonly today: CalendarDate;
  /** Last day that can be registered: the calendar date, which is the day after today past midnight. */
  readonly last: CalendarDate;
}

/**
 * Parses the path of a daily registration (docs/specification.md, section 4, "Daily registration edit";
 * docs/product-rules.md, "Registering and forms").
 */
export function parseDayPath({ date = '', uuid }: DayAddress, { days, start, today, last }: Context): EditableDay {
  const argument = date === '' ? today : date;
  if (!isCalendarDate(argument)) return { kind: 'no-day' };
  if (argument > last) return { kind: 'ahead', date: argument };
  if (argument < start) return { kind: 'before-start', date: argument };
  const day = days[argument];
  if (!day) return { kind: 'no-day' };
  if (uuid === null) return { kind: 'form', date: argument, day, item: null };
  const item = day.items.find((item) => item.uuid === uuid);
  return item ? { kind: 'form', date: argument, day, item } : { kind: 'no-item', date: argument };
}
