import type { RegistrationLimits } from '#src/domains/domain.ts';
import type { Amount } from '#src/rules/amounts/amount.ts';
import { readChoice } from '#src/rules/fields/choice.ts';
import { accept } from '#src/rules/fields/reading.ts';
import type { Register } from '#src/rules/registrations/registered-amount.ts';
import type { Beside } from '../fields/fields.ts';
import { answerFields, UNUSED } from '../registration.ts';
import { defineForm, readingsOf } from './form.ts';

const ANSWERS = ['yes', 'no'] as const satisfies readonly Register[];

/**
 * Section 5, "Daily registration"; the day stands in the address. *No* saves the amount 0 and asks no more than a note
 * (decisions, "Registering and forms"). `kept` is the amount of the registration that is changed; null of a new one.
 */
export const registrationForm = (limits: RegistrationLimits, kept: Amount | null = null) =>
  defineForm({
    register: (chosen: string) => readChoice(chosen, ANSWERS),
    ...readingsOf(answerFields, { limits, kept }, (name, { text }: Beside) => {
      // A cost is not shown where none is asked: one that stands from elsewhere leaves with the next save.
      if (name === 'cost' && !limits.hasCost) return accept(null);
      return name in UNUSED && text('register') !== 'yes' ? accept(UNUSED[name as keyof typeof UNUSED]) : null;
    }),
  });
