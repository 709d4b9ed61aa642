import type { RegistrationItem } from '#src/contract/registration.ts';
import type { RegistrationForm } from '#src/contract/save-registration.ts';
import type { Language } from '#src/domains/domain.ts';
import { typedDecimal } from '#src/i18n/amount-words.ts';
import { type Amount, decimalOf } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import type { Cents } from '#src/rules/fields/cost.ts';

/** The form as it is typed; "" is not answered. */
export interface TypedRegistration {
  readonly register: string;
  readonly frequency: string;
  readonly cost: string;
  readonly where: string;
  readonly withWho: string;
  readonly note: string;
}

const EMPTY: TypedRegistration = { register: '', frequency: '', cost: '', where: '', withWho: '', note: '' };

/** The values of the form as they were read. */
interface ReadRegistration {
  readonly frequency: Amount;
  readonly cost: Cents | null;
  readonly where: string | null;
  readonly withWho: string | null;
  readonly note: string;
}

const eurosOf = (cents: Cents) => (cents / 100).toFixed(2);

/**
 * What stands in the form of a registration that is changed; of a new one, nothing. An amount of 0 is a "no", unless it
 * tells what only a "yes" asks: opened as "no", that would be gone with the next save. Where the day has an amount
 * already, only "yes" is left (`isMore`).
 */
export function typedOf(item: RegistrationItem | null, language: Language, isMore = false): TypedRegistration {
  if (!item) return isMore ? { ...EMPTY, register: 'yes' } : EMPTY;
  const { amount, cost, where, withWho, note } = item;
  const isUsed = isMore || amount !== 0 || cost !== null || where !== null || withWho !== null;
  return {
    register: isUsed ? 'yes' : 'no',
    frequency: isUsed ? typedDecimal(decimalOf(amount), language) : '',
    cost: cost === null ? '' : typedDecimal(eurosOf(cost), language),
    where: where ?? '',
    withWho: withWho ?? '',
    note: note ?? '',
  };
}

/** Whether two registrations tell the same. */
export const areEqual = (one: RegistrationItem, other: RegistrationItem): boolean =>
  (['amount', 'cost', 'where', 'withWho', 'note'] as const).every((name) => one[name] === other[name]);

/** The form as it is sent; "" clears what stood there. */
export function bodyOf(date: CalendarDate, values: ReadRegistration): Required<RegistrationForm> {
  const { frequency, cost, where, withWho, note } = values;
  return {
    date,
    amount: decimalOf(frequency),
    cost: cost === null ? '' : eurosOf(cost),
    where: where ?? '',
    withWho: withWho ?? '',
    note,
  };
}

/** The registration that is shown while it is being saved. */
export function itemOf(date: CalendarDate, uuid: string, values: ReadRegistration): RegistrationItem {
  const { frequency: amount, cost, where, withWho, note } = values;
  return { uuid, date, amount, cost, where, withWho, note: note.trim() === '' ? null : note };
}
