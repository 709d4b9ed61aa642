import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { getMonday } from '../calendar/week.ts';
import { DAYS_IN_WEEK } from '../limits.ts';
import { type DayWithUsage, getPraise, isHighDay, type Praise } from '../praise/get-praise.ts';
import type { PraiseLimits } from '../praise/praise-limits.ts';
import { getDayState } from '../registrations/day-state.ts';
import type { BadgeEvent } from './badge-rule.ts';

/** Days around a date, at least those of its calendar week, and the total number of registered days. */
interface RegisteredState {
  readonly days: Readonly<Record<CalendarDate, DayWithUsage>>;
  readonly registeredDays: number;
  /** True if the plan is at or above the domain's warning: a high day then awards no badge, and the next day does. */
  readonly isPlanHigh?: boolean;
}

/** Creates the event of registering a date, with the praise that the domain allows. */
export function getDayEvent(
  { days, registeredDays, isPlanHigh = false }: RegisteredState,
  date: CalendarDate,
  limits: PraiseLimits,
): BadgeEvent {
  const toPraise = (date: CalendarDate): Praise => {
    const day = days[date];
    return day === undefined ? 'neutral' : getPraise(day, limits);
  };
  const day = days[date];
  const monday = getMonday(date);
  const week = Array.from({ length: DAYS_IN_WEEK }, (_, index) => addDays(monday, index));
  const isHeld = isPlanHigh && day !== undefined && isHighDay(day, limits);
  return {
    kind: 'day-registered',
    registeredDays: isHeld ? 0 : registeredDays,
    isAboveGoal: !isHeld && day !== undefined && getDayState(day, limits) === 'above',
    praise: toPraise(date),
    isWeekOfSuccess: week.every((date) => toPraise(date) === 'goal'),
  };
}
