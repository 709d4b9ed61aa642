import type { DomainTexts, Language } from '#src/domains/domain.ts';

type Unit = NonNullable<DomainTexts['unit']>;

/** Formats a number in the reader's language: "2,5", "2.5". */
export function formatNumber(units: number, language: Language): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(units);
}

/** Returns true for a number with the singular: in Dutch also each fraction below two ("anderhalf glas"). */
const isSingular = (units: number, language: Language): boolean =>
  language === 'nl' ? units > 0 && units < 2 : units === 1;

/** Formats an amount with its unit: "2,5 glazen", "1,5 glas", "1.5 drinks". */
export function formatAmount(units: number, unit: Unit, language: Language): string {
  return `${formatNumber(units, language)} ${(isSingular(units, language) ? unit.one : unit.many)[language]}`;
}

/** Formats a stored decimal for an input: without thousands separators, with a decimal comma in Dutch. */
export function formatDecimalInput(decimal: string, language: Language): string {
  return language === 'nl' ? decimal.replace('.', ',') : decimal;
}

/** Formats whole cents as money: "€ 20,50". */
export function formatMoney(cents: number, language: Language): string {
  const money = new Intl.NumberFormat(language === 'nl' ? 'nl-NL' : 'en-IE', { style: 'currency', currency: 'EUR' });
  return money.format(cents / 100);
}
