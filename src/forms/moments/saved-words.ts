import type { RegistrationsOverview } from '#src/contract/get-registrations-overview.ts';
import type { DomainWords, Language } from '#src/domains/domain.ts';
import { goalWords } from '#src/i18n/amount-words.ts';
import { capitalised } from '#src/i18n/date-words.ts';
import { type Amount, NOTHING, unitsOf } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import type { PraiseLimits } from '#src/rules/praise/praise-limits.ts';
import { isLowerAhead, savedWords } from '#src/rules/praise/saved-words.ts';
import { dayResult } from '#src/rules/registrations/day-result.ts';

interface Context {
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
}

/** What is said once a day is saved, above its goal and by its praise; a praised day of nothing is called that. */
export function savedText({ t, language, unit, praise, days }: Context, { date, day, total }: SavedDay): string {
  const { goal = null, usage } = days[date] ?? {};
  const amount = goal === null ? '' : goalWords(unitsOf(goal), unit, language);
  const registered = { total, goal, usage };
  const words = savedWords(registered, praise, isLowerAhead(days, date));
  if (dayResult(registered) === 'failed') {
    const said = t('moments.day.over', { amount });
    return words === 'high' ? `${said} ${t('moments.day.gp')}` : said;
  }
  const isPraised = words === 'within' || words === 'lower';
  if (isPraised && total === NOTHING) return t('moments.day.zero');
  return t(`moments.day.${words}`, { day: capitalised(day), amount });
}
