import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import type { PlanAnswers } from '#src/rules/plan/answers.ts';
import type { Plan } from '#src/rules/plan/plan.ts';
import type { PlanRules } from '#src/rules/plan/plan-rules.ts';
import { nextPlanStep, type PlanCircumstances, type PlanStep, planSteps } from '#src/rules/plan/wizard-steps.ts';
import type { Days } from '#src/rules/registrations/day.ts';

/** A half-made plan: what is answered, what is typed in each step, and the step that is shown. */
export interface WizardState {
  readonly at: PlanStep;
  readonly answers: PlanAnswers;
  readonly typed: Readonly<Partial<Record<PlanStep, Readonly<Record<string, string>>>>>;
  /** Where the usage that it began with is from: what was registered of late, or the plan before; absent is nothing. */
  readonly usageFrom?: 'days' | 'plan';
}

/** The parts of the wizard as they are counted: the steps within them depend on the answers, the parts do not. */
export type WizardPart = 'now' | 'goal' | 'support' | 'check';

const PART_OF: Readonly<Record<PlanStep, WizardPart>> = {
  'stop-date': 'now',
  usage: 'now',
  'stop-or-reduce': 'goal',
  'gradual-info': 'goal',
  goal: 'goal',
  'immediate-or-gradual': 'goal',
  buddy: 'support',
  done: 'check',
};

/** What the steps depend on besides the answers. */
export interface WizardContext {
  readonly rules: PlanRules;
  readonly circumstances: PlanCircumstances;
  readonly today: CalendarDate;
  /** The plans that the goals of now are made of, in the order of saving; none before the first. */
  readonly earlier: readonly Plan[];
  /** The days that were registered; none where they could not be read. */
  readonly days: Days;
}

const stepsOf = ({ rules, circumstances }: WizardContext, answers: PlanAnswers) =>
  planSteps(rules, answers, circumstances);

function current({ stopDate, ...answers }: PlanAnswers, today: CalendarDate): PlanAnswers {
  return stopDate === undefined || stopDate < today ? answers : { ...answers, stopDate };
}

/** Begins, or goes on with what this tab kept: never past a step that is not answered, and with no stop date gone by. */
export function resumed(kept: WizardState | null, context: WizardContext): WizardState {
  const { rules, circumstances, today } = context;
  const answers = current(kept?.answers ?? {}, today);
  const open = nextPlanStep(rules, answers, circumstances);
  const steps = stepsOf(context, answers);
  const at = kept && steps.includes(kept.at) && steps.indexOf(kept.at) <= steps.indexOf(open) ? kept.at : open;
  return { ...kept, at, answers, typed: kept?.typed ?? {} };
}

/** The step that is shown is answered: the one after it comes. */
export function answered(state: WizardState, answer: PlanAnswers, context: WizardContext): WizardState {
  const answers = { ...state.answers, ...answer };
  const steps = stepsOf(context, answers);
  return { ...state, answers, at: steps[steps.indexOf(state.at) + 1] ?? 'done' };
}

/** One step back; the first stays. */
export function steppedBack(state: WizardState, context: WizardContext): WizardState {
  const steps = stepsOf(context, state.answers);
  return { ...state, at: steps[Math.max(0, steps.indexOf(state.at) - 1)] ?? state.at };
}

/** The part of the shown step, from 1, and how many there are: the same from the first step to the last. */
export function placeOf({ at, answers }: WizardState, { circumstances }: WizardContext) {
  const hasSupport = !circumstances.hasBuddy || answers.buddy !== undefined;
  const parts: readonly WizardPart[] = ['now', 'goal', ...(hasSupport ? (['support'] as const) : []), 'check'];
  const part = PART_OF[at];
  return { part, number: parts.indexOf(part) + 1, total: parts.length };
}

/** Whether the shown step is the first. */
export const isFirstStep = ({ at, answers }: WizardState, context: WizardContext): boolean =>
  stepsOf(context, answers)[0] === at;
