import type { UnitKey } from '#src/domains/domain.ts';
import type { Amount } from '../amounts/amount.ts';
import type { UserFigures } from './user-figures.ts';

/** Maximum accepted price and size: 10,000 euros, and 100 of the size's unit. */
export const PRICE_MAXIMUM = 1_000_000;
export const SIZE_MAXIMUM = 10_000;

/** Price fields of each unit: `size` for a second field or null; null if a unit has no price. */
export const PRICE_KINDS = {
  alcohol: { size: null, isWeekly: false },
  tobacco: { size: 'pieces', isWeekly: false },
  gambling: { size: null, isWeekly: true },
  cannabis: { size: 'grams', isWeekly: false },
  cocaine: { size: null, isWeekly: false },
  'close-ones': null,
  guided: null,
  // A liquid does not last for a fixed number of moments.
  'vape-moments': null,
} as const satisfies Record<UnitKey, { size: 'pieces' | 'grams' | null; isWeekly: boolean } | null>;

const HUNDREDTHS = 100;

/** Returns the cost of units, in cents with decimals; null if the price is unknown. */
function toMoney(
  units: Amount,
  { price, size }: Pick<UserFigures, 'price' | 'size'>,
  sizeOf: 'pieces' | 'grams' | null,
): number | null {
  if (price === null) return null;
  if (sizeOf === null) return (units * price) / HUNDREDTHS;
  if (size === null || size === 0) return null;
  return sizeOf === 'pieces' ? (units * price) / size : (units * size * price) / (HUNDREDTHS * HUNDREDTHS);
}

/**
 * Returns the cost of units by the user's price, in whole cents rounded half up unless `round` is given; null if the
 * price is unknown, or not per unit.
 */
export function getCost(
  unit: UnitKey,
  units: Amount,
  userFigures: Pick<UserFigures, 'price' | 'size'>,
  round: (cents: number) => number = Math.round,
): number | null {
  const kind = PRICE_KINDS[unit];
  const cents = kind === null || kind.isWeekly ? null : toMoney(units, userFigures, kind.size);
  return cents === null ? null : round(cents);
}
