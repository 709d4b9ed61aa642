import type { DomainWords, Language } from '#src/domains/domain.ts';
import { amountWords } from '#src/i18n/amount-words.ts';
import { dayWords } from '#src/i18n/date-words.ts';
import { type Amount, unitsOf } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import type { PlanRise, RisenGoal } from '#src/rules/plan/compare-plans.ts';

interface Reader {
  readonly t: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  readonly language: Language;
  readonly unit: NonNullable<DomainWords['unit']>;
}

/** How a plan allows more than the one before it, in exact numbers: the first day, and the biggest difference after it. */
export function riseWords({ t, language, unit }: Reader, { first, most }: PlanRise, today: CalendarDate): string {
  const words = (amount: Amount) => amountWords(unitsOf(amount), unit, language);
  const values = ({ date, before, after }: RisenGoal) => ({
    day: dayWords(date, language),
    before: words(before),
    after: words(after),
  });
  const isMore = most.after - most.before > first.after - first.before;
  return [
    t(`plan.wizard.rising.${first.date === today ? 'today' : 'first'}`, values(first)),
    ...(isMore ? [t('plan.wizard.rising.most', values(most))] : []),
  ].join(' ');
}

/** The question: an invitation where the person is below the new plan today already. */
export function riseQuestion({ t, language, unit }: Reader, { first }: PlanRise, today: CalendarDate): string {
  if (first.date !== today) return t('plan.wizard.rising.legend');
  return t('plan.wizard.rising.legendToday', { current: amountWords(unitsOf(first.before), unit, language) });
}
