import type { UnitKey } from '#src/domains/domain.ts';
import type { Amount } from '../amounts/amount.ts';
import { DAYS_IN_WEEK } from '../limits.ts';
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

/** What units cost, in whole cents rounded down; null where the price is not known. */
function moneyOfUnits(
  units: Amount | null,
  { price, size }: Pick<OwnFigures, 'price' | 'size'>,
  sizeOf: 'pieces' | 'grams' | null,
): number | null {
  if (units === null || price === null) return null;
  if (sizeOf === null) return Math.floor((units * price) / HUNDREDTHS);
  if (size === null || size === 0) return null;
  const cents = sizeOf === 'pieces' ? (units * price) / size : (units * size * price) / (HUNDREDTHS * HUNDREDTHS);
  return Math.floor(cents);
}

/** What so many units cost by the person's own price, in whole cents; null where that is not known, or not asked by unit. */
export function costOf(unit: UnitKey, units: Amount, own: Pick<OwnFigures, 'price' | 'size'>): number | null {
  const kind = PRICE_KINDS[unit];
  return kind === null || kind.isWeekly ? null : moneyOfUnits(units, own, kind.size);
}

/** What was registered as put in, of days on which that is known. */
export interface PutIn {
  readonly days: number;
  readonly cents: number;
}

/** What somebody did not spend, in whole cents; null where nothing can be said, and where it is not above nothing. */
export function moneyOf(
  unit: UnitKey,
  units: Amount | null,
  own: Pick<OwnFigures, 'price' | 'size'>,
  putIn: PutIn,
): number | null {
  const kind = PRICE_KINDS[unit];
  if (kind === null) return null;
  const cents = kind.isWeekly
    ? own.price === null
      ? null
      : Math.floor((own.price * putIn.days) / DAYS_IN_WEEK) - putIn.cents
    : moneyOfUnits(units, own, kind.size);
  return cents !== null && cents > 0 ? cents : null;
}
