import { areSame, createEmptyTexts, type InferTexts, toTexts } from '#src/contract/fields/fields.ts';
import {
  answerFields,
  type Registration,
  type RegistrationItem,
  UNUSED_DAY_ANSWERS,
} from '#src/contract/registration.ts';
import type { Language } from '#src/domains/domain.ts';
import { typedDecimal } from '#src/i18n/amount-words.ts';

/** The typed form; "" is unanswered. */
export type TypedRegistration = InferTexts<typeof answerFields> & { readonly register: string };

/**
 * Returns the form's initial values for an existing registration; empty for a new one. An amount of 0 is a "no", unless
 * it has answers that only a "yes" allows: the next save would lose them. If the day already has an amount, only "yes"
 * is possible (`isMore`).
 */
export function toTypedRegistration(
  item: RegistrationItem | null,
  language: Language,
  isMore = false,
): TypedRegistration {
  if (!item) return { ...createEmptyTexts(answerFields), register: isMore ? 'yes' : '' };
  const isUsed = isMore || !areSame(answerFields, { ...item, ...UNUSED_DAY_ANSWERS }, item);
  const texts = toTexts(answerFields, item, (decimal) => typedDecimal(decimal, language));
  return isUsed ? { ...texts, register: 'yes' } : { ...texts, register: 'no', amount: '' };
}

/** Returns true if two registrations have equal values. */
export const areEqual = (one: Registration, other: Registration): boolean => areSame(answerFields, one, other);
