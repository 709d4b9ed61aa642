import type { RegistrationItem } from '#src/contract/registration.ts';
import type { RegisteredDay, RegistrationsOverview } from '#src/contract/registrations.ts';
import { type CalendarDate, isCalendarDate } from '#src/rules/calendar/calendar-date.ts';

/** Content at the address of a day. */
export type OpenedDay =
  | {
      readonly kind: 'form';
      readonly date: CalendarDate;
      readonly day: RegisteredDay;
      readonly item: RegistrationItem | null;
    }
  | { readonly kind: 'ahead' | 'before-start'; readonly date: CalendarDate }
  /** An unknown item of this day: the form for a new one is shown instead. */
  | { readonly kind: 'no-item'; readonly date: CalendarDate }
  | { readonly kind: 'no-day' };

interface Asked {
  /** Date in the path; absent for today. */
  readonly date: string | undefined;
  readonly uuid: string | null;
}

interface Context {
  readonly days: RegistrationsOverview;
  readonly start: CalendarDate;
  readonly today: CalendarDate;
  /** The last day that can be filled in: the calendar date, after midnight the day after today. */
  readonly last: CalendarDate;
}

/**
 * Parses an address of the daily registration (docs/specification.md, section 4, "Daily registration edit";
 * docs/product-rules.md, "Registering and forms").
 */
export function openDay({ date = '', uuid }: Asked, { days, start, today, last }: Context): OpenedDay {
  const asked = date === '' ? today : date;
  if (!isCalendarDate(asked)) return { kind: 'no-day' };
  if (asked > last) return { kind: 'ahead', date: asked };
  if (asked < start) return { kind: 'before-start', date: asked };
  const day = days[asked];
  if (!day) return { kind: 'no-day' };
  if (uuid === null) return { kind: 'form', date: asked, day, item: null };
  const item = day.items.find((one) => one.uuid === uuid);
  return item ? { kind: 'form', date: asked, day, item } : { kind: 'no-item', date: asked };
}
