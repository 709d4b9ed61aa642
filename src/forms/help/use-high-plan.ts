import { type CurrentPlan, getPlan } from '#src/contract/plans.ts';
import { isHighPlan } from '#src/rules/plan/lower-goal.ts';
import { PLAN_RULES, type PlanRules } from '#src/rules/plan/plan-rules.ts';
import { useIsland } from '#src/session/Island.tsx';
import { type FetchState, useCall } from '#src/session/use-call.ts';

/** Returns the user's plan if its use is at or above the warning level; null if not, or if the domain has no level. */
export function useHighPlan(isLoggedIn = true): FetchState<CurrentPlan | null> {
  const { domain } = useIsland();
  const rules: PlanRules | null = PLAN_RULES[domain.key];
  const plan = useCall(getPlan, isLoggedIn && rules?.highUsage ? {} : null);
  if (!rules?.highUsage) return { status: 'done', value: null, isFresh: true };
  if (plan.status !== 'done') return plan;
  const newestPlan = plan.value?.inForce.at(-1);
  return { ...plan, value: newestPlan && isHighPlan(newestPlan, rules) ? plan.value : null };
}
