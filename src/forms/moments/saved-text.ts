import type { RegistrationsOverview } from '#src/contract/registrations.ts';
import type { DomainTexts, Language } from '#src/domains/domain.ts';
import { formatAmount } from '#src/i18n/format-amount.ts';
import { capitalise } from '#src/i18n/format-date.ts';
import { type Amount, toUnits } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import type { PraiseLimits } from '#src/rules/praise/praise-limits.ts';
import { getSavedTextKind, hasLowerGoalLater } from '#src/rules/praise/saved-text-kind.ts';
import { getDayState, getDecreaseShare, isAboveLowerGoal } from '#src/rules/registrations/day-state.ts';

interface Context {
  readonly t: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  readonly language: Language;
  readonly unit: NonNullable<DomainTexts['unit']>;
  readonly praise: PraiseLimits;
  readonly days: RegistrationsOverview;
}

interface SavedDay {
  readonly date: CalendarDate;
  /** Day as text: "vandaag", "woensdag 18 november". */
  readonly day: string;
  readonly total: Amount;
}

/** Returns the confirmation for a saved day, by its goal and the kind of praise; a day without use has its own. */
export function getSavedText({ t, language, unit, praise, days }: Context, { date, day, total }: SavedDay): string {
  const { goal = null, usage } = days[date] ?? {};
  const amount = goal === null ? '' : formatAmount(toUnits(goal), unit, language);
  const dayResult = { total, goal, usage };
  const state = getDayState(dayResult, praise);
  if (state === 'none') return t('moments.day.zero');
  const kind = getSavedTextKind(dayResult, praise, hasLowerGoalLater(days, date));
  if (state === 'above') {
    const lessThanStart = getDecreaseShare(dayResult, praise);
    const progress =
      lessThanStart === null ? '' : `${t('moments.day.less', { share: t(`moments.day.share.${lessThanStart}`) })} `;
    const text = isAboveLowerGoal(dayResult) ? t('moments.day.over', { amount }) : t('moments.day.aboveStart');
    return kind === 'high' ? `${text} ${t('moments.day.gp')}` : `${progress}${text}`;
  }
  return t(`moments.day.${kind}`, { day: capitalise(day), amount });
}
