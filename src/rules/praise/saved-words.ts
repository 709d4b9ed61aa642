import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { DAYS_IN_WEEK } from '../limits.ts';
import type { PraiseLimits } from './praise-limits.ts';
import { isHighDay, type PraisedDay, praiseOf } from './praise-of.ts';

/**
 * Which words a saved day gets: that it is filled in, that its numbers belong with a GP,
 * that its goal is what the person did already, that it was less than at the start, or that it stayed within the plan.
 */
export type SavedWords = 'filled' | 'high' | 'same' | 'lower' | 'within';

/**
 * The words of a saved day. `isLowerAhead`: the plan goes down later by itself, so that nobody has to choose a step.
 */
export function savedWords(day: PraisedDay, limits: PraiseLimits, isLowerAhead: boolean): SavedWords {
  if (isHighDay(day, limits)) return 'high';
  const praise = praiseOf(day, limits);
  // Where the advice leaves an amount, it is said beside a goal that is still above it.
  if (praise === 'fact' && (limits.guideline?.dayTo ?? 0) > 0) return 'lower';
  if (praise !== 'neutral') return 'within';
  const { total, goal, usage } = day;
  const isSame = usage && goal !== null && total !== null && total <= goal && goal >= usage.plan;
  return isSame && !isLowerAhead ? 'same' : 'filled';
}

/** True where the goal of a later week is lower on the same weekday. */
export function isLowerAhead(days: Readonly<Record<CalendarDate, PraisedDay>>, date: CalendarDate): boolean {
  const goal = days[date]?.goal ?? null;
  for (let next = addDays(date, DAYS_IN_WEEK); days[next]; next = addDays(next, DAYS_IN_WEEK)) {
    const ahead = days[next]?.goal ?? null;
    if (goal !== null && ahead !== null && ahead < goal) return true;
  }
  return false;
}
