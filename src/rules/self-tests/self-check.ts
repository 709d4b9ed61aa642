import { addDays, type CalendarDate, countDaysBetween } from '../calendar/calendar-date.ts';

/** Rating scales of the self-check, from 0 to 10; written for this product, not a validated test. */
export const RATING_SCALES = ['importance', 'confidence', 'urge', 'sleep'] as const;
export type RatingScale = (typeof RATING_SCALES)[number];

/** Highest value of a rating scale. */
export const MAX_RATING = 10;

/** Days after the start of the programme on which the self-check is due, and then once a year. */
const CHECK_DAYS = [0, 21, 42, 90, 180, 365] as const;
const YEAR = 365;

/** Number of days for which a due check is offered, including its own day; shorter in the first weeks. */
const DAYS_OPEN = { early: 7, later: 21 } as const;
const LATER_FROM = 42;

export type SelfCheckAnswers = Readonly<Record<RatingScale, number>>;

/** A completed self-check, with its day. */
export interface SelfCheck {
  readonly uuid: string;
  readonly day: CalendarDate;
  readonly answers: SelfCheckAnswers;
}

/** Returns the last reached day of a check, in days after the start. */
function getReachedCheck(start: CalendarDate, today: CalendarDate): number {
  const since = Math.max(0, countDaysBetween(start, today));
  return since < YEAR ? (CHECK_DAYS.findLast((day) => day <= since) ?? 0) : since - (since % YEAR);
}

/** Returns true until a check is completed on or after the last reached day of a check. */
export function isCheckOpen(start: CalendarDate, checkedDays: readonly CalendarDate[], today: CalendarDate): boolean {
  const since = addDays(start, getReachedCheck(start, today));
  return !checkedDays.some((day) => day >= since);
}

/** Returns the check that the programme offers, in days after the start; null if there is none. Offers expire. */
export function getDueCheck(
  start: CalendarDate,
  checkedDays: readonly CalendarDate[],
  today: CalendarDate,
): number | null {
  const reachedCheck = getReachedCheck(start, today);
  const age = countDaysBetween(addDays(start, reachedCheck), today);
  const open = reachedCheck < LATER_FROM ? DAYS_OPEN.early : DAYS_OPEN.later;
  // On the first day the user makes the plan or does the safety step, so the check is offered from the second day.
  const isTime = age >= (reachedCheck === 0 ? 1 : 0) && age < open;
  return isTime && isCheckOpen(start, checkedDays, today) ? reachedCheck : null;
}

/** Returns the checks of this run of the programme, earliest first; the chart does not show earlier runs. */
export function getRunChecks(start: CalendarDate, checks: readonly SelfCheck[]): readonly SelfCheck[] {
  return checks.filter(({ day }) => day >= start).sort((selfCheck, other) => (selfCheck.day < other.day ? -1 : 1));
}
