import type { ReactNode } from 'react';
import type { RegistrationLimits } from '#src/domains/domain.ts';
import type { PlanStep } from '#src/rules/plan/wizard-steps.ts';
import { useIsland } from '#src/session/Island.tsx';
import { BuddyStep } from './BuddyStep.tsx';
import { ChoiceStep } from './ChoiceStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { EarlierFit } from './EarlierFit.tsx';
import { GoalStep } from './GoalStep.tsx';
import { GradualInfoStep } from './GradualInfoStep.tsx';
import { PaceStep } from './PaceStep.tsx';
import { StopDateStep } from './StopDateStep.tsx';
import type { StepProps } from './step-props.ts';
import { UsageStep } from './UsageStep.tsx';

const STEPS: Readonly<Record<PlanStep, (props: StepProps) => ReactNode>> = {
  'stop-date': StopDateStep,
  usage: UsageStep,
  'stop-or-reduce': (props) => <ChoiceStep {...props} question="stopOrReduce" warning={<EarlierFit />} />,
  'gradual-info': GradualInfoStep,
  goal: GoalStep,
  'immediate-or-gradual': PaceStep,
  buddy: BuddyStep,
  done: DoneStep,
};

/** The step that is shown. */
export function WizardStep(props: Omit<StepProps, 'limits'>) {
  const { domain } = useIsland();
  const Shown = STEPS[props.wizard.state.at];
  return <Shown {...props} limits={domain.registration as RegistrationLimits} />;
}
