import type { RegistrationsOverview } from '#src/contract/get-registrations-overview.ts';
import type { DomainWords } from '#src/domains/domain.ts';
import { amountWords } from '#src/i18n/amount-words.ts';
import { type Amount, unitsOf } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { useIsland } from '#src/session/Island.tsx';
import { weekGoals } from './week-goals.ts';

/** What the week comes to, where the weeks go, and what the line in the bars means. */
export function PlanLead({ days, today }: { days: RegistrationsOverview; today: CalendarDate }) {
  const { t, language, domain } = useIsland();
  const unit = domain.words.unit as NonNullable<DomainWords['unit']>;
  const { near, target } = weekGoals(days, today);
  const amount = (goal: Amount) => <strong>{amountWords(unitsOf(goal), unit, language)}</strong>;
  return (
    <p className="lead">
      {near && (
        <>
          {t(`plan.weekGoal.${near.week}`)} {amount(near.goal)}.{' '}
        </>
      )}
      {target !== null && (
        <>
          {t('plan.towards')} {amount(target)} {t('plan.aWeek')}.{' '}
        </>
      )}
      {t('plan.line')}
    </p>
  );
}
