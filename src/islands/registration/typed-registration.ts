import { areSame, blankOf, type TextsOf, textsOf } from '#src/contract/fields/fields.ts';
import { answerFields, type Registration, type RegistrationItem, UNUSED } from '#src/contract/registration.ts';
import type { Language } from '#src/domains/domain.ts';
import { typedDecimal } from '#src/i18n/amount-words.ts';

/** The form as it is typed; "" is not answered. */
export type TypedRegistration = TextsOf<typeof answerFields> & { readonly register: string };

/**
 * What stands in the form of a registration that is changed; of a new one, nothing. An amount of 0 is a "no", unless it
 * tells what only a "yes" asks: opened as "no", that would be gone with the next save. Where the day has an amount
 * already, only "yes" is left (`isMore`).
 */
export function typedOf(item: RegistrationItem | null, language: Language, isMore = false): TypedRegistration {
  if (!item) return { ...blankOf(answerFields), register: isMore ? 'yes' : '' };
  const isUsed = isMore || !areSame(answerFields, { ...item, ...UNUSED }, item);
  const texts = textsOf(answerFields, item, (decimal) => typedDecimal(decimal, language));
  return isUsed ? { ...texts, register: 'yes' } : { ...texts, register: 'no', amount: '' };
}

/** Whether two registrations tell the same. */
export const areEqual = (one: Registration, other: Registration): boolean => areSame(answerFields, one, other);
