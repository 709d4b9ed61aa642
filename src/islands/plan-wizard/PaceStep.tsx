import { dayWords } from '#src/i18n/date-words.ts';
import { getPlanBegin, getWeekOne, targetFrom } from '#src/rules/plan/week-one.ts';
import { useIsland } from '#src/session/Island.tsx';
import { ChoiceStep } from './ChoiceStep.tsx';
import { madePlan } from './made-plan.ts';
import { isAnyDayLower } from './schedule-words.ts';
import type { StepProps } from './step-props.ts';

/**
 * At once or step by step, each with its dates: with a stop date they differ. A goal that is not below the usage cannot
 * be reached in steps.
 */
export function PaceStep(props: StepProps) {
  const { t, language } = useIsland();
  const plan = madePlan(props.context, props.wizard.state.answers);
  const kind = plan.stopDate === null ? '' : 'Stop';
  const days = {
    day: dayWords(getPlanBegin(plan), language),
    monday: dayWords(getWeekOne(plan), language),
    last: dayWords(targetFrom(plan), language),
  };
  const help = (pace: string) => {
    const isSame = pace === 'gradual' && !isAnyDayLower(plan);
    return t(`plan.wizard.immediateOrGradual.${isSame ? 'same' : `${pace}${kind}`}Help`, days);
  };
  return <ChoiceStep {...props} question="immediateOrGradual" help={help} />;
}
