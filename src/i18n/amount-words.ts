import type { DomainWords, Language } from '#src/domains/domain.ts';

type Unit = NonNullable<DomainWords['unit']>;

/** A number of units as the reader writes it: "2,5", "2.5". */
export function formatNumber(units: number, language: Language): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(units);
}

/** Returns true for a number that takes the singular: in Dutch also every fraction below two ("anderhalf glas"). */
const isSingular = (units: number, language: Language): boolean =>
  language === 'nl' ? units > 0 && units < 2 : units === 1;

/** Formats an amount with its unit: "2,5 glazen", "1,5 glas", "1.5 drinks". */
export function formatAmount(units: number, unit: Unit, language: Language): string {
  return `${formatNumber(units, language)} ${(isSingular(units, language) ? unit.one : unit.many)[language]}`;
}

/** A stored decimal as it is typed: no separators between thousands, a comma in Dutch. */
export function typedDecimal(decimal: string, language: Language): string {
  return language === 'nl' ? decimal.replace('.', ',') : decimal;
}

/** Whole cents as money: "€ 20,50". */
export function formatMoney(cents: number, language: Language): string {
  const money = new Intl.NumberFormat(language === 'nl' ? 'nl-NL' : 'en-IE', { style: 'currency', currency: 'EUR' });
  return money.format(cents / 100);
}
