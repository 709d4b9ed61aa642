import type { RegistrationsOverview } from '#src/contract/get-registrations-overview.ts';
import type { DomainWords, Language } from '#src/domains/domain.ts';
import { amountWords, goalWords } from '#src/i18n/amount-words.ts';
import { type Amount, unitsOf } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import type { PraiseLimits } from '#src/rules/praise/praise-limits.ts';
import { isLowerAhead, savedWords } from '#src/rules/praise/saved-words.ts';

interface Ground {
  readonly t: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  readonly language: Language;
  readonly unit: NonNullable<DomainWords['unit']>;
  readonly praise: PraiseLimits;
  readonly days: RegistrationsOverview;
}

interface SavedDay {
  readonly date: CalendarDate;
  /** "vandaag", "woensdag 18 november". */
  readonly day: string;
  readonly total: Amount;
  /** What was saved came on top of another entry. */
  readonly isSum: boolean;
}

/** What is said once a day is saved: by its praise, and with its sum where it has several entries. */
export function savedText({ t, language, unit, praise, days }: Ground, { date, day, total, isSum }: SavedDay): string {
  const { goal = null, usage } = days[date] ?? {};
  const words = savedWords({ total, goal, usage }, praise, isLowerAhead(days, date));
  const amount = goal === null ? '' : goalWords(unitsOf(goal), unit, language);
  const said = t(`registration.saved.${words}`, { day, amount });
  if (!isSum) return said;
  return `${said} ${t('registration.saved.sum', { total: amountWords(unitsOf(total), unit, language) })}`;
}
