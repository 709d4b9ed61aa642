import type { RegistrationLimits } from '#src/domains/domain.ts';
import type { Amount } from '#src/rules/amounts/amount.ts';
import { readHundredths } from '#src/rules/amounts/parse-number.ts';
import { readDrinks } from '#src/rules/drinks/registered-drinks.ts';
import { readChoice } from '#src/rules/fields/choice.ts';
import { accept } from '#src/rules/fields/parse-result.ts';
import type { RegisterAnswer } from '#src/rules/registrations/registered-amount.ts';
import type { OtherValues } from '../fields/fields.ts';
import { answerFields, isSumOfDrinks, UNUSED_DAY_ANSWERS } from '../registration.ts';
import { createFormParsers, defineForm } from './form.ts';

/** Returns false if the drinks and the amount are valid, and the amount is not their sum. */
function isTheirSum(drinks: string, amount: string): boolean {
  const [result, input] = [readDrinks(drinks), readHundredths(amount)];
  return !result.ok || input === null || isSumOfDrinks({ drinks: result.value, amount: input as Amount });
}

const ANSWERS = ['yes', 'no'] as const satisfies readonly RegisterAnswer[];

/**
 * Creates the form of the daily registration (docs/specification.md, section 5); the date is in the URL. *No* saves the
 * amount 0 and has only the note as a field (docs/product-rules.md, "Registering and forms"). `storedAmount` is the
 * amount of the changed registration; null for a new one.
 */
export const createRegistrationForm = (limits: RegistrationLimits, storedAmount: Amount | null = null) =>
  defineForm({
    register: (input: string) => readChoice(input, ANSWERS),
    ...createFormParsers(answerFields, { limits, kept: storedAmount }, (name, { text }: OtherValues) => {
      // A domain without costs shows no cost field; the next save removes an existing value.
      if (name === 'cost' && !limits.hasCost) return accept(null);
      // Drinks are removed if their total was changed by hand.
      if (name === 'drinks' && !isTheirSum(text('drinks'), text('amount'))) return accept(null);
      return name in UNUSED_DAY_ANSWERS && text('register') !== 'yes'
        ? accept(UNUSED_DAY_ANSWERS[name as keyof typeof UNUSED_DAY_ANSWERS])
        : null;
    }),
  });
