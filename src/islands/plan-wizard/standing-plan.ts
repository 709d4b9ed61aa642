import type { GoalForm } from '#src/contract/save-goal.ts';
import type { Language } from '#src/domains/domain.ts';
import { typedDecimal } from '#src/i18n/amount-words.ts';
import { type Week, weekOf } from '#src/rules/calendar/week.ts';
import type { WizardState } from './wizard-state.ts';

/**
 * The wizard of somebody who changes their plan: every step stands filled in as the plan has it, and is answered again.
 * The goals of who stopped are nobody's wish for cutting down, and a stop date is chosen anew.
 */
export function wizardOf(plan: GoalForm, language: Language): WizardState {
  const { usage, goal, stopOrReduce, immediateOrGradual } = plan;
  const typed = (week: Week<string>) => ({ ...weekOf((weekday) => typedDecimal(week[weekday], language)) });
  return {
    at: 'usage',
    answers: {},
    typed: {
      usage: typed(usage),
      ...(stopOrReduce && { 'stop-or-reduce': { stopOrReduce } }),
      ...(stopOrReduce === 'reduce' && goal && { goal: { ...typed(goal), total: '' } }),
      ...(immediateOrGradual && { 'immediate-or-gradual': { immediateOrGradual } }),
    },
  };
}
