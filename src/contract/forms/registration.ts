import type { RegistrationLimits } from '#src/domains/domain.ts';
import type { Amount } from '#src/rules/amounts/amount.ts';
import { readChoice } from '#src/rules/fields/choice.ts';
import { readExplainedCost } from '#src/rules/fields/cost.ts';
import { accept } from '#src/rules/fields/reading.ts';
import { readWebformText } from '#src/rules/fields/webform-text.ts';
import { type Register, readRegisteredAmount } from '#src/rules/registrations/registered-amount.ts';
import { NOTE_LENGTH } from '../read-registration.ts';
import { COMPANY, placesOf } from '../registration.ts';
import { type Beside, defineForm } from './form.ts';

const ANSWERS = ['yes', 'no'] as const satisfies readonly Register[];

const isUsed = ({ text }: Beside) => text('register') === 'yes';

/** The readings of a choice that may be skipped, asked only of who used. */
const optional = (options: readonly string[]) => (chosen: string, beside: Beside) =>
  chosen === '' || !isUsed(beside) ? accept(null) : readChoice(chosen, options);

/**
 * Section 5, "Daily registration"; the day stands in the address. *No* saves the amount 0 and asks no more than a note
 * (decisions, "Registering and forms"). `kept` is the amount of the registration that is changed; null of a new one.
 */
export const registrationForm = (limits: RegistrationLimits, kept: Amount | null = null) =>
  defineForm({
    register: (chosen: string) => readChoice(chosen, ANSWERS),
    frequency: (typed: string, { text }: Beside) => {
      const register = text('register') === 'yes' ? 'yes' : 'no';
      return readRegisteredAmount({ register, frequency: typed }, limits.maximum, kept);
    },
    cost: (typed: string, beside: Beside) =>
      limits.hasCost && isUsed(beside) ? readExplainedCost(typed) : accept(null),
    where: optional(placesOf(limits)),
    withWho: optional(COMPANY),
    note: (typed: string) => readWebformText(typed, { required: false, maxLength: NOTE_LENGTH }),
  });
