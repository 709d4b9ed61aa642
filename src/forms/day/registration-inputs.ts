import { createEmptyTexts, haveSameValues, type InferTexts, toTexts } from '#src/contract/fields/fields.ts';
import {
  answerFields,
  type Registration,
  type RegistrationItem,
  UNUSED_DAY_ANSWERS,
} from '#src/contract/registration.ts';
import type { Language } from '#src/domains/domain.ts';
import { formatDecimalInput } from '#src/i18n/format-amount.ts';

/** Values of the form; "" is unanswered. */
export type RegistrationInputs = InferTexts<typeof answerFields> & { readonly register: string };

/**
 * Returns the form's initial values for an existing registration; empty for a new one. An amount of 0 is a "no", unless
 * the registration has answers that require a "yes": the next save would delete them. If the day already has an amount
 * (`hasMore`), only "yes" is possible.
 */
export function toRegistrationInputs(
  item: RegistrationItem | null,
  language: Language,
  hasMore = false,
): RegistrationInputs {
  if (!item) return { ...createEmptyTexts(answerFields), register: hasMore ? 'yes' : '' };
  const isUsed = hasMore || !haveSameValues(answerFields, { ...item, ...UNUSED_DAY_ANSWERS }, item);
  const texts = toTexts(answerFields, item, (decimal) => formatDecimalInput(decimal, language));
  return isUsed ? { ...texts, register: 'yes' } : { ...texts, register: 'no', amount: '' };
}

/** Returns true if two registrations have the same values. */
export const areRegistrationsEqual = (item: Registration, otherRegistration: Registration): boolean =>
  haveSameValues(answerFields, item, otherRegistration);
