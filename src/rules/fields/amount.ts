import { type Amount, amountOfUnits } from '../amounts/amount.ts';
import { readHundredths } from '../amounts/typed-number.ts';
import { accept, type Reading, refuse } from './reading.ts';

export type AmountError = 'required' | 'invalid' | 'too-high';

/**
 * An amount as typed, up to `maximum` units (section 5, "Daily registration"). Values between two steps of the stepper
 * are fine when typed (decisions, "Rules, last readings").
 */
export function readAmount(typed: string, maximum: number): Reading<Amount, AmountError> {
  if (typed.trim() === '') return refuse('required');
  const hundredths = readHundredths(typed);
  if (hundredths === null) return refuse('invalid');
  return hundredths > amountOfUnits(maximum) ? refuse('too-high') : accept(hundredths as Amount);
}
