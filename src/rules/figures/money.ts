import type { UnitKey } from '#src/domains/domain.ts';
import type { Amount } from '../amounts/amount.ts';
import type { OwnFigures } from './own-figures.ts';

/** The highest price and size that are no slip of the finger: 10,000 euros, and 100 of what is asked. */
export const PRICE_MAXIMUM = 1_000_000;
export const SIZE_MAXIMUM = 10_000;

/** What is asked about the price of each unit: `size` beside it, or nothing; null where no price is asked. */
export const PRICE_KINDS = {
  alcohol: { size: null, isWeekly: false },
  tobacco: { size: 'pieces', isWeekly: false },
  gambling: { size: null, isWeekly: true },
  cannabis: { size: 'grams', isWeekly: false },
  cocaine: { size: null, isWeekly: false },
  'close-ones': null,
  guided: null,
  // A liquid lasts for no fixed number of moments.
  'vape-moments': null,
} as const satisfies Record<UnitKey, { size: 'pieces' | 'grams' | null; isWeekly: boolean } | null>;

const HUNDREDTHS = 100;

/** What units cost, in whole cents rounded half up; null where the price is not known. */
function moneyOfUnits(
  units: Amount,
  { price, size }: Pick<OwnFigures, 'price' | 'size'>,
  sizeOf: 'pieces' | 'grams' | null,
): number | null {
  if (price === null) return null;
  if (sizeOf === null) return Math.round((units * price) / HUNDREDTHS);
  if (size === null || size === 0) return null;
  const cents = sizeOf === 'pieces' ? (units * price) / size : (units * size * price) / (HUNDREDTHS * HUNDREDTHS);
  return Math.round(cents);
}

/** What so many units cost by the person's own price, in whole cents; null where that is not known, or not asked by unit. */
export function costOf(unit: UnitKey, units: Amount, own: Pick<OwnFigures, 'price' | 'size'>): number | null {
  const kind = PRICE_KINDS[unit];
  return kind === null || kind.isWeekly ? null : moneyOfUnits(units, own, kind.size);
}
