import type { Amount } from '../amounts/amount.ts';
import { addDays, type CalendarDate, listDatesBetween } from '../calendar/calendar-date.ts';
import { getWeekday, type Weekday } from '../calendar/week.ts';
import { DAYS_IN_WEEK } from '../limits.ts';
import { type DaysWithUsage, isFilled } from './days-with-usage.ts';

/** Minimum number of days for a figure. */
const MIN_DAYS = 7;

/** A sum above 0 and the number of days in it, among the days up to `until`. */
interface Sum {
  readonly amount: number;
  readonly days: number;
  readonly of: number;
  readonly until: CalendarDate;
}

/** Gains compared with the user's start. */
export interface Gains extends Sum {
  /** Number of units saved compared with the start of the programme. */
  readonly amount: Amount;
  /** Days without use now, and the number of those weekdays without use at the start; null if not increased. */
  readonly without: { readonly now: number; readonly before: number } | null;
}

/**
 * Returns the latest sum above 0 of at least seven days with a `differenceOn`, so that a shown gain is never removed.
 * Null if there never was one.
 */
function findLatestSum(
  dates: readonly CalendarDate[],
  differenceOn: (date: CalendarDate) => number | null,
): Sum | null {
  let [latestSum, amount, days]: [Sum | null, number, number] = [null, 0, 0];
  for (const [index, until] of dates.entries()) {
    const difference = differenceOn(until);
    amount += difference ?? 0;
    days += difference === null ? 0 : 1;
    if (days >= MIN_DAYS && amount > 0) latestSum = { amount, days, of: index + 1, until };
  }
  return latestSum;
}

/** Returns the usage at the start by weekday, which later plans do not change. */
function getStartUsage(days: DaysWithUsage): ReadonlyMap<Weekday, Amount> {
  const dates = Object.keys(days) as CalendarDate[];
  return new Map(dates.flatMap((date) => (days[date]?.usage ? [[getWeekday(date), days[date].usage.start]] : [])));
}

const listWholeDays = (programmeStart: CalendarDate, today: CalendarDate): readonly CalendarDate[] =>
  listDatesBetween(programmeStart, addDays(today, -1));

/** Returns the gains of the registered whole days since the programme started; null without a plan or gains. */
export function getGains(days: DaysWithUsage, programmeStart: CalendarDate, today: CalendarDate): Gains | null {
  const starts = getStartUsage(days);
  const findKnownDay = (date: CalendarDate) => {
    const [day, start] = [days[date], starts.get(getWeekday(date))];
    return isFilled(day) && start !== undefined ? { total: day.total, start } : null;
  };
  const sum = findLatestSum(listWholeDays(programmeStart, today), (date) => {
    const day = findKnownDay(date);
    return day && day.start - day.total;
  });
  if (sum === null) return null;
  const counts = listDatesBetween(programmeStart, sum.until).flatMap((date) => findKnownDay(date) ?? []);
  const now = counts.filter(({ total }) => total === 0).length;
  const countBefore = counts.filter(({ start }) => start === 0).length;
  return { ...sum, amount: sum.amount as Amount, without: now > countBefore ? { now, before: countBefore } : null };
}

interface Entry {
  readonly amount: number;
  /** Cost in whole cents; null if not entered. */
  readonly cost: number | null;
}

type DaysWithEntries = Readonly<
  Record<CalendarDate, DaysWithUsage[CalendarDate] & { readonly items: readonly Entry[] }>
>;

/**
 * Returns the whole cents not spent, by the weekly amount before the start. A day of 0 hours without a cost counts as 0
 * euros; a day with hours and without a cost is omitted.
 */
export function getStakeGains(
  days: DaysWithEntries,
  weekly: number,
  programmeStart: CalendarDate,
  today: CalendarDate,
): Sum | null {
  const sum = findLatestSum(listWholeDays(programmeStart, today), (date) => {
    const day = days[date];
    const hasAllCosts = isFilled(day) && day.items.every(({ amount, cost }) => amount === 0 || cost !== null);
    if (!day || !hasAllCosts) return null;
    return weekly - DAYS_IN_WEEK * day.items.reduce((cents, { cost }) => cents + (cost ?? 0), 0);
  });
  return sum && { ...sum, amount: Math.round(sum.amount / DAYS_IN_WEEK) };
}

/** Rounds down to whole units if the unit is indivisible, else to tenths; null for 0. */
export function roundUnits(units: Amount, isIndivisible: boolean): Amount | null {
  const step = isIndivisible ? 100 : 10;
  const rounded = Math.floor(units / step) * step;
  return rounded > 0 ? (rounded as Amount) : null;
}
