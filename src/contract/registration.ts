import type { RegistrationLimits } from '../domains/domain.ts';
import { type Amount, decimalOf } from '../rules/amounts/amount.ts';
import { readHundredths } from '../rules/amounts/typed-number.ts';
import { type CalendarDate, isCalendarDate } from '../rules/calendar/calendar-date.ts';
import type { Cents } from '../rules/fields/cost.ts';
import { UnreadableAnswer } from './result.ts';
import { isRecord } from './wire.ts';

/** With whom (section 3, "Registration"). */
export const COMPANY = ['coworkers', 'partner', 'alone', 'family', 'friend', 'other'] as const;

/** Where: the places of every domain, then its own, "other" last. */
export const placesOf = ({ extraPlaces }: Pick<RegistrationLimits, 'extraPlaces'>): readonly string[] => [
  'home',
  'work_school',
  'cafe',
  'restaurant',
  ...extraPlaces,
  'other',
];

/** What was registered of one moment. */
export interface Registration {
  readonly date: CalendarDate;
  readonly amount: Amount;
  readonly cost: Cents | null;
  readonly where: string | null;
  readonly withWho: string | null;
  readonly note: string | null;
}

/** One of the registrations of a day. */
export interface RegistrationItem extends Registration {
  readonly uuid: string;
  /** Where the next change starts from; absent where the content system does not tell. */
  readonly revision?: number;
}

/** A registration on its way: amounts and euros as decimals, what was left open left out. */
export interface WireRegistration {
  readonly registration_date: string;
  readonly amount: string;
  readonly cost?: string | undefined;
  readonly where?: string | undefined;
  readonly with_who?: string | undefined;
  readonly note?: string | undefined;
  /** An own addition: counts the changes, so that of two devices the second is told. */
  readonly revision?: number | undefined;
}

/** A registration as it travels. */
export const registrationOnWire = ({ date, amount, cost, where, withWho, note }: Registration): WireRegistration => ({
  registration_date: date,
  amount: decimalOf(amount),
  cost: cost === null ? undefined : (cost / 100).toFixed(2),
  where: where ?? undefined,
  with_who: withWho ?? undefined,
  note: note ?? undefined,
});

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Hundredths of a decimal, which other content systems may send as a number; null where it is none. */
function hundredths(value: unknown): number | null {
  return typeof value === 'string' || typeof value === 'number' ? readHundredths(String(value)) : null;
}

/** Reads a registration as it travels; throws UnreadableAnswer where day or amount are missing. */
export function readRegistrationItem(uuid: string, sent: unknown): RegistrationItem {
  const item = isRecord(sent) ? sent : {};
  const { registration_date: date } = item;
  const amount = hundredths(item.amount);
  if (typeof date !== 'string' || !isCalendarDate(date) || amount === null) {
    throw new UnreadableAnswer('malformed', 'no registration');
  }
  return {
    uuid,
    date,
    amount: amount as Amount,
    cost: hundredths(item.cost) as Cents | null,
    where: textOf(item.where),
    withWho: textOf(item.with_who),
    note: textOf(item.note),
    ...(typeof item.revision === 'number' ? { revision: item.revision } : {}),
  };
}
