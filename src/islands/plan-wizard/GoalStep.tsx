import { goalForm } from '#src/contract/forms/goal.ts';
import type { DomainWords } from '#src/domains/domain.ts';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { amountWords, numberWords } from '#src/i18n/amount-words.ts';
import { type Amount, unitsOf, weekTotal } from '#src/rules/amounts/amount.ts';
import type { Week } from '#src/rules/calendar/week.ts';
import { goalHints } from '#src/rules/plan/check-if-correct.ts';
import { useIsland } from '#src/session/Island.tsx';
import { StepHead } from './StepHead.tsx';
import { StepWays } from './StepWays.tsx';
import type { StepProps } from './step-props.ts';
import { useWizardStep } from './use-step.ts';
import { WeekFields } from './WeekFields.tsx';
import { typedWeek } from './week-typed.ts';

/** The goal of each day, starting at the usage. */
export function GoalStep({ wizard, limits, isFirst, out }: StepProps) {
  const { t, language, domain } = useIsland();
  const usage = wizard.state.answers.usage as Week<Amount>;
  const unit = domain.words.unit as NonNullable<DomainWords['unit']>;
  const form = useWizardStep(wizard, {
    step: 'goal',
    wordValues: { maximum: numberWords(limits.maximum, language) },
    form: () => goalForm(limits, usage),
    start: { ...typedWeek(usage, language), total: '' },
    onDone: ({ total: _, ...goal }) => wizard.answer({ goal }),
  });
  // Goals equal to the usage were confirmed in the usage step.
  const hints = (goal: Week<Amount>) =>
    goalHints(goal, usage, limits).filter((weekday) => goal[weekday] !== usage[weekday]);
  const title = t('plan.wizard.goal.title');
  return (
    <>
      <StepHead title={title}>
        <p>{t('plan.wizard.goal.text', { amount: amountWords(unitsOf(weekTotal(usage)), unit, language) })}</p>
      </StepHead>
      <FormFrame
        form={form}
        submit={t('plan.wizard.next')}
        label={title}
        beside={<StepWays wizard={wizard} isFirst={isFirst} out={out} />}
      >
        <WeekFields form={form} limits={limits} hints={hints} />
      </FormFrame>
    </>
  );
}
