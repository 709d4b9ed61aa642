import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import type { PlanAnswers } from '#src/rules/plan/answers.ts';
import type { Plan } from '#src/rules/plan/plan.ts';
import type { PlanRules } from '#src/rules/plan/plan-rules.ts';
import { getNextPlanStep, listPlanSteps, type PlanCircumstances, type PlanStep } from '#src/rules/plan/wizard-steps.ts';
import type { Days } from '#src/rules/registrations/day.ts';

/** Unfinished plan: the answers, the typed values of each step, and the current step. */
export interface WizardState {
  readonly at: PlanStep;
  readonly answers: PlanAnswers;
  readonly typed: Readonly<Partial<Record<PlanStep, Readonly<Record<string, string>>>>>;
  /** Origin of the initial usage: recent registrations, the previous plan, or a few first days. */
  readonly usageFrom?: 'days' | 'plan' | 'week';
}

/** Parts of the wizard shown as progress: the steps depend on the answers, the parts do not. */
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

/** Facts on which the steps depend, in addition to the answers. */
export interface WizardContext {
  readonly rules: PlanRules;
  readonly circumstances: PlanCircumstances;
  readonly today: CalendarDate;
  /** Plans that determine the current goals, in the order of saving; empty before the first plan. */
  readonly earlier: readonly Plan[];
  /** Registered days; empty if they could not be loaded. */
  readonly days: Days;
}

const listSteps = ({ rules, circumstances }: WizardContext, answers: PlanAnswers) =>
  listPlanSteps(rules, answers, circumstances);

function getCurrent({ stopDate, ...answers }: PlanAnswers, today: CalendarDate): PlanAnswers {
  return stopDate === undefined || stopDate < today ? answers : { ...answers, stopDate };
}

/** Returns the initial state, or the stored one, but never past an unanswered step or with a past stop date. */
export function resumeWizard(storedWizardState: WizardState | null, context: WizardContext): WizardState {
  const { rules, circumstances, today } = context;
  const answers = getCurrent(storedWizardState?.answers ?? {}, today);
  const open = getNextPlanStep(rules, answers, circumstances);
  const steps = listSteps(context, answers);
  const planStep =
    storedWizardState &&
    steps.includes(storedWizardState.at) &&
    steps.indexOf(storedWizardState.at) <= steps.indexOf(open)
      ? storedWizardState.at
      : open;
  return { ...storedWizardState, at: planStep, answers, typed: storedWizardState?.typed ?? {} };
}

/** Returns the state after an answer to the current step. */
export function answerStep(state: WizardState, answer: PlanAnswers, context: WizardContext): WizardState {
  const answers = { ...state.answers, ...answer };
  const steps = listSteps(context, answers);
  return { ...state, answers, at: steps[steps.indexOf(state.at) + 1] ?? 'done' };
}

/** Returns the index of the current step, from 0. */
export const getStepIndex = ({ at, answers }: WizardState, context: WizardContext): number =>
  listSteps(context, answers).indexOf(at);

/** Returns the state at the step with an index, but never past an unanswered step. */
export function goToStep(state: WizardState, index: number, context: WizardContext): WizardState {
  const steps = listSteps(context, state.answers);
  const open = steps.indexOf(getNextPlanStep(context.rules, state.answers, context.circumstances));
  return { ...state, at: steps[Math.max(0, Math.min(index, open))] ?? state.at };
}

/** Returns the state one step back, but not before the first step. */
export const goToPreviousStep = (state: WizardState, context: WizardContext): WizardState =>
  goToStep(state, getStepIndex(state, context) - 1, context);

/** Returns the part of the current step, from 1, and the number of parts, which is constant. */
export function getPartPosition({ at, answers }: WizardState, { circumstances }: WizardContext) {
  const hasSupport = !circumstances.hasBuddy || answers.buddy !== undefined;
  const parts: readonly WizardPart[] = ['now', 'goal', ...(hasSupport ? (['support'] as const) : []), 'check'];
  const part = PART_OF[at];
  return { part, number: parts.indexOf(part) + 1, total: parts.length };
}

/** Returns true if the current step is the first. */
export const isFirstStep = (state: WizardState, context: WizardContext): boolean => getStepIndex(state, context) === 0;
