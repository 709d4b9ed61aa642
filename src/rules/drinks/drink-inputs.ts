import { readHundredths } from '../amounts/parse-number.ts';
import { type DrinkType, findDrinkSize } from './drink-sizes.ts';
import type { Drink } from './standard-glasses.ts';

/** Limits of a typed drink: centilitres, percent and count. */
export const DRINK_LIMITS = {
  volume: { from: 1, to: 200 },
  strength: { from: 0, to: 80 },
  count: { from: 1, to: 50 },
} as const;

/** A typed drink. */
export interface DrinkInputs {
  readonly type: DrinkType;
  /** Key of a size, or `OTHER_SIZE`: then the centilitres are typed. */
  readonly size: string;
  readonly volume: string;
  readonly strength: string;
  readonly count: string;
}

export type DrinkField = keyof typeof DRINK_LIMITS;

type DrinkReading =
  | { readonly ok: true; readonly drink: Drink }
  | { readonly ok: false; readonly wrong: readonly DrinkField[] };

/** Reads a number within the field's limits, in whole units or in tenths (`parts`); null for any other text. */
function readParts(input: string, field: DrinkField, parts: 1 | 10): number | null {
  const hundredths = readHundredths(input);
  const { from, to } = DRINK_LIMITS[field];
  if (hundredths === null || hundredths < from * 100 || hundredths > to * 100) return null;
  const value = (hundredths * parts) / 100;
  return Number.isInteger(value) ? value : null;
}

/** Reads a typed drink, or returns the invalid fields in the order of the screen. */
export function readDrink(input: DrinkInputs): DrinkReading {
  const millilitres = findDrinkSize(input.type, input.size)?.millilitres ?? readParts(input.volume, 'volume', 10);
  const tenths = readParts(input.strength, 'strength', 10);
  const count = readParts(input.count, 'count', 1);
  if (millilitres !== null && tenths !== null && count !== null)
    return { ok: true, drink: { millilitres, tenths, count } };
  const values = { volume: millilitres, strength: tenths, count };
  return { ok: false, wrong: (Object.keys(values) as DrinkField[]).filter((field) => values[field] === null) };
}
