import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { DAYS_IN_WEEK } from '../limits.ts';
import { type DayWithUsage, getPraise, isHighDay } from './get-praise.ts';
import type { PraiseLimits } from './praise-limits.ts';

/**
 * Kind of text for a saved day: registered, a reason to see a GP, a goal equal to the existing use, less than at the
 * start, or within the plan.
 */
export type SavedTextKind = 'filled' | 'high' | 'same' | 'lower' | 'within';

/**
 * Returns the kind of text for a saved day. `isLowerAhead` is true if the plan decreases later automatically, so that
 * no step has to be chosen.
 */
export function getSavedTextKind(day: DayWithUsage, limits: PraiseLimits, isLowerAhead: boolean): SavedTextKind {
  if (isHighDay(day, limits)) return 'high';
  const praise = getPraise(day, limits);
  // A goal still above the advice is not praised; the text says that the amount is less than at the start.
  if (praise === 'fact' && (limits.guideline?.dayTo ?? 0) > 0) return 'lower';
  if (praise !== 'neutral') return 'within';
  const { total, goal, usage } = day;
  const isMaintaining = usage && goal !== null && total !== null && total <= goal && goal >= usage.plan;
  return isMaintaining && !isLowerAhead ? 'same' : 'filled';
}

/** Returns true if the goal of a later week is lower on that weekday. */
export function hasLowerGoalLater(days: Readonly<Record<CalendarDate, DayWithUsage>>, date: CalendarDate): boolean {
  const goal = days[date]?.goal ?? null;
  for (let next = addDays(date, DAYS_IN_WEEK); days[next]; next = addDays(next, DAYS_IN_WEEK)) {
    const nextGoal = days[next]?.goal ?? null;
    if (goal !== null && nextGoal !== null && nextGoal < goal) return true;
  }
  return false;
}
