import type { DomainKey } from '#src/domains/domain.ts';
import { type Amount, sumAmounts, toAmount, toUnits } from '../amounts/amount.ts';
import {
  addDays,
  type CalendarDate,
  countDaysBetween,
  getLaterDate,
  listDatesBetween,
} from '../calendar/calendar-date.ts';
import { getWeekday, WEEKDAYS } from '../calendar/week.ts';
import { PROGRAMME_DAYS } from '../limits.ts';
import { isHighDay } from '../praise/get-praise.ts';
import type { PraiseLimits } from '../praise/praise-limits.ts';
import { getProgrammeDay } from '../programme/programme-day.ts';

/** Days ignored by the trend, such as a holiday marked in advance. */
export interface IgnoredPeriod {
  readonly first: CalendarDate;
  readonly last: CalendarDate;
}

/** A registered day. */
export interface TrendDay {
  readonly date: CalendarDate;
  readonly total: Amount;
}

export interface TrendFacts {
  readonly domain: DomainKey;
  /** Totals of registered days by date. */
  readonly totals: ReadonlyMap<CalendarDate, Amount>;
  readonly programmeStart: CalendarDate;
  /** The first day of the base period (`getRiseStart`). */
  readonly trendStart: CalendarDate;
  readonly quiet: readonly IgnoredPeriod[];
  readonly today: CalendarDate;
}

export type TrendKind = 'week' | 'month';

/** Displayed numbers: the sum of the recent registered days, and the usual sum of the same weekdays. */
export interface TrendNumbers {
  readonly days: number;
  readonly total: Amount;
  /** Usual amount in half units. */
  readonly usual: Amount;
  /** Recent days with use, for a week after weeks without any use; null otherwise. */
  readonly fromNothing: number | null;
}

/** `off` before the 43rd day, `unknown` if too few days are registered. */
export type UsageTrend =
  | { readonly state: 'off' | 'steady' | 'unknown' }
  | { readonly state: 'rising'; readonly kind: TrendKind; readonly numbers: TrendNumbers };

/**
 * Minimum change of a week's total that counts as a change, in units. The thresholds were chosen on simulated data:
 * docs/product-rules.md, "After the six weeks".
 */
export const MIN_CHANGE: Readonly<Record<DomainKey, number>> = {
  alcohol: 4,
  tobacco: 10,
  gambling: 2,
  cannabis: 3,
  cocaine: 0.5,
  'close-ones': Number.POSITIVE_INFINITY,
  guided: Number.POSITIVE_INFINITY,
};

interface TrendTest {
  readonly kind: TrendKind;
  readonly recent: readonly TrendDay[];
  readonly base: readonly TrendDay[];
  readonly leastRecent: number;
  readonly leastBase: number;
  readonly least: number;
  /** Minimum value of the spread. */
  readonly leastSpread: number;
  /** Multiple of the spread that a rise has to exceed. */
  readonly times: number;
  /** Number of recent days with use that count as a rise if the base period has none. */
  readonly daysWithUse: number;
}

const HALF = toAmount(0.5);
const SPREAD_OF_LEAST = 8;
/** Weight of the mean of all days in the mean of a weekday. */
const PRIOR = 2;

const getSum = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** Returns the usual amount of each weekday, in hundredths: its mean, shrunk towards the mean of all days. */
export function createUsualAmounts(base: readonly TrendDay[]): (date: CalendarDate) => number {
  const mean = base.length === 0 ? 0 : sumAmounts(base.map(({ total }) => total)) / base.length;
  const byDay = new Map(
    WEEKDAYS.map((weekday) => {
      const amounts = base.filter(({ date }) => getWeekday(date) === weekday).map(({ total }) => total);
      return [weekday, (sumAmounts(amounts) + PRIOR * mean) / (amounts.length + PRIOR)];
    }),
  );
  return (date) => byDay.get(getWeekday(date)) ?? mean;
}

