import { createUsageForm } from '#src/contract/forms/goal.ts';
import type { DomainTexts } from '#src/domains/domain.ts';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { canChooseUnit } from '#src/forms/unit/can-choose-unit.ts';
import { UnitChoice } from '#src/forms/unit/UnitChoice.tsx';
import { formatAmount, formatNumber } from '#src/i18n/format-amount.ts';
import { toTextKey } from '#src/i18n/text-key.ts';
import { toUnits } from '#src/rules/amounts/amount.ts';
import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { getMonday, WEEKDAYS, type Weekday } from '#src/rules/calendar/week.ts';
import { DAYS_IN_WEEK } from '#src/rules/limits.ts';
import { listUsageHints } from '#src/rules/plan/check-if-correct.ts';
import { getDailyGoal } from '#src/rules/plan/daily-goal.ts';
import { useIsland } from '#src/session/Island.tsx';
import { StepHead } from './StepHead.tsx';
import { StepLinks } from './StepLinks.tsx';
import type { StepProps } from './step-props.ts';
import { useWizardStep } from './use-step.ts';
import { WeekFields } from './WeekFields.tsx';
import { EMPTY_WEEK } from './week-input.ts';

/** Usage in a typical current week, with this week's goals next to the usage of the previous plan. */
export function UsageStep({ wizard, context: { earlier, days, today }, limits, isFirst, out }: StepProps) {
  const { t, language, domain } = useIsland();
  const unit = domain.words.unit as NonNullable<DomainTexts['unit']>;
  const { usageFrom } = wizard.state;
  const form = useWizardStep(wizard, {
    step: 'usage',
    wordValues: { maximum: formatNumber(limits.maximum, language) },
    form: () => createUsageForm(limits),
    start: EMPTY_WEEK,
    // A changed usage may require the warning again.
    onDone: (usage) => wizard.answer({ usage, highUsageClosed: false }),
  });
  const findCurrentGoal = (weekday: Weekday) => {
    const date = addDays(getMonday(today), WEEKDAYS.indexOf(weekday));
    // If the plan started this week, earlier days of the week have no goal.
    const goal = getDailyGoal(earlier, date, limits) ?? getDailyGoal(earlier, addDays(date, DAYS_IN_WEEK), limits);
    return goal === null
      ? undefined
      : t('plan.wizard.usage.goalNow', { amount: formatAmount(toUnits(goal), unit, language) });
  };
  const title = t(toTextKey(`plan.wizard.usage.${unit.key}`));
  return (
    <>
      <StepHead title={title}>
        <p>{t(`plan.wizard.usage.${usageFrom ? `from-${usageFrom}` : 'text'}`)}</p>
      </StepHead>
      {earlier.length === 0 && canChooseUnit(days) && <UnitChoice />}
      <FormFrame
        form={form}
        submit={t('plan.wizard.next')}
        label={title}
        secondaryActions={<StepLinks wizard={wizard} isFirst={isFirst} out={out} />}
      >
        <WeekFields
          form={form}
          limits={limits}
          hints={(week) => listUsageHints(week, limits)}
          {...(usageFrom === 'plan' && { help: findCurrentGoal })}
        />
      </FormFrame>
    </>
  );
}
