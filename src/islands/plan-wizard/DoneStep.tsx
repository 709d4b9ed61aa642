import { useState } from 'react';
import { defineForm } from '#src/contract/forms/form.ts';
import { saveGoal } from '#src/contract/save-goal.ts';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { useForm } from '#src/forms/use-form.ts';
import { useWriteKey } from '#src/forms/use-write-key.ts';
import type { Amount } from '#src/rules/amounts/amount.ts';
import type { Week } from '#src/rules/calendar/week.ts';
import { api } from '#src/session/api.ts';
import { draftOf } from '#src/session/drafts.ts';
import { refreshExerciseAnswers } from '#src/session/exercise-answers.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { carryToast } from '#src/session/toasts.ts';
import { Banner } from '#src/ui/banner/Banner.tsx';
import { goalBody, isGoalUsage } from './goal-body.ts';
import { PlanSummary } from './PlanSummary.tsx';
import type { StepProps } from './Step.tsx';
import { StepHead } from './StepHead.tsx';
import { StepWays } from './StepWays.tsx';

const NO_FIELDS = defineForm({});

/** The whole plan once more; saved, the answers of the exercises are read again and the plan page comes (section 4). */
export function DoneStep({ wizard, ground: { rules }, isFirst, out }: StepProps) {
  const { t, href, domain } = useIsland();
  const { uid } = useUser();
  const keys = useWriteKey(draftOf(uid, 'goal.key'));
  const { answers } = wizard.state;
  const [body] = useState(() => goalBody(rules, { ...answers, usage: answers.usage as Week<Amount> }));
  const form = useForm({
    form: NO_FIELDS,
    id: 'plan',
    start: {},
    words: 'plan.wizard.errors',
    submit: () => api().call(saveGoal, { body, key: keys.keyFor(body) }),
    onDone: () => {
      keys.done();
      wizard.forget();
      void refreshExerciseAnswers();
      carryToast('done', t('plan.wizard.saved'));
      // The way back leads past a wizard that is done.
      location.replace(href('plan'));
    },
  });
  return (
    <>
      <StepHead title={t('plan.wizard.done.title')}>
        <p>{t('plan.wizard.done.text')}</p>
      </StepHead>
      <PlanSummary body={body} />
      {isGoalUsage(body) && (
        <Banner>
          <p>{t(`plan.wizard.done.same.${domain.key}`)}</p>
        </Banner>
      )}
      <FormFrame
        form={form}
        submit={t('plan.wizard.done.submit')}
        label={t('plan.wizard.done.title')}
        beside={<StepWays wizard={wizard} isFirst={isFirst} out={out} />}
      >
        {null}
      </FormFrame>
    </>
  );
}
