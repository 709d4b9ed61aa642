import { WEEKDAYS, type Week } from '../calendar/week.ts';
import { readHundredths } from './parse-number.ts';

/** An amount in whole hundredths of a unit (glass, cigarette, hour, joint, gram), so that sums are exact. */
export type Amount = number & { readonly __amount: 'hundredths' };

export const ZERO_AMOUNT = 0 as Amount;

const AWAY_FROM_HUNDREDTH = 1e-6;

/** Converts a number of units to an amount; throws a RangeError for more than 2 decimals or below 0. */
export function toAmount(units: number): Amount {
  const hundredths = Math.round(units * 100);
  const exact = Math.abs(units * 100 - hundredths) < AWAY_FROM_HUNDREDTH;
  if (!exact || hundredths < 0) throw new RangeError('An amount is 0 or more and has at most 2 decimals.');
  return hundredths as Amount;
}

/** Parses a stored decimal such as "2.5" or "2.50"; throws a RangeError for any other text. */
export function parseDecimal(decimal: string): Amount {
  const hundredths = readHundredths(decimal);
  if (hundredths === null) throw new RangeError('An amount is a decimal with at most 2 decimals.');
  return hundredths as Amount;
}

/** Converts an amount to units, for calculations and formatting. */
export function toUnits(amount: Amount): number {
  return amount / 100;
}

/** Converts an amount to the shortest decimal with a dot: "2", "2.5", "0.25". For storage, not for display. */
export function toDecimal(amount: Amount): string {
  return String(toUnits(amount));
}

/** Returns the sum of amounts; 0 if there are none. */
export function sumAmounts(amounts: readonly Amount[]): Amount {
  return amounts.reduce<number>((sum, amount) => sum + amount, 0) as Amount;
}

/** Returns the sum of a week. */
export function getWeekTotal(week: Week<Amount>): Amount {
  return sumAmounts(WEEKDAYS.map((weekday) => week[weekday]));
}
