import { addDays, type CalendarDate, listDatesBetween } from '../calendar/calendar-date.ts';
import type { DayWithUsage } from '../praise/get-praise.ts';

/** Days of a user, each with the usage that its goal is compared with. */
export type DaysWithUsage = Readonly<Record<CalendarDate, DayWithUsage>>;

/** A registered day. */
export type FilledDay = DayWithUsage & { readonly total: NonNullable<DayWithUsage['total']> };

export const isFilled = (day: DayWithUsage | undefined): day is FilledDay => (day?.total ?? null) !== null;

/** Lists the last complete days, up to yesterday. */
export const listLastFullDays = (today: CalendarDate, count: number): readonly CalendarDate[] =>
  listDatesBetween(addDays(today, -count), addDays(today, -1));
