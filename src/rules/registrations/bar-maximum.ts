import { type Amount, ZERO_AMOUNT } from '../amounts/amount.ts';
import type { Day } from './day.ts';

const getHighest = (amounts: readonly (Amount | null)[]): number =>
  Math.max(ZERO_AMOUNT, ...amounts.map((amount) => amount ?? ZERO_AMOUNT));

/**
 * Returns the amount of a full bar among some days: the highest amount, at most twice the highest goal, so that one
 * extreme day does not flatten all others. The bar of such a day is capped; its number is always exact
 * (docs/specification.md, section 9).
 */
export function getBarMaximum(days: readonly Day[]): Amount {
  const total = getHighest(days.map((day) => day.total));
  const goal = getHighest(days.map((day) => day.goal));
  return (goal === ZERO_AMOUNT ? total : Math.max(goal, Math.min(total, goal * 2))) as Amount;
}

/** Returns a bar's height as an exact percentage from 0 to 100; 0 if the maximum is 0. */
export const getBarPercentage = (amount: Amount, maximum: Amount): number =>
  maximum <= 0 ? 0 : Math.min(100, (amount * 100) / maximum);
