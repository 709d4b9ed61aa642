import { type Amount, toDecimal } from '#src/rules/amounts/amount.ts';
import { readHundredths } from '#src/rules/amounts/parse-number.ts';
import { type CalendarDate, isCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { type RegisteredDrink, readDrinks } from '#src/rules/drinks/registered-drinks.ts';
import type { Cents } from '#src/rules/fields/amounts.ts';

/** Text format of a field's values, for writing and for reading stored values. */
export interface TextFormat<Value> {
  /** Converts a value to the wire format; "" for an empty value. */
  readonly write: (value: Value) => string;
  /** Parses a stored text, without checking limits; null for an invalid text. */
  readonly parse: (text: string) => Value | null;
  /** True for a decimal, which is displayed with the reader's decimal mark. */
  readonly isDecimal: boolean;
}

const toHundredths = (text: string): number | null => (text === '' ? null : readHundredths(text));

/** An amount of the domain's unit. */
export const amountFormat: TextFormat<Amount> = {
  write: toDecimal,
  parse: (text) => toHundredths(text) as Amount | null,
  isDecimal: true,
};

/** Euros, optional. */
export const moneyFormat: TextFormat<Cents | null> = {
  write: (cents) => (cents === null ? '' : (cents / 100).toFixed(2)),
  parse: (text) => toHundredths(text) as Cents | null,
  isDecimal: true,
};

/** Drinks as JSON, optional. */
export const drinksFormat: TextFormat<readonly RegisteredDrink[] | null> = {
  write: (drinks) => (drinks === null || drinks.length === 0 ? '' : JSON.stringify(drinks)),
  parse: (text) => {
    const result = readDrinks(text);
    return result.ok ? result.value : null;
  },
  isDecimal: false,
};

/** A day, YYYY-MM-DD. */
export const dayFormat: TextFormat<CalendarDate> = {
  write: (date) => date,
  parse: (text) => (isCalendarDate(text) ? text : null),
  isDecimal: false,
};

/** Optional text, or one of several answers. */
export const textFormat: TextFormat<string | null> = {
  write: (text) => text ?? '',
  parse: (text) => (text === '' ? null : text),
  isDecimal: false,
};

/** Creates a kind with one of the options. */
export const createChoiceFormat = <Option extends string>(options: readonly Option[]): TextFormat<Option> => ({
  write: (option) => option,
  parse: (text) => options.find((option) => option === text) ?? null,
  isDecimal: false,
});

/** Optional whole number. */
export const numberFormat: TextFormat<number | null> = {
  write: (number) => (number === null ? '' : String(number)),
  parse: (text) => (/^\d+$/.test(text) ? Number(text) : null),
  isDecimal: false,
};

/** Yes or no. */
export const flagFormat: TextFormat<boolean> = {
  write: String,
  parse: (text) => (text === 'true' || text === 'false' ? text === 'true' : null),
  isDecimal: false,
};

/** A text that is never empty. */
export const requiredTextFormat: TextFormat<string> = {
  write: (text) => text,
  parse: (text) => (text === '' ? null : text),
  isDecimal: false,
};
