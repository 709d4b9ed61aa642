import type { Amount } from '../amounts/amount.ts';

/** Content of one glass, bottle or can, and its count. */
export interface Drink {
  readonly millilitres: number;
  /** Strength in tenths of a percent of the volume: 125 is 12.5 %. */
  readonly tenths: number;
  readonly count: number;
}

/** Grams in a millilitre of alcohol, in thousandths. */
const DENSITY = 789;

/** Product of millilitres, tenths and density in a hundredth of a standard glass of 10 g. */
const IN_A_HUNDREDTH = 100_000;

/**
 * The Dutch standard glasses: beer, wine and spirits in their usual sizes. Each counts as exactly 1 by convention,
 * though its formula gives slightly less, so that three of them are 3.
 */
const STANDARD_GLASSES = [
  { millilitres: 250, tenths: 50 },
  { millilitres: 100, tenths: 120 },
  { millilitres: 35, tenths: 350 },
] as const;

function getAlcohol({ millilitres, tenths, count }: Drink): number {
  const isStandard = STANDARD_GLASSES.some((glass) => glass.millilitres === millilitres && glass.tenths === tenths);
  return count * (isStandard ? 100 * IN_A_HUNDREDTH : millilitres * tenths * DENSITY);
}

/** Returns the number of standard glasses of 10 g in these drinks; the sum is rounded once, half up, in hundredths. */
export function countStandardGlasses(drinks: readonly Drink[]): Amount {
  const alcohol = drinks.reduce((sum, drink) => sum + getAlcohol(drink), 0);
  return Math.floor((alcohol + IN_A_HUNDREDTH / 2) / IN_A_HUNDREDTH) as Amount;
}
