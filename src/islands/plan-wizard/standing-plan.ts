import type { StandingPlan } from '#src/contract/get-plan.ts';
import type { Language } from '#src/domains/domain.ts';
import { typedDecimal } from '#src/i18n/amount-words.ts';
import { amountOf, decimalOf } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { type Week, weekOf } from '#src/rules/calendar/week.ts';
import type { GoalRounding } from '#src/rules/plan/daily-goal.ts';
import { type KnownUsages, prefillUsage } from '#src/rules/plan/usage-from-days.ts';
import type { Days } from '#src/rules/registrations/day.ts';
import { stillAway } from '#src/rules/registrations/last-pause.ts';
import type { WizardState } from './wizard-state.ts';

/** What is known of somebody who opens the wizard. */
export interface Known {
  readonly standing: StandingPlan | null;
  /** What was registered; none where it could not be read. */
  readonly days: Days;
  readonly today: CalendarDate;
  readonly limits: GoalRounding;
  readonly language: Language;
}

/** The usages of a plan and of the start; a content system that does not send the start has the plan alone. */
function usagesOf({ form, startUsage }: StandingPlan): KnownUsages {
  const read = (week: Week<string>) => weekOf((weekday) => amountOf(week[weekday].replace(',', '.')));
  return { first: read(startUsage ?? form.usage), inForce: read(form.usage) };
}

/**
 * The usage to begin with: what was registered of late, else that of the plan that stands (docs/product-rules.md,
 * "Plan"). Whoever comes back after a week or more is asked what they use today: the plan before does not know.
 */
function usageOf({ standing, days, today, limits, language }: Known): Pick<WizardState, 'usageFrom' | 'typed'> {
  const typed = (week: Week<string>) => ({ ...weekOf((weekday) => typedDecimal(week[weekday], language)) });
  const prefilled = prefillUsage(days, today, limits, standing && usagesOf(standing));
  if (!prefilled || (prefilled.from === 'plan' && stillAway(days, today) !== null)) return { typed: {} };
  const { from, usage } = prefilled;
  const words = weekOf((weekday) => (usage[weekday] === null ? '' : decimalOf(usage[weekday])));
  return { usageFrom: from, typed: { usage: typed(words) } };
}

/**
 * The wizard of somebody who has a plan or days behind them: every step stands filled in as far as it is known, and is
 * answered again. The goals of who stopped are nobody's wish for cutting down, and a stop date is chosen anew.
 */
export function wizardOf(known: Known): WizardState | null {
  const { standing, language } = known;
  const begun = usageOf(known);
  if (!begun.usageFrom) return null;
  const { goal, stopOrReduce, immediateOrGradual } = standing?.form ?? {};
  const typed = (week: Week<string>) => ({ ...weekOf((weekday) => typedDecimal(week[weekday], language)) });
  return {
    at: 'usage',
    answers: {},
    usageFrom: begun.usageFrom,
    typed: {
      ...begun.typed,
      ...(stopOrReduce && { 'stop-or-reduce': { stopOrReduce } }),
      ...(stopOrReduce === 'reduce' && goal && { goal: { ...typed(goal), total: '' } }),
      ...(immediateOrGradual && { 'immediate-or-gradual': { immediateOrGradual } }),
    },
  };
}
