import type { RegistrationsOverview } from '#src/contract/get-registrations-overview.ts';
import type { DomainWords, RegistrationLimits } from '#src/domains/domain.ts';
import { amountWords } from '#src/i18n/amount-words.ts';
import { dayAndMonth, dayWords } from '#src/i18n/date-words.ts';
import { type Amount, unitsOf } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import type { Plan } from '#src/rules/plan/plan.ts';
import { useIsland } from '#src/session/Island.tsx';
import { type PlanEnd, weekGoals } from './week-goals.ts';

export interface PlanShown {
  days: RegistrationsOverview;
  plans: readonly Plan[];
  today: CalendarDate;
}

/** What the week comes to, where the plan leads, and what the line in the bars means where there are bars. */
export function PlanLead({ days, plans, today, hasLine = true }: PlanShown & { hasLine?: boolean }) {
  const { t, language, domain } = useIsland();
  const unit = domain.words.unit as NonNullable<DomainWords['unit']>;
  const { near, end } = weekGoals({ days, plans, limits: domain.registration as RegistrationLimits }, today);
  const amount = (goal: Amount) => <strong>{amountWords(unitsOf(goal), unit, language)}</strong>;
  const towards = ({ from, isGradual }: PlanEnd) =>
    isGradual ? t('plan.towards') : t('plan.fromDay', { day: dayWords(from, language) });
  return (
    <p className="lead">
      {near && (
        <>
          {t(`plan.weekGoal.${near.week}${near.goal === 0 ? 'Zero' : ''}`)} {amount(near.goal)}.{' '}
        </>
      )}
      {end !== null && (
        <>
          {towards(end)} {amount(end.goal)} {t('plan.aWeek')}.{' '}
          {end.isGradual && <>{t('plan.targetWeek', { date: dayAndMonth(end.from, language) })} </>}
        </>
      )}
      {hasLine && t('plan.line')}
    </p>
  );
}
