import { useEffect, useRef, useState } from 'react';
import { readBuddies } from '#src/contract/buddies.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import type { Plan } from '#src/rules/plan/plan.ts';
import type { PlanRules } from '#src/rules/plan/plan-rules.ts';
import { getPlanPopup } from '#src/rules/plan/wizard-steps.ts';
import type { Days } from '#src/rules/registrations/day.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { ProgressBar } from '#src/ui/progress-bar/ProgressBar.tsx';
import { HighUsageDialog } from './HighUsageDialog.tsx';
import { useWizard } from './use-wizard.ts';
import { WizardStep } from './WizardStep.tsx';
import { getPartPosition, isFirstStep, type WizardContext, type WizardState } from './wizard-state.ts';

interface Props {
  rules: PlanRules;
  /** Day on which the plan is saved; constant while the wizard is mounted. */
  today: CalendarDate;
  /** Initial state; null for an empty one. */
  begun: WizardState | null;
  /** Plans that determine the current goals. */
  earlier: readonly Plan[];
  days: Days;
  /** Path of the page from which the wizard was opened. */
  out: string;
}

/** Shows one step at a time, with a back button and the progress. */
export function Wizard({ rules, today, begun, earlier, days, out }: Props) {
  const { t, site } = useIsland();
  const { fields } = useUser();
  const [context] = useState<WizardContext>(() => ({
    rules,
    circumstances: {
      hasBuddy: readBuddies(fields).some(({ status }) => status === 'sent' || status === 'accepted'),
      stopDateEnabled: site.stopDate,
    },
    today,
    earlier,
    days,
  }));
  const wizard = useWizard(context, begun);
  const { at, answers } = wizard.state;
  const { part, number, total } = getPartPosition(wizard.state, context);
  const containerRef = useRef<HTMLDivElement>(null);
  const shownRef = useRef(at);
  const popup = getPlanPopup(rules, answers);

  useEffect(() => {
    if (shownRef.current === at) return;
    shownRef.current = at;
    scrollTo({ top: 0 });
    containerRef.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [at]);

  return (
    <div ref={containerRef}>
      <div className="stack wizard">
        <ProgressBar
          label={t('plan.wizard.progress')}
          value={number}
          max={total}
          text={t('plan.wizard.part', { number, total, name: t(`plan.wizard.parts.${part}`) })}
        />
        <WizardStep key={at} wizard={wizard} context={context} isFirst={isFirstStep(wizard.state, context)} out={out} />
      </div>
      <HighUsageDialog isOpen={popup !== null} onClose={() => wizard.note({ highUsageClosed: true })} />
    </div>
  );
}
