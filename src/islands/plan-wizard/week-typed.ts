import type { Language } from '#src/domains/domain.ts';
import { typedDecimal } from '#src/i18n/amount-words.ts';
import { type Amount, decimalOf, NOTHING } from '#src/rules/amounts/amount.ts';
import { readHundredths } from '#src/rules/amounts/typed-number.ts';
import { WEEKDAYS, type Week, type Weekday, weekOf } from '#src/rules/calendar/week.ts';

/** A week of fields with nothing in them. */
export const EMPTY_WEEK: Record<string, string> & Week<string> = { ...weekOf(() => '') };

/**
 * The days that say nothing yet, with the amount of the first day that says one, as it is typed: what is the same all
 * week is filled in once. Null where no day says an amount, and where all of them say something.
 */
export function restOfWeek(
  typed: (weekday: Weekday) => string,
): { readonly amount: string; readonly empty: readonly Weekday[] } | null {
  const first = WEEKDAYS.find((weekday) => readHundredths(typed(weekday)) !== null);
  const empty = WEEKDAYS.filter((weekday) => typed(weekday).trim() === '');
  return first === undefined || empty.length === 0 ? null : { amount: typed(first), empty };
}

/** The amounts of a week as they are typed. */
export const typedWeek = (week: Week<Amount>, language: Language): Record<string, string> & Week<string> => ({
  ...weekOf((weekday) => typedDecimal(decimalOf(week[weekday]), language)),
});

/** What is typed so far, with nothing for what cannot be read yet: for the total and the hints alone. */
export function amountsSoFar(typed: (weekday: Weekday) => string): Week<Amount> {
  return weekOf((weekday) => (readHundredths(typed(weekday)) ?? NOTHING) as Amount);
}
