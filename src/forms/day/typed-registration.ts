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
 * Initial values of the form for a registration to be changed; empty for a new one. An amount of 0 is a "no", unless it
 * has answers that only a "yes" allows: opened as "no", the next save would lose them. Where the day has an amount
 * already, only "yes" is left (`isMore`).
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

/** True if two registrations have the same values. */
export const areEqual = (one: Registration, other: Registration): boolean => areSame(answerFields, one, other);
