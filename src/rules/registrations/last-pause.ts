import { type CalendarDate, countDaysBetween } from '../calendar/calendar-date.ts';
import { type Absence, getAbsence, requiresSafetyQuestions, SHORT_ABSENCE_DAYS } from '../hard-moment/welcome-back.ts';
import type { Days } from './day.ts';

/** A pause in the registrations: the last day before it, and the day on which it ended. */
export interface Pause {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/**
 * Returns the last pause in the registered days with a length that `isTarget` accepts, by default a week or more; a
 * current pause ends today. Null if there is none: days before the first registration are not a pause.
 */
export function findLastPause(
  days: Days,
  today: CalendarDate,
  isTarget: (away: number) => boolean = (daysAway) => daysAway >= SHORT_ABSENCE_DAYS,
): Pause | null {
  const filledDays = (Object.keys(days) as CalendarDate[])
    .filter((date) => date <= today && (days[date]?.total ?? null) !== null)
    .sort();
  const dates = filledDays.at(-1) === today ? filledDays : [...filledDays, today];
  for (let index = dates.length - 1; index > 0; index -= 1) {
    const [from, to] = [dates[index - 1] as CalendarDate, dates[index] as CalendarDate];
    if (isTarget(countDaysBetween(from, to))) return { from, to };
  }
  return null;
}

/** Returns the length of a current pause, short or long; null if there is none. */
export function getCurrentPause(days: Days, today: CalendarDate): Absence | null {
  const pause = findLastPause(days, today);
  if (pause === null || pause.to !== today || (days[today]?.total ?? null) !== null) return null;
  return getAbsence(countDaysBetween(pause.from, today));
}

/**
 * Returns true if the safety questions have to be repeated first: after more than 90 days the answers may no longer
 * apply. True until they are answered after the return, with or without a registered day; `date` is the day of the last
 * answers.
 */
export function mustRepeatSafety(days: Days, today: CalendarDate, date: CalendarDate | null): boolean {
  const pause = findLastPause(days, today, requiresSafetyQuestions);
  if (pause === null || date === null) return pause !== null;
  const isAnswered = requiresSafetyQuestions(countDaysBetween(pause.from, date));
  return date < pause.to && (!isAnswered || requiresSafetyQuestions(countDaysBetween(date, pause.to)));
}
