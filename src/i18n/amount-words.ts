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

/** A stored decimal as it is typed: no separators between thousands, a comma in Dutch. */
export function typedDecimal(decimal: string, language: Language): string {
  return language === 'nl' ? decimal.replace('.', ',') : decimal;
}

/** Whole cents as money: "€ 20,50". */
export function moneyWords(cents: number, language: Language): string {
  const money = new Intl.NumberFormat(language === 'nl' ? 'nl-NL' : 'en-IE', { style: 'currency', currency: 'EUR' });
  return money.format(cents / 100);
}
