import { readHundredths } from '#src/rules/amounts/parse-number.ts';
import { readExplainedCost } from '#src/rules/fields/amounts.ts';
import { accept, type ParseResult, refuse } from '#src/rules/fields/parse-result.ts';
import { SIZE_MAXIMUM } from '#src/rules/figures/money.ts';
import { defineForm } from './form.ts';

/** Reads the content of a pack or joint; empty if unknown. */
function readSize(input: string): ParseResult<number | null, 'invalid'> {
  if (input.trim() === '') return accept(null);
  const size = readHundredths(input);
  return size === null || size === 0 || size > SIZE_MAXIMUM ? refuse('invalid') : accept(size);
}

/** Form of the user's price; every field is optional. */
export const priceForm = defineForm({ price: readExplainedCost, size: readSize });
