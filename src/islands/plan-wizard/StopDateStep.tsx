import { stopDateForm } from '#src/contract/forms/goal.ts';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { STOP_DATE_DAYS_AHEAD } from '#src/rules/limits.ts';
import { useIsland } from '#src/session/Island.tsx';
import { TextField } from '#src/ui/field/fields.tsx';
import { StepHead } from './StepHead.tsx';
import { StepWays } from './StepWays.tsx';
import type { StepProps } from './step-props.ts';
import { useWizardStep } from './use-step.ts';

/** The day from which the plan counts. */
export function StopDateStep({ wizard, context: { today }, isFirst, out }: StepProps) {
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
        beside={<StepWays wizard={wizard} isFirst={isFirst} out={out} />}
      >
        <TextField
          {...form.field('stopDate')}
          type="date"
          min={today}
          max={addDays(today, STOP_DATE_DAYS_AHEAD)}
          label={t('plan.wizard.stopDate.label')}
          help={t('plan.wizard.stopDate.help')}
        />
      </FormFrame>
    </>
  );
}
