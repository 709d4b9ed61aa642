import type { ReactNode } from 'react';
import { getPlan } from '#src/contract/get-plan.ts';
import { getRegistrationsOverview } from '#src/contract/get-registrations-overview.ts';
import { getStatistics } from '#src/contract/get-statistics.ts';
import { failureText } from '#src/forms/failure-text.ts';
import { amountOf } from '#src/rules/amounts/amount.ts';
import { weekOf } from '#src/rules/calendar/week.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { PlanPage } from './PlanPage.tsx';

/** Loads the days, their figures and the plan at once. */
export function PlanScreen({ loading }: { loading: ReactNode }) {
  const { t } = useIsland();
  const overview = useCall(getRegistrationsOverview, {});
  const figures = useCall(getStatistics, {});
  const plan = useCall(getPlan, {});
  // A content system without plans has goals in the days only.
  const isMissing = plan.status === 'error' && plan.failure.kind === 'not_found';
  if (overview.status === 'done' && figures.status === 'done' && (plan.status === 'done' || isMissing)) {
    const plans = plan.status === 'done' ? (plan.value?.inForce ?? []) : [];
    const start = plan.status === 'done' ? (plan.value?.startUsage ?? null) : null;
    const startUsage = start && weekOf((weekday) => amountOf(start[weekday]));
    return <PlanPage days={overview.value} figures={figures.value} plans={plans} startUsage={startUsage} />;
  }
  const failed = [overview, figures, ...(isMissing ? [] : [plan])].filter((call) => call.status === 'error');
  if (!failed[0]) return loading;
  return (
    <div className="page-width page-column stack plan-failed">
      <h1>{t('plan.title')}</h1>
      <EmptyState
        drawing="offline"
        title={t('plan.notLoaded')}
        action={<Button onClick={() => failed.map(({ retry }) => retry())}>{t('forms.retry')}</Button>}
      >
        {failureText(t, failed[0].failure)}
      </EmptyState>
    </div>
  );
}
