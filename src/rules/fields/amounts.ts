import { type Amount, toAmount } from '../amounts/amount.ts';
import { readHundredths } from '../amounts/parse-number.ts';
import { createWeek, WEEKDAYS, type Week, type Weekday } from '../calendar/week.ts';
import { COST_MAXIMUM } from '../limits.ts';
import { accept, type ParseResult, refuse } from './parse-result.ts';

export type AmountError = 'required' | 'invalid' | 'too-high';

/**
 * Reads a typed amount, up to `maximum` units (docs/specification.md, section 5, "Daily registration"). Values between
 * two steps of the stepper are valid if typed (docs/product-rules.md, "Rules, last readings"). An amount that was
 * stored before the maximum was lowered remains valid.
 */
export function readAmount(
  input: string,
  maximum: number,
  storedAmount: Amount | null = null,
): ParseResult<Amount, AmountError> {
  if (input.trim() === '') return refuse('required');
  const hundredths = readHundredths(input);
  if (hundredths === null) return refuse('invalid');
  const amount = hundredths as Amount;
  return amount > toAmount(maximum) && amount !== storedAmount ? refuse('too-high') : accept(amount);
}

/** Money in whole cents. */
export type Cents = number & { readonly __money: 'cents' };

/**
 * Reads a typed cost in euros; null if empty (docs/specification.md, section 5, "Daily registration";
 * docs/product-rules.md, "Rules, last readings").
 */
export function readCost(input: string): ParseResult<Cents | null, 'invalid'> {
  if (input.trim() === '') return accept(null);
  const cents = readHundredths(input);
  return cents === null || cents > COST_MAXIMUM ? refuse('invalid') : accept(cents as Cents);
}

/** Reason that a typed cost is refused, each with a separate text. */
export type CostProblem = 'invalid' | 'thousands' | 'decimals' | 'words' | 'below-zero' | 'too-high';

/** "1.000", "1,000.00": a thousands separator looks like a decimal separator. */
const THOUSANDS = /^[1-9]\d{0,2}([.,' ]\d{3})+([.,]\d{0,2})?$/;
const CENTS = /^\d*[.,](\d|\d{3,})?$/;
const BELOW_ZERO = /^[-−]/;

/** Reads a cost with a more precise reason of refusal, for example for an amount above a thousand. */
export function readExplainedCost(input: string): ParseResult<Cents | null, CostProblem> {
  const result = readCost(input);
  if (result.ok) return result;
  const text = input.trim();
  if (readHundredths(text) !== null) return refuse('too-high');
  if (THOUSANDS.test(text)) return refuse('thousands');
  if (CENTS.test(text)) return refuse('decimals');
  if (BELOW_ZERO.test(text)) return refuse('below-zero');
  return refuse(/\d/.test(text) && /\p{L}|€/u.test(text) ? 'words' : 'invalid');
}

export type WeekParseResult =
  | { readonly ok: true; readonly value: Week<Amount> }
  | { readonly ok: false; readonly errors: Readonly<Partial<Record<Weekday, AmountError>>> };

/**
 * Reads the usage or the goal of every weekday of a plan, each required and up to `maximum` units
 * (docs/specification.md, section 5, "Plan").
 */
export function readWeekOfAmounts(input: Week<string>, maximum: number): WeekParseResult {
  const results = createWeek((weekday) => readAmount(input[weekday], maximum));
  const errors: Partial<Record<Weekday, AmountError>> = {};
  const amounts: Partial<Record<Weekday, Amount>> = {};
  for (const weekday of WEEKDAYS) {
    const result = results[weekday];
    if (result.ok) amounts[weekday] = result.value;
    else errors[weekday] = result.error;
  }
  return Object.keys(errors).length === 0 ? { ok: true, value: amounts as Week<Amount> } : { ok: false, errors };
}
