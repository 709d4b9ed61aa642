import type { Amount } from '../amounts/amount.ts';
import { type CalendarDate, countDaysBetween } from '../calendar/calendar-date.ts';
import { DAYS_IN_WEEK, PROGRAMME_DAYS } from '../limits.ts';

export type ProgrammeState = 'welcome' | 'started' | 'finished';

/** Returns the programme day, from 1, also before the start (docs/product-rules.md, "Rules, last readings"). */
export function getProgrammeDay(programmeStart: CalendarDate, today: CalendarDate): number {
  return Math.max(1, countDaysBetween(programmeStart, today) + 1);
}

/** Returns the week of the programme, from 1, in blocks of 7 days from the start date. */
export function getProgrammeWeek(programmeStart: CalendarDate, today: CalendarDate): number {
  return Math.ceil(getProgrammeDay(programmeStart, today) / DAYS_IN_WEEK);
}

/**
 * Returns the state of the programme on a day: finished after its last day, with or without a goal; else started if
 * there is a goal today (docs/specification.md, section 4).
 */
export function getProgrammeState(
  programmeStart: CalendarDate,
  goalToday: Amount | null,
  today: CalendarDate,
): ProgrammeState {
  if (getProgrammeDay(programmeStart, today) > PROGRAMME_DAYS) return 'finished';
  return goalToday === null ? 'welcome' : 'started';
}
