import type { ReactNode } from 'react';
import { getStatistics } from '#src/contract/get-statistics.ts';
import { getPlan } from '#src/contract/plans.ts';
import { getRegistrationsOverview } from '#src/contract/registrations.ts';
import { toFailureText } from '#src/forms/failure-text.ts';
import { parseDecimal } from '#src/rules/amounts/amount.ts';
import { createWeek } from '#src/rules/calendar/week.ts';
import { Island, type IslandProps, LoggedIn, useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { PlanPage } from './PlanPage.tsx';

/** Loads the days, their figures and the plan in parallel. */
function PlanScreen({ loading }: { loading: ReactNode }) {
  const { t } = useIsland();
  const overview = useCall(getRegistrationsOverview, {});
  const statistics = useCall(getStatistics, {});
  const plan = useCall(getPlan, {});
  // A content system without plans only has goals in the days.
  const isMissing = plan.status === 'error' && plan.failure.kind === 'not_found';
  if (overview.status === 'done' && statistics.status === 'done' && (plan.status === 'done' || isMissing)) {
    const plans = plan.status === 'done' ? (plan.value?.inForce ?? []) : [];
    const start = plan.status === 'done' ? (plan.value?.startUsage ?? null) : null;
    const startUsage = start && createWeek((weekday) => parseDecimal(start[weekday]));
    return <PlanPage days={overview.value} figures={statistics.value} plans={plans} startUsage={startUsage} />;
  }
  const failure = [overview, statistics, ...(isMissing ? [] : [plan])].filter((call) => call.status === 'error');
  if (!failure[0]) return loading;
  return (
    <div className="page-width page-column stack plan-failed">
      <h1>{t('plan.title')}</h1>
      <EmptyState
        drawing="offline"
        title={t('plan.notLoaded')}
        action={<Button onClick={() => failure.map(({ retry }) => retry())}>{t('forms.retry')}</Button>}
      >
        {toFailureText(t, failure[0].failure)}
      </EmptyState>
    </div>
  );
}

/** Skeleton of the page: two weeks with their bars, and the adjacent block. */
function PlanLoading({ label }: { label: string }) {
  const { t } = useIsland();
  return (
    <div className="page-width plan-page">
      <div className="stack">
        <h1>{t('plan.title')}</h1>
        {['one', 'two'].map((week) => (
          <div className="sheet stack plan-loading-week" key={week}>
            <div>
              <Skeleton shape="text" label={label} count={2} />
            </div>
            <Skeleton shape="bars" label={label} />
          </div>
        ))}
      </div>
      <div className="sheet plan-loading-week">
        <Skeleton shape="text" label={label} />
      </div>
    </div>
  );
}

interface Props extends IslandProps {
  readonly loading: string;
}

/** Page with the weeks of a user's plan (docs/specification.md, section 2). */
export function PlanWeeks({ loading, ...island }: Props) {
  return (
    <Island {...island}>
      <Body loading={loading} />
    </Island>
  );
}

function Body({ loading }: Pick<Props, 'loading'>) {
  const { t } = useIsland();
  const skeleton = <PlanLoading label={loading} />;
  return (
    <LoggedIn loading={skeleton} frame={(notice) => <Screen title={t('plan.title')}>{notice}</Screen>}>
      <PlanScreen loading={skeleton} />
    </LoggedIn>
  );
}
