import type { Amount } from '../amounts/amount.ts';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { isFilled, listLastFullDays } from '../figures/days-with-usage.ts';
import { type Gains, getGains, roundUnits } from '../figures/gains.ts';
import { countDays } from '../registrations/day-state.ts';
import type { HomeDays } from './home.ts';

const DAYS = 28;
const LINES = 3;

/** The counts of the last four weeks, in display order. */
export interface FourWeekFacts {
  readonly counts: readonly { readonly kind: 'filled' | 'within' | 'none'; readonly days: number }[];
  /** Gains since the programme started, with the number of their days; once shown, always shown. */
  readonly gains: (Gains & { readonly shown: Amount }) | null;
}

/** Returns counts of the 28 days up to yesterday in at most three lines, each above 0; null if there are none. */
export function getFourWeeks(
  { days, limits }: HomeDays,
  programmeStart: CalendarDate,
  today: CalendarDate,
  isWholeUnit: boolean,
): FourWeekFacts | null {
  const dates = listLastFullDays(today, DAYS);
  const { within, above, filled } = countDays(
    days,
    { start: addDays(today, -DAYS), today: addDays(today, -1) },
    limits,
  );
  const none = dates.filter((date) => isFilled(days[date]) && days[date].total === 0).length;
  const match = getGains(days, programmeStart, today);
  const roundedAmount = match && roundUnits(match.amount, isWholeUnit);
  const gains = match && roundedAmount !== null ? { ...match, shown: roundedAmount } : null;
  const all = [
    { kind: 'filled', days: within + above + filled },
    { kind: 'within', days: within },
    { kind: 'none', days: none },
  ] as const;
  const counts = all.filter((count) => count.days > 0).slice(0, gains ? LINES - 1 : LINES);
  return counts.length > 0 || gains ? { counts, gains } : null;
}
