import type { RegistrationsOverview } from '#src/contract/get-registrations-overview.ts';
import type { DomainWords } from '#src/domains/domain.ts';
import { amountWords } from '#src/i18n/amount-words.ts';
import { sumOf, unitsOf } from '#src/rules/amounts/amount.ts';
import { type CalendarDate, datesBetween } from '#src/rules/calendar/calendar-date.ts';
import { mondayOf, sundayOf } from '#src/rules/calendar/week.ts';
import { useIsland } from '#src/session/Island.tsx';

/** What the line in the bars means, and what this week comes to where every day of it has a goal. */
export function PlanLead({ days, today }: { days: RegistrationsOverview; today: CalendarDate }) {
  const { t, language, domain } = useIsland();
  const unit = domain.words.unit as NonNullable<DomainWords['unit']>;
  const goals = datesBetween(mondayOf(today), sundayOf(today)).map((date) => days[date]?.goal ?? null);
  const week = goals.filter((goal) => goal !== null);
  const isWhole = week.length === goals.length;
  return (
    <p className="lead">
      {isWhole && (
        <>
          {t('plan.weekGoal')} <strong>{amountWords(unitsOf(sumOf(week)), unit, language)}</strong>.{' '}
        </>
      )}
      {t('plan.line')}
    </p>
  );
}
