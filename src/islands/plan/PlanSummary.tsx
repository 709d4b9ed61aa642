import { Fragment } from 'react';
import type { RegistrationsOverview } from '#src/contract/registrations.ts';
import type { DomainKey, DomainTexts, RegistrationLimits } from '#src/domains/domain.ts';
import { formatAmount } from '#src/i18n/format-amount.ts';
import { formatDay, formatDayAndMonth } from '#src/i18n/format-date.ts';
import { type Amount, getWeekTotal, toUnits } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import type { Week } from '#src/rules/calendar/week.ts';
import { isHighPlan, isLowerPlan } from '#src/rules/plan/lower-goal.ts';
import type { Plan } from '#src/rules/plan/plan.ts';
import { PLAN_RULES, type PlanRules } from '#src/rules/plan/plan-rules.ts';
import { useIsland } from '#src/session/Island.tsx';
import { getWeekGoals, type PlanEnd } from './week-goals.ts';

export interface PlanSummaryProps {
  days: RegistrationsOverview;
  plans: readonly Plan[];
  today: CalendarDate;
  /** Usage of the first plan; null if unknown. */
  start: Week<Amount> | null;
}

/** Returns the text key for a plan that lowers nothing; null for other plans, and if unknown. */
function getUnchangedPlanKey(rules: PlanRules | null, plan: Plan | undefined, start: Week<Amount> | null) {
  if (!rules || !plan || isLowerPlan(plan, start ?? plan.usage)) return null;
  return isHighPlan(plan, rules) ? 'noLower' : 'noLowerAny';
}

/** Returns true if the newest plan lowers nothing. */
export const isPlanUnchanged = (domain: DomainKey, plans: readonly Plan[], start: Week<Amount> | null): boolean =>
  getUnchangedPlanKey(PLAN_RULES[domain], plans.at(-1), start) !== null;

interface Props extends PlanSummaryProps {
  /** The first sentence for the head of the page; the others, with the meaning of the bars' line, for below the bars. */
  part?: 'first' | 'rest' | 'all';
  /** True if the sheet of this week shows its goal instead of the first sentence. */
  isGoalInWeek?: boolean;
}

/** Sum of the week, and end of the plan. */
export function PlanSummary({ days, plans, today, start, part = 'all', isGoalInWeek = false }: Props) {
  const { t, language, domain } = useIsland();
  const unit = domain.words.unit as NonNullable<DomainTexts['unit']>;
  const { near, end } = getWeekGoals({ days, plans, limits: domain.registration as RegistrationLimits }, today);
  const renderAmount = (goal: Amount) => <strong>{formatAmount(toUnits(goal), unit, language)}</strong>;
  const newestPlan = plans.at(-1);
  const noLower = getUnchangedPlanKey(PLAN_RULES[domain.key], newestPlan, start);
  const isNearLower = near !== null && (!newestPlan || near.goal < getWeekTotal(newestPlan.usage));
  const getTargetText = ({ from, isGradual }: PlanEnd) =>
    isGradual ? t('plan.towards') : t('plan.fromDay', { day: formatDay(from, language) });
  const ofGoal = [
    isNearLower && (
      <Fragment key="near">
        {t(`plan.weekGoal.${near.week}${near.goal === 0 ? 'Zero' : ''}`)} {renderAmount(near.goal)}.{' '}
      </Fragment>
    ),
    end !== null && (
      <Fragment key="end">
        {getTargetText(end)} {renderAmount(end.goal)} {t('plan.aWeek')}.{' '}
        {end.isGradual && <>{t('plan.targetWeek', { date: formatDayAndMonth(end.from, language) })} </>}
      </Fragment>
    ),
  ].filter(Boolean);
  const sentences = noLower === null ? ofGoal : [t(`plan.${noLower}`)];
  if (part !== 'rest') return <p className="lead">{part === 'first' ? sentences[0] : sentences}</p>;
  return (
    <p className="soft">
      {sentences.slice(isGoalInWeek && !isNearLower ? 0 : 1)}
      {t('plan.line')}
    </p>
  );
}
