import { formatDay } from '#src/i18n/format-date.ts';
import { getPlanStart, getTargetMonday, getWeekOne } from '#src/rules/plan/week-one.ts';
import { useIsland } from '#src/session/Island.tsx';
import { ChoiceStep } from './ChoiceStep.tsx';
import { isAnyDayLower } from './describe-schedule.ts';
import { toPreviewPlan } from './preview-plan.ts';
import type { StepProps } from './step-props.ts';

/**
 * Choice between immediate and gradual, each with its dates, which depend on the stop date. Gradual requires a goal
 * below the usage.
 */
export function PaceStep(props: StepProps) {
  const { t, language } = useIsland();
  const plan = toPreviewPlan(props.context, props.wizard.state.answers);
  const kind = plan.stopDate === null ? '' : 'Stop';
  const days = {
    day: formatDay(getPlanStart(plan), language),
    monday: formatDay(getWeekOne(plan), language),
    last: formatDay(getTargetMonday(plan), language),
  };
  const getHelp = (pace: string) => {
    const isUnchanged = pace === 'gradual' && !isAnyDayLower(plan);
    return t(`plan.wizard.immediateOrGradual.${isUnchanged ? 'same' : `${pace}${kind}`}Help`, days);
  };
  return <ChoiceStep {...props} question="immediateOrGradual" help={getHelp} />;
}
