import { type ReactNode, useEffect, useState } from 'react';
import { getPlan } from '#src/contract/plans.ts';
import { getRegistrationsOverview } from '#src/contract/registrations.ts';
import type { RegistrationLimits } from '#src/domains/domain.ts';
import { toFailureText } from '#src/forms/failure-text.ts';
import type { PlanRules } from '#src/rules/plan/plan-rules.ts';
import { getStoredDraft } from '#src/session/drafts.ts';
import { getEntranceUrl } from '#src/session/entrance-url.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { useUserToday } from '#src/session/user-day.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { createWizardState } from './initial-state.ts';
import { Wizard } from './Wizard.tsx';
import type { WizardState } from './wizard-state.ts';

/** Returns the path of the page from which the wizard was opened: the target of the close button, Escape and "later". */
function useOpenerPath(): string {
  const { href } = useIsland();
  const [out] = useState(() => getEntranceUrl([href('programme'), href('plan')]));
  useEffect(() => {
    document.querySelector('a[data-close]')?.setAttribute('href', out);
  }, [out]);
  return out;
}

interface Props {
  rules: PlanRules;
  title: string;
  loading: ReactNode;
}

/**
 * Starts with the wizard stored in this tab, or else with the registered days and the current plan. Starts again on a
 * new day, on which the plan has other dates.
 */
export function WizardScreen({ rules, title, loading }: Props) {
  const { t, language, domain } = useIsland();
  const out = useOpenerPath();
  const today = useUserToday();
  const plan = useCall(getPlan, {});
  const overview = useCall(getRegistrationsOverview, {});
  if (plan.status === 'loading' || overview.status === 'loading') return loading;
  // A content system without plans has no earlier plan. Otherwise the wizard needs it, and the registered days, to
  // notice that a new goal is higher or too low.
  const unloaded = [plan, overview].filter((call) => call.status === 'error' && call.failure.kind !== 'not_found')[0];
  const current = plan.status === 'done' ? plan.value : null;
  const context = {
    standing: current,
    days: overview.status === 'done' ? overview.value : {},
    today,
    limits: domain.registration as RegistrationLimits,
    language,
  };
  if (unloaded?.status !== 'error') {
    return (
      <Wizard
        key={today}
        rules={rules}
        today={today}
        begun={getStoredDraft<WizardState>('goal').read() ?? createWizardState(context)}
        earlier={current?.inForce ?? []}
        days={context.days}
        out={out}
      />
    );
  }
  return (
    <div className="stack">
      <h1>{title}</h1>
      <EmptyState
        drawing="offline"
        title={t('plan.notLoaded')}
        action={<Button onClick={unloaded.retry}>{t('forms.retry')}</Button>}
      >
        {toFailureText(t, unloaded.failure)}
      </EmptyState>
    </div>
  );
}
