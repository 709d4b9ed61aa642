import type { Language } from '#src/domains/domain.ts';
import { typedDecimal } from '#src/i18n/amount-words.ts';
import { type Amount, decimalOf, NOTHING } from '#src/rules/amounts/amount.ts';
import { readHundredths } from '#src/rules/amounts/typed-number.ts';
import { type Week, weekOf } from '#src/rules/calendar/week.ts';

/** A week of fields with nothing in them. */
export const EMPTY_WEEK: Record<string, string> & Week<string> = { ...weekOf(() => '') };

/** The amounts of a week as they are typed. */
export const typedWeek = (week: Week<Amount>, language: Language): Record<string, string> & Week<string> => ({
  ...weekOf((weekday) => typedDecimal(decimalOf(week[weekday]), language)),
});

/** What is typed so far, with nothing for what cannot be read yet: for the total and the hints alone. */
export function amountsSoFar(typed: (weekday: keyof Week<string>) => string): Week<Amount> {
  return weekOf((weekday) => (readHundredths(typed(weekday)) ?? NOTHING) as Amount);
}
