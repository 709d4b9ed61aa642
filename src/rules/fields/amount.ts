import { type Amount, amountOfUnits } from '../amounts/amount.ts';
import { readHundredths } from '../amounts/typed-number.ts';
import { accept, type Reading, refuse } from './reading.ts';

export type AmountError = 'required' | 'invalid' | 'too-high';

/**
 * An amount as typed, up to `maximum` units (docs/specification.md, section 5, "Daily registration"). Values between
 * two steps of the stepper are valid when typed (docs/product-rules.md, "Rules, last readings"). An amount that was
 * `kept` before the maximum was lowered stays valid.
 */
export function readAmount(typed: string, maximum: number, kept: Amount | null = null): Reading<Amount, AmountError> {
  if (typed.trim() === '') return refuse('required');
  const hundredths = readHundredths(typed);
  if (hundredths === null) return refuse('invalid');
  const amount = hundredths as Amount;
  return amount > amountOfUnits(maximum) && amount !== kept ? refuse('too-high') : accept(amount);
}
