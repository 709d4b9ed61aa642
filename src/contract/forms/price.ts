import { readHundredths } from '#src/rules/amounts/typed-number.ts';
import { readExplainedCost } from '#src/rules/fields/cost.ts';
import { accept, type Reading, refuse } from '#src/rules/fields/reading.ts';
import { SIZE_MAXIMUM } from '#src/rules/figures/money.ts';
import { defineForm } from './form.ts';

/** What is in a pack, or in a joint; left empty it is not known. */
function readSize(typed: string): Reading<number | null, 'invalid'> {
  if (typed.trim() === '') return accept(null);
  const size = readHundredths(typed);
  return size === null || size === 0 || size > SIZE_MAXIMUM ? refuse('invalid') : accept(size);
}

/** What it costs somebody, as they type it; any part may stay empty. */
export const priceForm = defineForm({ price: readExplainedCost, size: readSize });
