import { RISING_GOALS } from '#src/contract/plan-fields.ts';
import type { DomainTexts } from '#src/domains/domain.ts';
import { getWeekTotal, toAmount } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import type { PlanChange } from '#src/rules/plan/compare-plans.ts';
import type { GoalRounding } from '#src/rules/plan/daily-goal.ts';
import type { Plan } from '#src/rules/plan/plan.ts';
import { getPlansBefore } from '#src/rules/plan/plan-history.ts';
import { PLAN_RULES } from '#src/rules/plan/plan-rules.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Banner } from '#src/ui/banner/Banner.tsx';
import { Options } from '#src/ui/options/Options.tsx';
import { describeIncrease, formatSevenGoals } from './increase-text.ts';

interface Props {
  id: string;
  change: PlanChange;
  earlier: readonly Plan[];
  plan: Plan;
  limits: GoalRounding;
  today: CalendarDate;
  selected: string;
  error: string | undefined;
  onChoose: (chosen: string) => void;
}

/** Notice about a plan that allows more than the previous one, or a choice with the lower goals preselected. */
export function RisingQuestion({ id, change, earlier, plan, limits, today, selected, error, onChoose }: Props) {
  const { t, language, domain } = useIsland();
  const reader = { t, language, unit: domain.words.unit as NonNullable<DomainTexts['unit']> };
  const { answer, rise, shownFrom } = change;
  if (answer !== 'choice') {
    return (
      <Banner {...(answer === 'heavy' && { kind: 'crisis' as const })}>
        <p>
          {t(`plan.wizard.rising.${answer}`)} {describeIncrease(reader, rise, today)}
        </p>
      </Banner>
    );
  }
  const high = domain.key === 'alcohol' ? PLAN_RULES.alcohol.highUsage : null;
  const isHigh = high !== null && getWeekTotal(plan.usage) >= toAmount(high.weekTotal);
  return (
    <div className="sheet stack wizard-rising">
      <Options
        id={id}
        name="risingGoals"
        legend={t('plan.wizard.rising.legend')}
        help={describeIncrease(reader, rise, today)}
        error={error}
        pick="one"
        selected={[selected]}
        onChoose={([value]) => onChoose(value ?? 'keep_lower')}
        options={RISING_GOALS.map((value) => {
          const plans = [...getPlansBefore(earlier, today), { ...plan, keepsLower: value === 'keep_lower' }];
          return {
            value,
            label: <strong>{t(`plan.wizard.rising.${value === 'keep_lower' ? 'keep' : 'from'}`)}</strong>,
            help: formatSevenGoals(reader, plans, shownFrom, limits),
          };
        })}
      />
      {isHigh && <p>{t('plan.wizard.rising.daily')}</p>}
    </div>
  );
}
