import { readHundredths } from '../amounts/typed-number.ts';
import { COST_MAXIMUM } from '../limits.ts';
import { accept, type Reading, refuse } from './reading.ts';

/** Money in whole cents. */
export type Cents = number & { readonly __money: 'cents' };

/** Euros put in, as typed; left empty it is null (section 5, "Daily registration"; decisions, "Rules, last readings"). */
export function readCost(typed: string): Reading<Cents | null, 'invalid'> {
  if (typed.trim() === '') return accept(null);
  const cents = readHundredths(typed);
  return cents === null || cents > COST_MAXIMUM ? refuse('invalid') : accept(cents as Cents);
}
