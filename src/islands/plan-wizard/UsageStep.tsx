import { usageForm } from '#src/contract/forms/goal.ts';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { usageHints } from '#src/rules/plan/check-if-correct.ts';
import { useIsland } from '#src/session/Island.tsx';
import type { StepProps } from './Step.tsx';
import { StepHead } from './StepHead.tsx';
import { StepWays } from './StepWays.tsx';
import { useStep } from './use-step.ts';
import { WeekFields } from './WeekFields.tsx';
import { EMPTY_WEEK } from './week-typed.ts';

/** What a usual week looks like now. */
export function UsageStep({ wizard, limits, isFirst, out }: StepProps) {
  const { t, domain } = useIsland();
  const form = useStep(wizard, {
    step: 'usage',
    form: () => usageForm(limits),
    start: EMPTY_WEEK,
    // Another usage is another reason to warn.
    onDone: (usage) => wizard.answer({ usage, highUsageClosed: false }),
  });
  const title = t(`plan.wizard.usage.${domain.key}`);
  return (
    <>
      <StepHead title={title}>
        <p>{t('plan.wizard.usage.text')}</p>
      </StepHead>
      <FormFrame
        form={form}
        submit={t('plan.wizard.next')}
        label={title}
        beside={<StepWays wizard={wizard} isFirst={isFirst} out={out} />}
      >
        <WeekFields form={form} limits={limits} hints={(week) => usageHints(week, limits)} />
      </FormFrame>
    </>
  );
}
