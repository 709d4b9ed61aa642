import type { ReactNode } from 'react';
import { createGoalForm, stopDateForm } from '#src/contract/forms/goal.ts';
import type { DomainTexts, RegistrationLimits } from '#src/domains/domain.ts';
import { BuddyForm } from '#src/forms/buddy-invite/BuddyForm.tsx';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { formatAmount, formatNumber } from '#src/i18n/format-amount.ts';
import { type Amount, getWeekTotal, toUnits } from '#src/rules/amounts/amount.ts';
import { addDays } from '#src/rules/calendar/calendar-date.ts';
import type { Week } from '#src/rules/calendar/week.ts';
import { STOP_DATE_DAYS_AHEAD } from '#src/rules/limits.ts';
import { listGoalHints } from '#src/rules/plan/check-if-correct.ts';
import type { PlanStep } from '#src/rules/plan/wizard-steps.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Details } from '#src/ui/details/Details.tsx';
import { TextField } from '#src/ui/field/fields.tsx';
import { ChoiceStep } from './ChoiceStep.tsx';
import { EarlierSeizureWarning } from './EarlierSeizureWarning.tsx';
import { GradualInfoStep } from './GradualInfoStep.tsx';
import { PaceStep } from './PaceStep.tsx';
import { StepHead } from './StepHead.tsx';
import { StepLinks } from './StepLinks.tsx';
import { SummaryStep } from './SummaryStep.tsx';
import type { StepProps } from './step-props.ts';
import { UsageStep } from './UsageStep.tsx';
import { useWizardStep } from './use-step.ts';
import { WeekFields } from './WeekFields.tsx';
import { toWeekInputs } from './week-input.ts';

/** Step for the date from which the plan counts. */
function StopDateStep({ wizard, context: { today }, isFirst, out }: StepProps) {
  const { t } = useIsland();
  const form = useWizardStep(wizard, {
    step: 'stop-date',
    form: () => stopDateForm(today),
    start: { stopDate: today },
    onDone: ({ stopDate }) => wizard.answer({ stopDate }),
  });
  const title = t('plan.wizard.stopDate.title');
  return (
    <>
      <StepHead title={title}>
        <p>{t('plan.wizard.stopDate.text')}</p>
      </StepHead>
      <FormFrame
        form={form}
        submit={t('plan.wizard.next')}
        label={title}
        secondaryActions={<StepLinks wizard={wizard} isFirst={isFirst} out={out} />}
      >
        <TextField
          {...form.field('stopDate')}
          type="date"
          min={today}
          max={addDays(today, STOP_DATE_DAYS_AHEAD)}
          label={t('plan.wizard.stopDate.label')}
          help={t('plan.wizard.stopDate.help')}
        />
        <Details summary={t('plan.wizard.stopDate.then')}>
          <p>{t('plan.wizard.stopDate.thenText')}</p>
        </Details>
      </FormFrame>
    </>
  );
}

/** Step for the goal of each day, initially the usage. */
function GoalStep({ wizard, limits, isFirst, out }: StepProps) {
  const { t, language, domain } = useIsland();
  const usage = wizard.state.answers.usage as Week<Amount>;
  const unit = domain.words.unit as NonNullable<DomainTexts['unit']>;
  const form = useWizardStep(wizard, {
    step: 'goal',
    wordValues: { maximum: formatNumber(limits.maximum, language) },
    form: () => createGoalForm(limits, usage),
    start: { ...toWeekInputs(usage, language), total: '' },
    onDone: ({ total: _, ...goal }) => wizard.answer({ goal }),
  });
  // Goals equal to the usage were confirmed in the usage step.
  const getHints = (goal: Week<Amount>) =>
    listGoalHints(goal, usage, limits).filter((weekday) => goal[weekday] !== usage[weekday]);
  const title = t('plan.wizard.goal.title');
  return (
    <>
      <StepHead title={title}>
        <p>{t('plan.wizard.goal.text', { amount: formatAmount(toUnits(getWeekTotal(usage)), unit, language) })}</p>
      </StepHead>
      <FormFrame
        form={form}
        submit={t('plan.wizard.next')}
        label={title}
        secondaryActions={<StepLinks wizard={wizard} isFirst={isFirst} out={out} />}
      >
        <WeekFields form={form} limits={limits} hints={getHints} />
      </FormFrame>
    </>
  );
}

/** Optional step to invite a buddy. The unfinished plan remains in the tab. */
function BuddyStep({ wizard, isFirst, out }: StepProps) {
  const { t } = useIsland();
  return (
    <>
      <StepHead title={t('plan.wizard.buddy.title')}>
        <p>{t('plan.wizard.buddy.text')}</p>
      </StepHead>
      <BuddyForm kind="quiet" onDone={() => wizard.answer({ buddy: 'added' })} />
      <div className="button-row">
        <Button onClick={() => wizard.answer({ buddy: 'skipped' })}>{t('plan.wizard.buddy.skip')}</Button>
        <StepLinks wizard={wizard} isFirst={isFirst} out={out} />
      </div>
    </>
  );
}

const STEPS: Readonly<Record<PlanStep, (props: StepProps) => ReactNode>> = {
  'stop-date': StopDateStep,
  usage: UsageStep,
  'stop-or-reduce': (props) => <ChoiceStep {...props} question="stopOrReduce" warning={<EarlierSeizureWarning />} />,
  'gradual-info': GradualInfoStep,
  goal: GoalStep,
  'immediate-or-gradual': PaceStep,
  buddy: BuddyStep,
  done: SummaryStep,
};

/** Renders the current step. */
export function WizardStep(props: Omit<StepProps, 'limits'>) {
  const { domain } = useIsland();
  const Step = STEPS[props.wizard.state.at];
  return <Step {...props} limits={domain.registration as RegistrationLimits} />;
}
