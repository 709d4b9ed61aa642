import { addDays, type CalendarDate, datesBetween } from '../calendar/calendar-date.ts';
import type { PraisedDay } from '../praise/praise-of.ts';

/** Days as they are told of a person, with the usage that each is held against. */
export type OwnDays = Readonly<Record<CalendarDate, PraisedDay>>;

/** A day that was filled in. */
export type FilledDay = PraisedDay & { readonly total: NonNullable<PraisedDay['total']> };

export const isFilled = (day: PraisedDay | undefined): day is FilledDay => (day?.total ?? null) !== null;

/** So many whole days, the last of them yesterday: today may still go on. */
export const lastFullDays = (today: CalendarDate, count: number): readonly CalendarDate[] =>
  datesBetween(addDays(today, -count), addDays(today, -1));
