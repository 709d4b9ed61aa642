import { type CalendarDate, datesBetween } from '../calendar/calendar-date.ts';
import { type DayMark, dayMark } from './day-mark.ts';
import type { PraiseLimits } from './praise-limits.ts';
import type { PraisedDay } from './praise-of.ts';

interface Span {
  readonly start: CalendarDate;
  readonly today: CalendarDate;
}

/** How many days from the registrations start to today have each mark. */
export function marksOf(
  days: Readonly<Record<CalendarDate, PraisedDay>>,
  { start, today }: Span,
  limits: PraiseLimits,
): ReadonlyMap<DayMark, number> {
  const counts = new Map<DayMark, number>();
  for (const date of datesBetween(start, today)) {
    const mark = dayMark(days[date] ?? { total: null, goal: null }, date, today, limits);
    counts.set(mark, (counts.get(mark) ?? 0) + 1);
  }
  return counts;
}
