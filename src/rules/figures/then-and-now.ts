import type { Amount } from '../amounts/amount.ts';
import { addDays, type CalendarDate, datesBetween } from '../calendar/calendar-date.ts';
import { DAYS_IN_WEEK } from '../limits.ts';
import { isFilled, lastFullDays, type OwnDays } from './own-days.ts';

/** Fewer of seven days tell no week (design/honest-figures.md, 10). */
const LEAST_DAYS = 5;

/** What a week came to; of fewer than seven days scaled to them. */
export interface ReportedWeek {
  readonly amount: Amount;
  /** Days that were filled in; null where it is what the first plan began with. */
  readonly days: number | null;
}

export interface ThenAndNow {
  readonly before: ReportedWeek;
  readonly now: ReportedWeek;
}

function reportedWeek(days: OwnDays, dates: readonly CalendarDate[]): ReportedWeek | null {
  const filled = dates.flatMap((date) => {
    const day = days[date];
    return isFilled(day) ? [day.total as number] : [];
  });
  if (filled.length < LEAST_DAYS) return null;
  const sum = filled.reduce((all, one) => all + one, 0);
  return { amount: Math.round((sum * DAYS_IN_WEEK) / filled.length) as Amount, days: filled.length };
}

/** The week that the first plan began with: each weekday as the person told it. */
function plannedWeek(days: OwnDays, today: CalendarDate): ReportedWeek | null {
  const known = Object.keys(days) as CalendarDate[];
  const usages = known
    .filter((date) => date < today)
    .sort()
    .flatMap((date) => days[date]?.usage ?? [])
    .slice(0, DAYS_IN_WEEK);
  if (usages.length < DAYS_IN_WEEK) return null;
  return { amount: usages.reduce((all, { start }) => all + start, 0) as Amount, days: null };
}

const firstDates = (programmeStart: CalendarDate) =>
  datesBetween(programmeStart, addDays(programmeStart, DAYS_IN_WEEK - 1));

/** The first week of the programme by its registered days, else by what the first plan began with; null for neither. */
export const firstWeekOf = (days: OwnDays, programmeStart: CalendarDate, today: CalendarDate): ReportedWeek | null =>
  reportedWeek(days, firstDates(programmeStart)) ?? plannedWeek(days, today);

/**
 * The first week of the programme beside the last seven whole days. The first week is told by its registered days, else
 * by what the first plan began with. Null where either is not known, and while the two have days in common.
 */
export function thenAndNow(days: OwnDays, programmeStart: CalendarDate, today: CalendarDate): ThenAndNow | null {
  const lastWeek = lastFullDays(today, DAYS_IN_WEEK);
  if ((lastWeek[0] ?? '') <= (firstDates(programmeStart).at(-1) ?? '')) return null;
  const before = firstWeekOf(days, programmeStart, today);
  const now = reportedWeek(days, lastWeek);
  return before && now ? { before, now } : null;
}
