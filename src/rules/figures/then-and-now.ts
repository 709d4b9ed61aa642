import { type Amount, sumAmounts } from '../amounts/amount.ts';
import { addDays, type CalendarDate, listDatesBetween } from '../calendar/calendar-date.ts';
import { DAYS_IN_WEEK } from '../limits.ts';
import { type DaysWithUsage, isFilled, listLastFullDays } from './days-with-usage.ts';

/** Minimum number of registered days of seven for a week that is compared. */
const MIN_REGISTERED_DAYS = 6;

/** Sum of a week, as registered, never scaled. */
export interface ReportedWeek {
  readonly amount: Amount;
  /** Number of registered days; null for the usage at the start. */
  readonly days: number | null;
}

export interface ThenAndNow {
  /** Null if registered days and a start usage are both unknown. */
  readonly before: ReportedWeek | null;
  readonly now: ReportedWeek & { readonly days: number; readonly isWeek: boolean };
  readonly isSideBySide: boolean;
  /** The decrease; null if there is none, or if more days are missing than in the first week. */
  readonly less: Amount | null;
}

function sumOfDays(days: DaysWithUsage, dates: readonly CalendarDate[]) {
  const filledAmounts = dates.flatMap((date) => {
    const day = days[date];
    return isFilled(day) ? [day.total] : [];
  });
  return {
    amount: sumAmounts(filledAmounts),
    days: filledAmounts.length,
    isWeek: filledAmounts.length >= MIN_REGISTERED_DAYS,
  };
}

/** Returns the usage of the first plan as a week, with each weekday as entered. */
function getPlannedWeek(days: DaysWithUsage, today: CalendarDate): ReportedWeek | null {
  const registeredDays = Object.keys(days) as CalendarDate[];
  const usages = registeredDays
    .filter((date) => date < today)
    .sort()
    .flatMap((date) => days[date]?.usage ?? [])
    .slice(0, DAYS_IN_WEEK);
  if (usages.length < DAYS_IN_WEEK) return null;
  return { amount: usages.reduce((all, { start }) => all + start, 0) as Amount, days: null };
}

const listFirstDates = (programmeStart: CalendarDate) =>
  listDatesBetween(programmeStart, addDays(programmeStart, DAYS_IN_WEEK - 1));

/**
 * Returns the first week of the programme by its registered days, else by the usage of the first plan; null if both are
 * missing.
 */
export function getFirstWeek(
  days: DaysWithUsage,
  programmeStart: CalendarDate,
  today: CalendarDate,
): ReportedWeek | null {
  const { isWeek, ...week } = sumOfDays(days, listFirstDates(programmeStart));
  return isWeek ? week : getPlannedWeek(days, today);
}

/**
 * Returns the last seven complete days, and the first week of the programme: its days, else the usage at the start.
 * Compared only if the last days are within the programme and do not overlap the first. Null if no day is registered.
 */
export function compareThenAndNow(
  days: DaysWithUsage,
  programmeStart: CalendarDate,
  today: CalendarDate,
): ThenAndNow | null {
  const lastWeek = listLastFullDays(today, DAYS_IN_WEEK);
  const now = sumOfDays(days, lastWeek);
  if (now.days === 0) return null;
  const firstWeek = getFirstWeek(days, programmeStart, today);
  const from = lastWeek[0] ?? today;
  const isClear =
    from > (listFirstDates(programmeStart).at(-1) ?? '') || (firstWeek?.days === null && from >= programmeStart);
  const isSideBySide = firstWeek !== null && now.isWeek && isClear;
  const isLess = isSideBySide && now.amount < firstWeek.amount && now.days >= (firstWeek.days ?? DAYS_IN_WEEK);
  return {
    before: firstWeek,
    now,
    isSideBySide,
    less: isLess ? ((firstWeek.amount - now.amount) as Amount) : null,
  };
}
