import { useState } from 'react';
import { achievedBadges } from '#src/contract/badge.ts';
import { namesOf } from '#src/contract/fields/fields.ts';
import { defineForm } from '#src/contract/forms/form.ts';
import { RISING_GOALS, type RisingGoals, risingFields } from '#src/contract/plan-fields.ts';
import { saveGoal } from '#src/contract/save-goal.ts';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { refusedAt } from '#src/forms/refused-at.ts';
import { useForm } from '#src/forms/use-form.ts';
import { useWriteKey } from '#src/forms/use-write-key.ts';
import type { Amount } from '#src/rules/amounts/amount.ts';
import type { Week } from '#src/rules/calendar/week.ts';
import { readChoice } from '#src/rules/fields/choice.ts';
import type { Reading } from '#src/rules/fields/reading.ts';
import { getPlanChange, keepsLowerGoals } from '#src/rules/plan/compare-plans.ts';
import { isHighPlan } from '#src/rules/plan/lower-goal.ts';
import { plansBefore } from '#src/rules/plan/plan-history.ts';
import { api } from '#src/session/api.ts';
import { carryPlanSaved } from '#src/session/carried-moment.ts';
import { draftOf } from '#src/session/drafts.ts';
import { refreshExerciseAnswers } from '#src/session/exercise-answers.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { goalBody, isGoalUsage } from './goal-body.ts';
import { madePlan } from './made-plan.ts';
import { PlanSchedule } from './PlanSchedule.tsx';
import { PlanSummary } from './PlanSummary.tsx';
import { RisingQuestion } from './RisingQuestion.tsx';
import { SameGoal } from './SameGoal.tsx';
import { StepHead } from './StepHead.tsx';
import { StepWays } from './StepWays.tsx';
import type { StepProps } from './step-props.ts';

/** The one question of the last step; the lower goals are chosen already. */
const risingForm = defineForm({
  risingGoals: (chosen: string): Reading<RisingGoals, string> => readChoice(chosen, RISING_GOALS),
});

/**
 * Summary of the whole plan; after saving, reloads the answers of the exercises and opens the plan page
 * (docs/specification.md, section 4).
 */
export function DoneStep({ wizard, context, limits, isFirst, out }: StepProps) {
  const { t, href } = useIsland();
  const { uid, fields } = useUser();
  const keys = useWriteKey(draftOf(uid, 'goal.key'));
  const { answers } = wizard.state;
  const { earlier, days, today, rules } = context;
  const [plan] = useState(() => madePlan(context, answers));
  const [body] = useState(() => goalBody(rules, { ...answers, usage: answers.usage as Week<Amount> }));
  const [change] = useState(() => getPlanChange(earlier, plan, { today, days, limits, rules }));
  const isChoice = change?.answer === 'choice';
  const form = useForm({
    form: risingForm,
    id: 'plan',
    start: { risingGoals: 'keep_lower' },
    words: 'plan.wizard.errors',
    submit: async ({ risingGoals }) => {
      const sent = { ...body, ...(isChoice && { risingGoals }) };
      return refusedAt(await api().call(saveGoal, { body: sent, key: keys.keyFor(sent) }), namesOf(risingFields));
    },
    onDone: () => {
      keys.done();
      wizard.forget();
      void refreshExerciseAnswers();
      carryPlanSaved(achievedBadges(fields));
      // Keeps the completed wizard out of the history.
      location.replace(href('plan'));
    },
  });
  const chosen = form.value('risingGoals');
  const shown = { ...plan, keepsLower: keepsLowerGoals(change, chosen === 'from_usage') };
  const plans = [...plansBefore(earlier, today), shown];
  return (
    <>
      <StepHead title={t('plan.wizard.done.title')}>
        <p>{t('plan.wizard.done.text')}</p>
      </StepHead>
      <PlanSchedule schedule={{ plans, limits, today }} isHigh={isHighPlan(plan, context.rules)} />
      <PlanSummary body={body} plans={plans} limits={limits} today={today} />
      {isGoalUsage(body) && <SameGoal />}
      <FormFrame
        form={form}
        submit={t('plan.wizard.done.submit')}
        label={t('plan.wizard.done.title')}
        beside={<StepWays wizard={wizard} isFirst={isFirst} out={out} />}
      >
        {change && (
          <RisingQuestion
            id={form.fieldId('risingGoals')}
            {...{ change, earlier, plan, limits, today, chosen }}
            error={form.errorOf('risingGoals')}
            onChoose={(value) => form.set('risingGoals', value)}
          />
        )}
      </FormFrame>
    </>
  );
}
