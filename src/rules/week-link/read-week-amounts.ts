import type { Amount } from '../amounts/amount.ts';
import { readHundredths } from '../amounts/parse-number.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { normaliseInput } from '../fields/text.ts';

/** Maximum number in any programme's week, in hundredths; a lower maximum would reveal the programme. */
const MAX_WEEK_AMOUNT = 99_00;

/** Error of one day. */
export type DayProblem = 'invalid' | 'thousand' | 'decimals' | 'negative' | 'too-high' | 'both';

/** Error of the week: no number was entered, or the form differs from the one that was sent. */
export type WeekProblem = 'empty' | 'form';

/** Submitted fields of a week. */
export interface SubmittedWeek {
  /** Typed numbers by date; blank counts as absent. */
  readonly days: Readonly<Record<string, string>>;
  /** Dates with a checked "none" box. */
  readonly none: readonly string[];
}

export type WeekAmounts = ReadonlyMap<CalendarDate, Amount>;

export type WeekFormParseResult =
  | { readonly ok: true; readonly amounts: WeekAmounts }
  | { readonly ok: false; readonly week: WeekProblem | null; readonly days: ReadonlyMap<CalendarDate, DayProblem> };

function findProblem(text: string): DayProblem {
  const input = normaliseInput(text);
  if (/^[-−]\s*[\d.,]/.test(input)) return 'negative';
  if (/^[1-9]\d{0,2}(?:[.,]\d{3})+(?:[.,]\d*)?$/.test(input)) return 'thousand';
  return /^\d*[.,]\d{3,}$/.test(input) ? 'decimals' : 'invalid';
}

function readDay(text: string, isNone: boolean, maximum: number): Amount | DayProblem | null {
  const hundredths = readHundredths(text);
  const isBlank = text.trim() === '';
  if (isNone) return isBlank || hundredths === 0 ? (0 as Amount) : 'both';
  if (isBlank) return null;
  if (hundredths === null) return findProblem(text);
  return hundredths > maximum ? 'too-high' : (hundredths as Amount);
}

/**
 * Reads the amounts of the days that were filled in; 0 only by "none" or by a typed 0. `maximum` is that of the
 * programme if the form belongs to a logged-in user.
 */
export function readWeekAmounts(
  { days, none }: SubmittedWeek,
  week: readonly CalendarDate[],
  maximum: number = MAX_WEEK_AMOUNT,
): WeekFormParseResult {
  const problems = new Map<CalendarDate, DayProblem>();
  const amounts = new Map<CalendarDate, Amount>();
  const dates = [...Object.keys(days), ...none];
  if (!dates.every((date) => week.some((item) => item === date)) || new Set(none).size < none.length) {
    return { ok: false, week: 'form', days: problems };
  }
  for (const date of week) {
    const day = readDay(days[date] ?? '', none.includes(date), maximum);
    if (typeof day === 'string') problems.set(date, day);
    else if (day !== null) amounts.set(date, day);
  }
  if (problems.size > 0) return { ok: false, week: null, days: problems };
  return amounts.size > 0 ? { ok: true, amounts } : { ok: false, week: 'empty', days: problems };
}
