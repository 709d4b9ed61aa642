import { addDays, type CalendarDate, laterOf } from '../calendar/calendar-date.ts';
import { DAYS_IN_WEEK } from '../limits.ts';

export const SHORT_FROM = 7;
const LONG_FROM = 28;
const ASKED_FROM = 14;
const SAFETY_AFTER = 90;

/** For how many days somebody was away, and what they find first: going on (`short`) or a new begin (`long`). */
export interface Away {
  readonly kind: 'short' | 'long';
  readonly days: number;
}

/** Somebody who was away for so many days; null after less than a week, which is no absence. */
export function awayFor(days: number): Away | null {
  if (days >= LONG_FROM) return { kind: 'long', days };
  return days >= SHORT_FROM ? { kind: 'short', days } : null;
}

/** Whether somebody who was away for so many days is asked how it goes now. */
export const asksHowItGoes = (away: number): boolean => away >= ASKED_FROM;

/** What somebody who was away can answer to how it goes now; it is kept nowhere. */
export const HOW_IT_GOES = ['better', 'same', 'harder'] as const;
export type HowItGoes = (typeof HOW_IT_GOES)[number];

/** Whole weeks away, as they are said. */
export const weeksAway = (away: number): number => Math.floor(away / DAYS_IN_WEEK);

/** After how many days away the questions about safety are asked again. */
export const asksSafetyAgain = (away: number): boolean => away > SAFETY_AFTER;

/**
 * The open days that a screen counts: of the week before somebody came back and after, seven at most. What lies further
 * back may stay empty. `returned` is null where nobody was away.
 */
export function openDaysShown(
  start: CalendarDate,
  returned: CalendarDate | null,
  today: CalendarDate,
  open: readonly CalendarDate[],
): readonly CalendarDate[] {
  const first = returned === null ? start : laterOf(start, addDays(returned, 1 - DAYS_IN_WEEK));
  return open.filter((date) => date >= first && date <= today).slice(-DAYS_IN_WEEK);
}
