import type { RegisteredDay, RegistrationsOverview } from '#src/contract/get-registrations-overview.ts';
import type { RegistrationItem } from '#src/contract/registration.ts';
import { type CalendarDate, isCalendarDate } from '#src/rules/calendar/calendar-date.ts';

/** What the address of a day opens. */
export type OpenedDay =
  | {
      readonly kind: 'form';
      readonly date: CalendarDate;
      readonly day: RegisteredDay;
      readonly item: RegistrationItem | null;
    }
  | { readonly kind: 'ahead' | 'before-start'; readonly date: CalendarDate }
  /** No such item on this day: the form to add one stands in its place. */
  | { readonly kind: 'no-item'; readonly date: CalendarDate }
  | { readonly kind: 'no-day' };

interface Asked {
  /** As it stands in the path; absent is today. */
  readonly date: string | undefined;
  readonly uuid: string | null;
}

interface Context {
  readonly days: RegistrationsOverview;
  readonly start: CalendarDate;
  readonly today: CalendarDate;
  /** The last day that can be filled in: the date on the wall, after midnight the day after today. */
  readonly last: CalendarDate;
}

/**
 * Reads an address of the daily registration (docs/specification.md, section 4, "Daily registration edit";
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
