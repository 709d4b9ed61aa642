import type { Language } from '#src/domains/domain.ts';
import { formatDecimalInput } from '#src/i18n/format-amount.ts';
import { type Amount, toDecimal, ZERO_AMOUNT } from '#src/rules/amounts/amount.ts';
import { readHundredths } from '#src/rules/amounts/parse-number.ts';
import { createWeek, WEEKDAYS, type Week, type Weekday } from '#src/rules/calendar/week.ts';

/** A week of empty fields. */
export const EMPTY_WEEK: Record<string, string> & Week<string> = { ...createWeek(() => '') };

/** Fills the empty days with the first typed amount. Null if no day or every day has an amount. */
export function fillRestOfWeek(
  input: (weekday: Weekday) => string,
): { readonly amount: string; readonly empty: readonly Weekday[] } | null {
  const first = WEEKDAYS.find((weekday) => readHundredths(input(weekday)) !== null);
  const empty = WEEKDAYS.filter((weekday) => input(weekday).trim() === '');
  return first === undefined || empty.length === 0 ? null : { amount: input(first), empty };
}

/** Returns the amounts of a week as typed values. */
export const toWeekInputs = (week: Week<Amount>, language: Language): Record<string, string> & Week<string> => ({
  ...createWeek((weekday) => formatDecimalInput(toDecimal(week[weekday]), language)),
});

/** Returns the typed amounts, with 0 for unreadable ones; only for the total and the hints. */
export function readAmountInputs(input: (weekday: Weekday) => string): Week<Amount> {
  return createWeek((weekday) => (readHundredths(input(weekday)) ?? ZERO_AMOUNT) as Amount);
}
