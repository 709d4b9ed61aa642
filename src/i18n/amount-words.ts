import type { DomainWords, Language } from '#src/domains/domain.ts';

type Unit = NonNullable<DomainWords['unit']>;

/** A number of units as the reader writes it: "2,5", "2.5". */
export function numberWords(units: number, language: Language): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(units);
}

/** With its unit: "2,5 glazen", "1 glass". */
export function amountWords(units: number, unit: Unit, language: Language): string {
  return `${numberWords(units, language)} ${(units === 1 ? unit.one : unit.many)[language]}`;
}

/** Below this many units a goal between two whole ones names both; from here on it is rounded. */
const NAMED_BOTH_BELOW = 10;

/**
 * A goal in a sentence, as people can live by it: "2 of 3 glazen" for 2.75, "22 glazen" for 21.5. Hours and grams can
 * be halved and stay as they are. Bars and tables keep the exact number (content/second-edition.md, 1.7).
 */
export function goalWords(units: number, unit: Unit, language: Language): string {
  if (!unit.isWhole || Number.isInteger(units)) return amountWords(units, unit, language);
  if (units >= NAMED_BOTH_BELOW) return amountWords(roundedUnits(units), unit, language);
  const [below, above] = [Math.floor(units), Math.ceil(units)];
  return `${below} ${language === 'nl' ? 'of' : 'or'} ${amountWords(above, unit, language)}`;
}

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
