import { type ReactNode, useState } from 'react';
import { getPlan } from '#src/contract/get-plan.ts';
import { failureText } from '#src/forms/failure-text.ts';
import type { PlanRules } from '#src/rules/plan/plan-rules.ts';
import { storedDraft } from '#src/session/drafts.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { wizardOf } from './standing-plan.ts';
import { useWayOut } from './use-way-out.ts';
import { Wizard } from './Wizard.tsx';
import type { WizardState } from './wizard-state.ts';

interface Props {
  rules: PlanRules;
  title: string;
  loading: ReactNode;
}

/** Goes on with what this tab kept, else begins with the plan that stands, else with nothing. */
export function WizardScreen({ rules, title, loading }: Props) {
  const { t, language } = useIsland();
  const out = useWayOut();
  const [kept] = useState(() => storedDraft<WizardState>('goal').read());
  const plan = useCall(getPlan, kept === null ? {} : null);
  if (kept) return <Wizard rules={rules} begun={kept} out={out} />;
  if (plan.status === 'loading') return loading;
  if (plan.status === 'done') {
    return <Wizard rules={rules} begun={plan.value && wizardOf(plan.value, language)} out={out} />;
  }
  // A content system that tells of no plan has none to begin with.
  if (plan.failure.kind === 'not_found') return <Wizard rules={rules} begun={null} out={out} />;
  return (
    <div className="stack">
      <h1>{title}</h1>
      <EmptyState
        drawing="offline"
        title={t('plan.notLoaded')}
        action={<Button onClick={plan.retry}>{t('forms.retry')}</Button>}
      >
        {failureText(t, plan.failure)}
      </EmptyState>
    </div>
  );
}
