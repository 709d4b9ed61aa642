import type { DomainKey } from '../../domains/domain.ts';
import { createUsualAmounts, MIN_CHANGE } from '../after/usage-trend.ts';
import { type Amount, sumAmounts, toAmount } from '../amounts/amount.ts';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { isHighDay } from '../praise/get-praise.ts';
import { PRAISE_LIMITS } from '../praise/praise-limits.ts';
import type { WeekAmounts } from './read-week-amounts.ts';

/** Direction of a week compared with the weeks before it. */
export const WEEK_DIRECTIONS = ['less', 'same', 'more', 'unknown'] as const;
export type WeekDirection = (typeof WEEK_DIRECTIONS)[number];

/** The step that follows a saved week; `week` if there is no other. */
export const WEEK_STEPS = ['health', 'help', 'date', 'check', 'week'] as const;
export type WeekStep = (typeof WEEK_STEPS)[number];

const DAYS_BEFORE = 28;
const REQUIRED_DAYS = 12;
const REQUIRED_AMOUNTS = 5;
const MIN_SHARE = 0.15;

/** Heavy weeks before a sudden fall: `days` of the last `of` days are at or above the amount `from`. */
const HEAVY = { of: 14, days: 7, from: toAmount(6) } as const;

/** The parts of the home that a saved week may point to. */
export interface PendingHomeParts {
  /** True if the user's own line rises. */
  readonly isRising: boolean;
  /** True if one of the user's own dates is within the next seven days. */
  readonly isDateNear: boolean;
  /** True if a self-check is due or a month step is open. */
  readonly hasQuestion: boolean;
}

/** A saved week with the registrations of its other days and of the weeks before it. */
export interface ComparedWeek {
  readonly domain: DomainKey;
  readonly monday: CalendarDate;
  /** Amounts that were just saved. */
  readonly saved: WeekAmounts;
  /** Amounts of every registered day of the week. */
  readonly amounts: WeekAmounts;
  /** Totals of days that were registered earlier. */
  readonly totals: ReadonlyMap<CalendarDate, Amount>;
  /** Amount from which the domain suggests checking a number, in units. */
  readonly checkFrom: number;
  readonly waiting: PendingHomeParts;
}

const getDaysBefore = ({ monday, totals }: ComparedWeek, days: number) =>
  [...totals].flatMap(([date, total]) => (date < monday && date >= addDays(monday, -days) ? [{ date, total }] : []));

/** Returns the expected total of days of the week, in hundredths. */
function getExpectedTotal(week: ComparedWeek, days: WeekAmounts): number {
  const usual = createUsualAmounts(getDaysBefore(week, DAYS_BEFORE));
  return [...days.keys()].reduce((sum, date) => sum + usual(date), 0);
}

/** Compares the registered days of the week with the usual amounts of their weekdays. */
export function getWeekDirection(week: ComparedWeek): WeekDirection {
  const { domain, amounts } = week;
  if (amounts.size < REQUIRED_AMOUNTS || getDaysBefore(week, DAYS_BEFORE).length < REQUIRED_DAYS) return 'unknown';
  const expected = getExpectedTotal(week, amounts);
  const band = Math.max(toAmount(MIN_CHANGE[domain]) / 2, MIN_SHARE * expected);
  const total = sumAmounts([...amounts.values()]);
  if (total <= expected - band) return 'less';
  return total >= expected + band ? 'more' : 'same';
}

/** Returns true for days of at most half their usual amount after many heavy days, which may be dangerous. */
function isSuddenFall(week: ComparedWeek, days: WeekAmounts): boolean {
  const heavy = getDaysBefore(week, HEAVY.of).filter(({ total }) => total >= HEAVY.from);
  if (heavy.length < HEAVY.days || days.size === 0) return false;
  return sumAmounts([...days.values()]) <= getExpectedTotal(week, days) / 2;
}

function isHigh(week: ComparedWeek): boolean {
  const { domain, checkFrom, saved } = week;
  const amounts = [...week.amounts.values()];
  const limits = PRAISE_LIMITS[domain];
  if (limits === null || limits.highDay === null) return amounts.some((amount) => amount >= toAmount(checkFrom));
  const isFall = isSuddenFall(week, saved) || isSuddenFall(week, week.amounts);
  return isFall || amounts.some((total) => isHighDay({ total }, limits));
}

/** Returns the step that follows a saved week: the first that applies. CHECK: a clinician reads `health`. */
export function getWeekStep(week: ComparedWeek, direction: WeekDirection): WeekStep {
  if (isHigh(week)) return 'health';
  const { isRising, isDateNear, hasQuestion } = week.waiting;
  if (direction === 'more' || isRising) return 'help';
  if (isDateNear) return 'date';
  return hasQuestion ? 'check' : 'week';
}
