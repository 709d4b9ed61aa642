import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import type { PlanAnswers } from '#src/rules/plan/answers.ts';
import type { PlanRules } from '#src/rules/plan/plan-rules.ts';
import { nextPlanStep, type PlanCircumstances, type PlanStep, planSteps } from '#src/rules/plan/wizard-steps.ts';

/** A half-made plan: what is answered, what is typed in each step, and the step that is shown. */
export interface WizardState {
  readonly at: PlanStep;
  readonly answers: PlanAnswers;
  readonly typed: Readonly<Partial<Record<PlanStep, Readonly<Record<string, string>>>>>;
}

/** What the steps depend on besides the answers. */
export interface WizardGround {
  readonly rules: PlanRules;
  readonly circumstances: PlanCircumstances;
  readonly today: CalendarDate;
}

const stepsOf = ({ rules, circumstances }: WizardGround, answers: PlanAnswers) =>
  planSteps(rules, answers, circumstances);

function current({ stopDate, ...answers }: PlanAnswers, today: CalendarDate): PlanAnswers {
  return stopDate === undefined || stopDate < today ? answers : { ...answers, stopDate };
}

/** Begins, or goes on with what this tab kept: never past a step that is not answered, and with no stop date gone by. */
export function resumed(kept: WizardState | null, ground: WizardGround): WizardState {
  const { rules, circumstances, today } = ground;
  const answers = current(kept?.answers ?? {}, today);
  const open = nextPlanStep(rules, answers, circumstances);
  const steps = stepsOf(ground, answers);
  const at = kept && steps.includes(kept.at) && steps.indexOf(kept.at) <= steps.indexOf(open) ? kept.at : open;
  return { at, answers, typed: kept?.typed ?? {} };
}

/** The step that is shown is answered: the one after it comes. */
export function answered(state: WizardState, answer: PlanAnswers, ground: WizardGround): WizardState {
  const answers = { ...state.answers, ...answer };
  const steps = stepsOf(ground, answers);
  return { ...state, answers, at: steps[steps.indexOf(state.at) + 1] ?? 'done' };
}

/** One step back; the first stays. */
export function steppedBack(state: WizardState, ground: WizardGround): WizardState {
  const steps = stepsOf(ground, state.answers);
  return { ...state, at: steps[Math.max(0, steps.indexOf(state.at) - 1)] ?? state.at };
}

/** Where the shown step stands among all, from 1. */
export function placeOf({ at, answers }: WizardState, ground: WizardGround): { step: number; total: number } {
  const steps = stepsOf(ground, answers);
  return { step: steps.indexOf(at) + 1, total: steps.length };
}
