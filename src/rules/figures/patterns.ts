import { addDays, type CalendarDate, listDatesBetween } from '../calendar/calendar-date.ts';
import { getMonday, getSunday, getWeekday, type Weekday } from '../calendar/week.ts';
import { DAYS_IN_WEEK } from '../limits.ts';
import { type DaysWithUsage, isFilled, listLastFullDays } from './days-with-usage.ts';

/** Minimum counts, below which a pattern could be chance. */
const WEEKS = 6;
const WEEKS_OF_PATTERN = 4;
const WEEKS_OF_FACT = 3;
const MIN_DAYS_OF_WEEK = 5;
const MIN_DAYS_OF_CONTEXT = 4;
const MIN_POINTS = 40;
const LARGEST_CHANCE = 0.01;
/** Period in which places and company are compared. */
const DAYS_OF_CONTEXT = 42;

/** The weekday most often above its goal in the last weeks. Shown as a fact, without advice. */
export interface HardestDay {
  readonly weekday: Weekday;
  readonly kind: 'pattern' | 'fact';
  readonly weeks: number;
  readonly of: number;
}

/** Returns the amount of a day above its goal. */
const getExcess = ({ total, goal }: DaysWithUsage[CalendarDate]): number =>
  total === null || goal === null ? 0 : Math.max(0, total - goal);

/**
 * Returns the only day of a week with the highest excess; null if several days have it, undefined if there are too few
 * registrations.
 */
function findHardestDayOfWeek(days: DaysWithUsage, monday: CalendarDate): Weekday | null | undefined {
  const dates = listDatesBetween(monday, getSunday(monday));
  if (dates.filter((date) => isFilled(days[date])).length < MIN_DAYS_OF_WEEK) return undefined;
  const excess = dates.map((date) => (days[date] ? getExcess(days[date]) : 0));
  const highest = Math.max(...excess);
  const index = excess.indexOf(highest);
  return highest > 0 && excess.lastIndexOf(highest) === index ? getWeekday(dates[index] as CalendarDate) : null;
}

/** Returns the weekday that had the highest excess so often in the last complete weeks that chance is unlikely. */
export function findHardestDay(days: DaysWithUsage, today: CalendarDate): HardestDay | null {
  const thisMonday = getMonday(today);
  const weeks = Array.from({ length: WEEKS }, (_, index) =>
    findHardestDayOfWeek(days, addDays(thisMonday, -DAYS_IN_WEEK * (index + 1))),
  );
  const [latestWeek] = weeks;
  const getTimes = (weekday: Weekday) => weeks.filter((week) => week === weekday).length;
  if (!weeks.includes(undefined)) {
    const often = weeks.find((week) => week && getTimes(week) >= WEEKS_OF_PATTERN);
    if (often) return { weekday: often, kind: 'pattern', weeks: getTimes(often), of: WEEKS };
  }
  if (!latestWeek || weeks.slice(0, WEEKS_OF_FACT).some((week) => week !== latestWeek)) return null;
  return { weekday: latestWeek, kind: 'fact', weeks: WEEKS_OF_FACT, of: WEEKS_OF_FACT };
}

/** Number of days above the goal, and number of days counted. */
interface Share {
  readonly above: number;
  readonly days: number;
}

/** Returns the binomial coefficient. */
const getBinomial = (n: number, k: number): number => (k === 0 ? 1 : (getBinomial(n - 1, k - 1) * n) / k);

/** Computes Fisher's exact test, one-sided: probability of as many days above the goal in the first group by chance. */
export function getFisherProbability(share: Share, otherShare: Share): number {
  const [above, days] = [share.above + otherShare.above, share.days + otherShare.days];
  let chance = 0;
  for (let count = share.above; count <= Math.min(above, share.days); count += 1) {
    if (above - count > otherShare.days) continue;
    chance += (getBinomial(share.days, count) * getBinomial(otherShare.days, above - count)) / getBinomial(days, above);
  }
  return chance;
}

/** Place or company on the days on which the goal is exceeded more often. */
export interface HardContext {
  readonly what: string;
  readonly with: Share;
  readonly without: Share;
}

/** Returns true if there are enough days, and the difference is larger than chance. */
export function isSignificant(share: Share, otherShare: Share): boolean {
  if (share.days < MIN_DAYS_OF_CONTEXT || otherShare.days < MIN_DAYS_OF_CONTEXT) return false;
  const points = (100 * share.above) / share.days - (100 * otherShare.above) / otherShare.days;
  return points >= MIN_POINTS && getFisherProbability(share, otherShare) <= LARGEST_CHANCE;
}

type DaysInContext<T> = Readonly<Record<CalendarDate, DaysWithUsage[CalendarDate] & { readonly items: readonly T[] }>>;

/**
 * Returns the place, or the company, with the largest difference; null if there is none. `getContext` returns it for an
 * entry.
 */
export function findHardContext<T>(
  days: DaysInContext<T>,
  today: CalendarDate,
  getContext: (item: T) => string | null,
): HardContext | null {
  const counts = listLastFullDays(today, DAYS_OF_CONTEXT).flatMap((date) => {
    const day = days[date];
    if (!isFilled(day) || day.goal === null) return [];
    return [{ isAbove: getExcess(day) > 0, contexts: new Set(day.items.map(getContext)) }];
  });
  const contexts = new Set(counts.flatMap((day) => [...day.contexts]));
  contexts.delete(null);
  const getShare = (group: typeof counts): Share => ({
    above: group.filter(({ isAbove }) => isAbove).length,
    days: group.length,
  });
  const hardContexts = [...contexts].flatMap((context): readonly HardContext[] => {
    const getGroup = (isWith: boolean) => getShare(counts.filter((day) => day.contexts.has(context) === isWith));
    const match = { what: context ?? '', with: getGroup(true), without: getGroup(false) };
    return isSignificant(match.with, match.without) ? [match] : [];
  });
  const getChance = (hardContext: HardContext) => getFisherProbability(hardContext.with, hardContext.without);
  return [...hardContexts].sort((a, b) => getChance(a) - getChance(b))[0] ?? null;
}
