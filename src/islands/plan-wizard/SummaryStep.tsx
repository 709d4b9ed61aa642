import { useState } from 'react';
import { getAchievedBadges } from '#src/contract/badge.ts';
import { getNamesByWireName } from '#src/contract/fields/fields.ts';
import { defineForm } from '#src/contract/forms/form.ts';
import { RISING_GOALS, type RisingGoals, risingFields } from '#src/contract/plan-fields.ts';
import { type GoalForm, saveGoal } from '#src/contract/plans.ts';
import type { DomainTexts } from '#src/domains/domain.ts';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { renameRefusedFields } from '#src/forms/rename-refused-fields.ts';
import { useForm } from '#src/forms/use-form.ts';
import { useIdempotencyKey } from '#src/forms/use-idempotency-key.ts';
import { formatAmount } from '#src/i18n/format-amount.ts';
import { formatDay, formatDayAndMonth, formatShortWeekday } from '#src/i18n/format-date.ts';
import { toTextKey } from '#src/i18n/text-key.ts';
import { type Amount, getWeekTotal, parseDecimal, toUnits } from '#src/rules/amounts/amount.ts';
import { createWeek, type Week } from '#src/rules/calendar/week.ts';
import { readChoice } from '#src/rules/fields/choice.ts';
import type { ParseResult } from '#src/rules/fields/parse-result.ts';
import { getPlanChange, keepsLowerGoals } from '#src/rules/plan/compare-plans.ts';
import { getDailyGoal } from '#src/rules/plan/daily-goal.ts';
import { isHighPlan } from '#src/rules/plan/lower-goal.ts';
import { getPlansBefore } from '#src/rules/plan/plan-history.ts';
import { getPlanStart, getWeekOne } from '#src/rules/plan/week-one.ts';
import { getApiClient } from '#src/session/api.ts';
import { getDraft } from '#src/session/drafts.ts';
import { refreshExerciseAnswers } from '#src/session/exercise-answers.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { storePlanSavedNotice } from '#src/session/plan-saved-notice.ts';
import { leaveQuestions } from '#src/session/question-history.ts';
import { Banner } from '#src/ui/banner/Banner.tsx';
import type { ScheduleContext } from './describe-schedule.ts';
import { isGoalUsage, toGoalBody } from './goal-body.ts';
import { PlanSchedule } from './PlanSchedule.tsx';
import { toPreviewPlan } from './preview-plan.ts';
import { RisingQuestion } from './RisingQuestion.tsx';
import { StepHead } from './StepHead.tsx';
import { StepLinks } from './StepLinks.tsx';
import type { StepProps } from './step-props.ts';

/** Notice for a reducing user with a goal equal to the usage, with a small step to choose instead of praise. */
function SameGoal() {
  const { t, domain } = useIsland();
  return (
    <Banner>
      <p>{t(toTextKey(`plan.wizard.done.same.${domain.words.unit?.key}`))}</p>
    </Banner>
  );
}

/** Summary of the plan before it is saved: the answers, today's goal and the start date. */
function PlanSummary({ body, plans, limits, today }: ScheduleContext & { body: GoalForm }) {
  const { t, language, domain } = useIsland();
  const { usage, goal, stopDate, stopOrReduce, immediateOrGradual } = body;
  const unit = domain.words.unit as NonNullable<DomainTexts['unit']>;
  const toText = (amount: Amount) => formatAmount(toUnits(amount), unit, language);
  const getTotal = (week: Week<string>) =>
    t('plan.wizard.perWeek', { amount: toText(getWeekTotal(createWeek((weekday) => parseDecimal(week[weekday])))) });
  const plan = plans.at(-1);
  const goalToday = getDailyGoal(plans, today, limits);
  const begin = plan && (immediateOrGradual === 'gradual' ? getWeekOne(plan) : getPlanStart(plan));
  const facts = [
    { name: 'now', text: getTotal(usage) },
    { name: 'want', text: stopOrReduce && t(`plan.wizard.stopOrReduce.${stopOrReduce}`) },
    { name: 'goal', text: stopOrReduce === 'reduce' && goal && getTotal(goal) },
    { name: 'pace', text: immediateOrGradual && t(`plan.wizard.immediateOrGradual.${immediateOrGradual}`) },
    { name: 'day', text: stopDate && formatDay(stopDate, language) },
    { name: 'today', text: goalToday !== null && toText(goalToday) },
    { name: 'from', text: begin && `${formatShortWeekday(begin, language)} ${formatDayAndMonth(begin, language)}` },
  ].filter(({ text }) => text);
  return (
    <dl className="sheet plan-facts">
      {facts.map(({ name, text }) => (
        <div key={name}>
          <dt>{t(`plan.wizard.done.${name}`)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The only question of the last step; the lower goals are preselected. */
const risingForm = defineForm({
  risingGoals: (option: string): ParseResult<RisingGoals, string> => readChoice(option, RISING_GOALS),
});

/**
 * Summary of the whole plan. After saving, reloads the exercise answers and opens the plan page (docs/specification.md,
 * section 4).
 */
export function SummaryStep({ wizard, context, limits, isFirst, out }: StepProps) {
  const { t, href } = useIsland();
  const { uid, fields } = useUser();
  const keys = useIdempotencyKey(getDraft(uid, 'goal.key'));
  const { answers } = wizard.state;
  const { earlier, days, today, rules } = context;
  const [plan] = useState(() => toPreviewPlan(context, answers));
  const [body] = useState(() => toGoalBody(rules, { ...answers, usage: answers.usage as Week<Amount> }));
  const [change] = useState(() => getPlanChange(earlier, plan, { today, days, limits, rules }));
  const isChoice = change?.answer === 'choice';
  const form = useForm({
    form: risingForm,
    id: 'plan',
    start: { risingGoals: 'keep_lower' },
    textKey: 'plan.wizard.errors',
    submit: async ({ risingGoals }) => {
      const requestBody = { ...body, ...(isChoice && { risingGoals }) };
      return renameRefusedFields(
        await getApiClient().call(saveGoal, { body: requestBody, key: keys.keyFor(requestBody) }),
        getNamesByWireName(risingFields),
      );
    },
    onDone: async () => {
      keys.done();
      void refreshExerciseAnswers();
      storePlanSavedNotice(getAchievedBadges(fields));
      // Removes the completed wizard from the history.
      await leaveQuestions();
      wizard.clear();
      location.replace(href('plan'));
    },
  });
  const option = form.value('risingGoals');
  const newPlan = { ...plan, keepsLower: keepsLowerGoals(change, option === 'from_usage') };
  const plans = [...getPlansBefore(earlier, today), newPlan];
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
        secondaryActions={<StepLinks wizard={wizard} isFirst={isFirst} out={out} />}
      >
        {change && (
          <RisingQuestion
            id={form.fieldId('risingGoals')}
            {...{ change, earlier, plan, limits, today, selected: option }}
            error={form.getError('risingGoals')}
            onChoose={(value) => form.set('risingGoals', value)}
          />
        )}
      </FormFrame>
    </>
  );
}
