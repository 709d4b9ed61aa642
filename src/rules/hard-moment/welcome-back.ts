import { addDays, type CalendarDate, getLaterDate } from '../calendar/calendar-date.ts';
import { DAYS_IN_WEEK } from '../limits.ts';

export const SHORT_ABSENCE_DAYS = 7;
const LONG_FROM = 28;
const QUESTION_FROM = 14;
const SAFETY_AFTER = 90;

/** Screen shown first after a number of days away: continue (`short`) or a new start (`long`). */
export interface Absence {
  readonly kind: 'short' | 'long';
  readonly days: number;
}

/** Returns the absence after this number of days; null below a week, which does not count as an absence. */
export function getAbsence(days: number): Absence | null {
  if (days >= LONG_FROM) return { kind: 'long', days };
  return days >= SHORT_ABSENCE_DAYS ? { kind: 'short', days } : null;
}

/** Returns true if the question about the current state is shown after this number of days away. */
export const showsReturnQuestion = (daysAway: number): boolean => daysAway >= QUESTION_FROM;

/** Answers to the question about the current state; not stored. */
export const RETURN_ANSWERS = ['better', 'same', 'harder'] as const;
export type ReturnAnswer = (typeof RETURN_ANSWERS)[number];

/** Returns the number of whole weeks away, for display. */
export const toWholeWeeks = (daysAway: number): number => Math.floor(daysAway / DAYS_IN_WEEK);

/** Returns true if the questions about safety are repeated after this number of days away. */
export const requiresSafetyQuestions = (daysAway: number): boolean => daysAway > SAFETY_AFTER;

/**
 * Lists the open days to show: at most seven, from the week before the participant came back. Earlier days may remain
 * empty. `returnedDate` is null if the participant was not away.
 */
export function listOpenDays(
  start: CalendarDate,
  returnedDate: CalendarDate | null,
  today: CalendarDate,
  open: readonly CalendarDate[],
): readonly CalendarDate[] {
  const first = returnedDate === null ? start : getLaterDate(start, addDays(returnedDate, 1 - DAYS_IN_WEEK));
  return open.filter((date) => date >= first && date <= today).slice(-DAYS_IN_WEEK);
}
