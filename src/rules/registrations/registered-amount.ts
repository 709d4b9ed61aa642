import { type Amount, ZERO_AMOUNT } from '../amounts/amount.ts';
import { type AmountError, readAmount } from '../fields/amounts.ts';
import { accept, type ParseResult, refuse } from '../fields/parse-result.ts';

/** Answer to "Did you use?": the field *register* of the daily registration (docs/specification.md, section 3). */
export type RegisterAnswer = 'yes' | 'no';

/**
 * Reads the amount that a daily registration saves, up to `maximum` units. *No* is the amount 0, a registered day;
 * *yes* makes the amount required (docs/product-rules.md, "Registering and forms"). An unanswered question is refused
 * with `register`; a stored amount above the maximum is valid.
 */
export function readRegisteredAmount(
  form: { readonly register: RegisterAnswer | null; readonly amount: string },
  maximum: number,
  storedAmount: Amount | null = null,
): ParseResult<Amount, AmountError | 'register'> {
  if (form.register === null) return refuse('register');
  return form.register === 'no' ? accept(ZERO_AMOUNT) : readAmount(form.amount, maximum, storedAmount);
}
