import { addDays, type CalendarDate, listDatesBetween } from '../calendar/calendar-date.ts';
import type { PraisedDay } from '../praise/get-praise.ts';

/** Days of a user, each with the usage that its goal is compared with. */
export type PraisedDays = Readonly<Record<CalendarDate, PraisedDay>>;

/** A registered day. */
export type FilledDay = PraisedDay & { readonly total: NonNullable<PraisedDay['total']> };

export const isFilled = (day: PraisedDay | undefined): day is FilledDay => (day?.total ?? null) !== null;

/** Lists the last complete days, up to yesterday. */
export const listLastFullDays = (today: CalendarDate, count: number): readonly CalendarDate[] =>
  listDatesBetween(addDays(today, -count), addDays(today, -1));
