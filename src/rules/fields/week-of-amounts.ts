import type { Amount } from '../amounts/amount.ts';
import { createWeek, WEEKDAYS, type Week, type Weekday } from '../calendar/week.ts';
import { type AmountError, readAmount } from './amount.ts';

export type WeekReading =
  | { readonly ok: true; readonly value: Week<Amount> }
  | { readonly ok: false; readonly errors: Readonly<Partial<Record<Weekday, AmountError>>> };

/**
 * The usage or the goal of every weekday of a plan, each required and up to `maximum` units (docs/specification.md,
 * section 5, "Plan").
 */
export function readWeekOfAmounts(typed: Week<string>, maximum: number): WeekReading {
  const readings = createWeek((weekday) => readAmount(typed[weekday], maximum));
  const errors: Partial<Record<Weekday, AmountError>> = {};
  const amounts: Partial<Record<Weekday, Amount>> = {};
  for (const weekday of WEEKDAYS) {
    const reading = readings[weekday];
    if (reading.ok) amounts[weekday] = reading.value;
    else errors[weekday] = reading.error;
  }
  return Object.keys(errors).length === 0 ? { ok: true, value: amounts as Week<Amount> } : { ok: false, errors };
}
