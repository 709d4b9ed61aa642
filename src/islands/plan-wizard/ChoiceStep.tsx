import { type ReactNode, useRef } from 'react';
import type { Form } from '#src/contract/forms/form.ts';
import { immediateOrGradualForm, stopOrReduceForm } from '#src/contract/forms/goal.ts';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { toTextKey } from '#src/i18n/text-key.ts';
import type { PlanAnswers } from '#src/rules/plan/answers.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Options } from '#src/ui/options/Options.tsx';
import { StepHead } from './StepHead.tsx';
import { StepLinks } from './StepLinks.tsx';
import type { StepProps } from './step-props.ts';
import { useWizardStep } from './use-step.ts';

type OneChoice = Form<Record<string, string>, PlanAnswers>;

// Step, form and options of each question; each form has a single field.
const QUESTIONS = {
  stopOrReduce: { step: 'stop-or-reduce', form: stopOrReduceForm as unknown as OneChoice, options: ['reduce', 'stop'] },
  immediateOrGradual: {
    step: 'immediate-or-gradual',
    form: immediateOrGradualForm as unknown as OneChoice,
    options: ['gradual', 'immediate'],
  },
} as const;

type Question = keyof typeof QUESTIONS;

interface Props extends StepProps {
  readonly question: Question;
  /** Returns the text below an answer. Default: the question's text. */
  readonly help?: (answer: string) => string;
  /** Content above the answers. */
  readonly warning?: ReactNode;
}

/** Step with two answers, such as stopping or reducing. */
export function ChoiceStep({ wizard, isFirst, out, question, help, warning }: Props) {
  const { t } = useIsland();
  const { step, form: requestedForm, options } = QUESTIONS[question];
  const form = useWizardStep(wizard, {
    step,
    form: () => requestedForm,
    start: { [question]: '' },
    onDone: (answer) => wizard.answer(answer),
  });
  const option = form.value(question) as string;
  const title = t(`plan.wizard.${question}.title`);
  // Clicking an answer continues, also the chosen one, which does not change; selecting it by the arrow keys does not.
  const answers = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const goOn = () => {
    if (isPressed.current) answers.current?.closest('form')?.requestSubmit();
  };
  const choose = (value = '') => {
    form.set(question, value);
    goOn();
  };
  return (
    <>
      <StepHead title={title}>
        <p>{t(`plan.wizard.${question}.text`)}</p>
      </StepHead>
      {warning}
      <FormFrame
        form={form}
        submit={t('plan.wizard.next')}
        label={title}
        secondaryActions={<StepLinks wizard={wizard} isFirst={isFirst} out={out} />}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears by what the answer inside was chosen */}
        <div
          ref={answers}
          onPointerDown={() => {
            isPressed.current = true;
          }}
          onKeyDown={() => {
            isPressed.current = false;
          }}
          onClick={({ target }) => {
            if (target instanceof HTMLInputElement && target.value === option) goOn();
          }}
        >
          <Options
            id={form.fieldId(question)}
            name={question}
            legend={t(`plan.wizard.${question}.legend`)}
            error={form.getError(question)}
            pick="one"
            selected={option ? [option] : []}
            onChoose={([value]) => choose(value)}
            options={options.map((value) => ({
              value,
              label: <strong>{t(toTextKey(`plan.wizard.${question}.${value}`))}</strong>,
              help: help?.(value) ?? t(toTextKey(`plan.wizard.${question}.${value}Help`)),
            }))}
          />
        </div>
      </FormFrame>
    </>
  );
}