/** Returns the numbers of a rise; null for a steady line. */
function findRise({ kind, recent, base, least, leastSpread, times, daysWithUse }: TrendTest): TrendNumbers | null {
  const getUsual = createUsualAmounts(base);
  const getUsualUnits = (date: CalendarDate) => getUsual(date) / 100;
  const expected = getSum(recent.map(({ date }) => getUsualUnits(date)));
  const getNumbers = (fromNothing: number | null): TrendNumbers => ({
    days: recent.length,
    total: sumAmounts(recent.map(({ total }) => total)),
    usual: (Math.floor(expected * 2 + HALF / 100) * HALF) as Amount,
    fromNothing,
  });
  if (base.every(({ total }) => total === 0)) {
    const used = recent.filter(({ total }) => total > 0).length;
    return used >= daysWithUse ? getNumbers(kind === 'week' ? used : null) : null;
  }
  const excesses = recent.map(({ date, total }) => toUnits(total) - getUsualUnits(date));
  const excess = getSum(excesses);
  const squares = base.map(({ date, total }) => (toUnits(total) - getUsualUnits(date)) ** 2);
  const spread = Math.max(getSum(squares) / (base.length - 1), leastSpread);
  const limit = times ** 2 * recent.length * spread * (1 + recent.length / base.length);
  const isRise = excess >= Math.max(least, expected / 2) && excess > Math.max(0, ...excesses) && excess ** 2 >= limit;
  return isRise ? getNumbers(null) : null;
}

/** Returns the two tests of a day: the last week against the eight before it, and on Mondays the last four weeks. */
function listTests({ domain, totals, trendStart, quiet, today }: TrendFacts): readonly TrendTest[] {
  const least = MIN_CHANGE[domain];
  const listFilled = (first: CalendarDate, last: CalendarDate) =>
    listDatesBetween(first, last).flatMap((date): TrendDay[] => {
      const total = totals.get(date);
      const isQuiet = quiet.some((period) => period.first <= date && date <= period.last);
      return total === undefined || isQuiet ? [] : [{ date, total }];
    });
  const week: TrendTest = {
    kind: 'week',
    recent: listFilled(addDays(today, -7), addDays(today, -1)),
    base: listFilled(addDays(today, -63), addDays(today, -8)),
    leastRecent: 4,
    leastBase: 21,
    least,
    leastSpread: (least / SPREAD_OF_LEAST) ** 2,
    times: 3.5,
    daysWithUse: 2,
  };
  if (getWeekday(today) !== 'monday' || today < addDays(trendStart, 84)) return [week];
  const month: TrendTest = {
    kind: 'month',
    recent: listFilled(addDays(today, -28), addDays(today, -1)),
    base: listFilled(addDays(trendStart, 28), addDays(trendStart, 55)),
    leastRecent: 14,
    leastBase: 14,
    least: 2 * least,
    leastSpread: week.leastSpread,
    times: 3,
    daysWithUse: 4,
  };
  return [week, month];
}

const isKnown = ({ recent, base, leastRecent, leastBase }: TrendTest) =>
  recent.length >= leastRecent && base.length >= leastBase;

/** Compares the user's recent days with the user's earlier ones, never with those of other users. */
export function getUsageTrend(facts: TrendFacts): UsageTrend {
  if (getProgrammeDay(facts.programmeStart, facts.today) <= PROGRAMME_DAYS) return { state: 'off' };
  const tests = listTests(facts);
  for (const test of tests) {
    const numbers = isKnown(test) ? findRise(test) : null;
    if (numbers) return { state: 'rising', kind: test.kind, numbers };
  }
  return { state: tests[0] && isKnown(tests[0]) ? 'steady' : 'unknown' };
}

/**
 * Returns the first day of the trend period: 56 days before the last offer, or the start of the newest run. A level that was
 * mentioned is not mentioned again.
 */
export const getRiseStart = (pathStart: CalendarDate, lastOffer: CalendarDate | null): CalendarDate =>
  lastOffer === null ? pathStart : getLaterDate(pathStart, addDays(lastOffer, -56));

const HIGH_DAYS = 3;

/** Returns true if several recent days of a rise are high: the advice about the body is then shown first. CHECK */
export const hasHighDays = (totals: TrendFacts['totals'], kind: TrendKind, today: CalendarDate, limits: PraiseLimits) =>
  listDatesBetween(addDays(today, kind === 'week' ? -7 : -28), addDays(today, -1)).filter((date) =>
    isHighDay({ total: totals.get(date) ?? null }, limits),
  ).length >= HIGH_DAYS;

const DAYS_BETWEEN_OFFERS = 91;

/** Returns true if a support week may be offered again. */
export const canOfferSupport = (lastOffer: CalendarDate | null, today: CalendarDate): boolean =>
  lastOffer === null || countDaysBetween(lastOffer, today) >= DAYS_BETWEEN_OFFERS;
