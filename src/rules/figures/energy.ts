import type { UnitKey } from '#src/domains/domain.ts';
import type { Amount } from '../amounts/amount.ts';

/** 10 g of alcohol in a glass, 7 kcal in a gram; other ingredients would only increase it. */
const KCAL_OF_GLASS = 10 * 7;

const HUNDREDTHS = 100;

/** Returns true for units with a known energy, which is only alcohol. */
export const hasEnergy = (unit: UnitKey | undefined): boolean => unit === 'alcohol';

/** Returns the minimum energy of the units saved compared with the start, in whole kcal rounded down, or null. */
export function getEnergy(unit: UnitKey, units: Amount | null): number | null {
  if (!hasEnergy(unit) || units === null) return null;
  const kcal = Math.floor((units * KCAL_OF_GLASS) / HUNDREDTHS);
  return kcal > 0 ? kcal : null;
}
