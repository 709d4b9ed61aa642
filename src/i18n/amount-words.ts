import type { DomainWords, Language } from '#src/domains/domain.ts';

type Unit = NonNullable<DomainWords['unit']>;

/** A number of units as the reader writes it: "2,5", "2.5". */
export function numberWords(units: number, language: Language): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(units);
}

/** Whether a number of units is said in the singular: Dutch does so for every part below two ("anderhalf glas"). */
const isSingular = (units: number, language: Language): boolean =>
  language === 'nl' ? units > 0 && units < 2 : units === 1;

/** With its unit: "2,5 glazen", "1,5 glas", "1.5 drinks". */
export function amountWords(units: number, unit: Unit, language: Language): string {
  return `${numberWords(units, language)} ${(isSingular(units, language) ? unit.one : unit.many)[language]}`;
}

/** What a day is filled in by where a unit is counted: halves of it. */
const HALF = 0.5;

/** The most of a unit that still fits a goal, in what a day is filled in by: 2.5 of 2.75. Hours and grams stay exact. */
export const goalUnits = (units: number, { isWhole }: Pick<Unit, 'isWhole'>): number =>
  isWhole ? Math.floor(units / HALF) * HALF : units;

/**
 * The goal of a day in a sentence, as people can live by it: "2,5 glazen" for 2.75. What it names fits the goal, and
 * half a unit more does not. Bars and tables keep the exact number (content/second-edition.md, 1.7).
 */
export const goalWords = (units: number, unit: Unit, language: Language): string =>
  amountWords(goalUnits(units, unit), unit, language);

/** From this many units on, the goal of a week is whole in a sentence. */
const WHOLE_FROM = 10;

/** The goal of a week in a sentence: "22 glazen" for 21.5. */
export const weekGoalWords = (units: number, unit: Unit, language: Language): string =>
  unit.isWhole && units >= WHOLE_FROM
    ? amountWords(roundedUnits(units), unit, language)
    : goalWords(units, unit, language);

/** A weekly goal in a row of them: whole units, half up. */
export const roundedUnits = (units: number): number => Math.floor(units + 0.5);

/** A stored decimal as it is typed: no separators between thousands, a comma in Dutch. */
export function typedDecimal(decimal: string, language: Language): string {
  return language === 'nl' ? decimal.replace('.', ',') : decimal;
}

/** Whole cents as money: "€ 20,50". */
export function moneyWords(cents: number, language: Language): string {
  const money = new Intl.NumberFormat(language === 'nl' ? 'nl-NL' : 'en-IE', { style: 'currency', currency: 'EUR' });
  return money.format(cents / 100);
}
