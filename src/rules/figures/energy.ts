import type { UnitKey } from '#src/domains/domain.ts';
import type { Amount } from '../amounts/amount.ts';

/** 10 g of alcohol in a glass, 7 kcal in a gram; what else stands in a drink only adds to it. */
const KCAL_OF_GLASS = 10 * 7;

const HUNDREDTHS = 100;

/** Whether units have an energy that can be told: alcohol alone. */
export const hasEnergy = (unit: UnitKey | undefined): boolean => unit === 'alcohol';

/** The least energy of units less than at the start, in whole kcal rounded down; null where there is none to tell. */
export function energyOf(unit: UnitKey, units: Amount | null): number | null {
  if (!hasEnergy(unit) || units === null) return null;
  const kcal = Math.floor((units * KCAL_OF_GLASS) / HUNDREDTHS);
  return kcal > 0 ? kcal : null;
}
