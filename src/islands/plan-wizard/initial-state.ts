import type { CurrentPlan } from '#src/contract/plans.ts';
import type { Language } from '#src/domains/domain.ts';
import { formatDecimalInput } from '#src/i18n/format-amount.ts';
import { parseDecimal, toDecimal } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { createWeek, type Week } from '#src/rules/calendar/week.ts';
import type { GoalRounding } from '#src/rules/plan/daily-goal.ts';
import { getFirstUsage } from '#src/rules/plan/first-usage.ts';
import { type KnownUsages, prefillUsage } from '#src/rules/plan/usage-from-days.ts';
import type { Days } from '#src/rules/registrations/day.ts';
import { getCurrentPause } from '#src/rules/registrations/last-pause.ts';
import type { WizardState } from './wizard-state.ts';

/** Known data of a user who opens the wizard. */
export interface WizardFacts {
  readonly standing: CurrentPlan | null;
  /** Registered days; empty if they could not be loaded. */
  readonly days: Days;
  readonly today: CalendarDate;
  readonly limits: GoalRounding;
  readonly language: Language;
}

/**
 * Returns the usages of a plan and of the first plan; only the former if the content system does not return the latter.
 */
function getKnownUsages({ form, startUsage }: CurrentPlan): KnownUsages {
  const read = (week: Week<string>) => createWeek((weekday) => parseDecimal(week[weekday].replace(',', '.')));
  return { first: read(startUsage ?? form.usage), inForce: read(form.usage) };
}

/** Returns the usage for a first plan, and its origin; null if too few days are registered. */
function findFirstUsage({ standing, days, today }: WizardFacts) {
  const usage = standing ? null : getFirstUsage(days, today);
  return usage && ({ from: 'week', usage } as const);
}

/**
 * Returns the initial usage: recent registrations, or else that of the current plan, or before any plan the few days
 * that exist (docs/product-rules.md, "Plan"). After a pause of a week or more it has to be entered, because the previous
 * plan is outdated.
 */
function getInitialUsage(knownFacts: WizardFacts): Pick<WizardState, 'usageFrom' | 'typed'> {
  const { standing, days, today, limits, language } = knownFacts;
  const toTyped = (week: Week<string>) => ({ ...createWeek((weekday) => formatDecimalInput(week[weekday], language)) });
  const prefilled =
    prefillUsage(days, today, limits, standing && getKnownUsages(standing)) ?? findFirstUsage(knownFacts);
  if (!prefilled || (prefilled.from === 'plan' && getCurrentPause(days, today) !== null)) return { typed: {} };
  const { from, usage } = prefilled;
  const texts = createWeek((weekday) => (usage[weekday] === null ? '' : toDecimal(usage[weekday])));
  return { usageFrom: from, typed: { usage: toTyped(texts) } };
}

/**
 * Returns the wizard's initial state for a user with a plan or registered days: every step is filled in as far as known,
 * and must be confirmed. The goals of a stop plan are not suggested for reducing, and a stop date must be chosen again.
 */
export function createWizardState(knownFacts: WizardFacts): WizardState | null {
  const { standing, language } = knownFacts;
  const initialUsage = getInitialUsage(knownFacts);
  if (!initialUsage.usageFrom) return null;
  const { goal, stopOrReduce, immediateOrGradual } = standing?.form ?? {};
  const toTyped = (week: Week<string>) => ({ ...createWeek((weekday) => formatDecimalInput(week[weekday], language)) });
  return {
    at: 'usage',
    answers: {},
    usageFrom: initialUsage.usageFrom,
    typed: {
      ...initialUsage.typed,
      ...(stopOrReduce && { 'stop-or-reduce': { stopOrReduce } }),
      ...(stopOrReduce === 'reduce' && goal && { goal: { ...toTyped(goal), total: '' } }),
      ...(immediateOrGradual && { 'immediate-or-gradual': { immediateOrGradual } }),
    },
  };
}
