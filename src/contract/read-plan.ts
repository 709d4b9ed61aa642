import type { RegistrationLimits } from '../domains/domain.ts';
import { NOTHING } from '../rules/amounts/amount.ts';
import type { CalendarDate } from '../rules/calendar/calendar-date.ts';
import { WEEKDAYS, type Week, type Weekday, weekOf } from '../rules/calendar/week.ts';
import { readChoice } from '../rules/fields/choice.ts';
import { readWireDate } from '../rules/fields/date.ts';
import { readStopDate } from '../rules/fields/stop-date.ts';
import { readWeekOfAmounts } from '../rules/fields/week-of-amounts.ts';
import { forcedAnswers } from '../rules/plan/forced-answers.ts';
import { goalTotalError } from '../rules/plan/goal-total.ts';
import type { Plan } from '../rules/plan/plan.ts';
import type { PlanRules } from '../rules/plan/plan-rules.ts';
import { settlePlan } from '../rules/plan/settle-plan.ts';
import {
  AMOUNT_PROBLEMS,
  CHOICE_PROBLEMS,
  DATE_PROBLEMS,
  type FieldProblem,
  type FormReading,
  named,
  type SentFields,
  sentText,
} from './sent-fields.ts';

/** What a plan is read against. */
export interface PlanContext {
  readonly rules: PlanRules;
  readonly limits: RegistrationLimits;
  readonly today: CalendarDate;
}

const STOP_OR_REDUCE = ['stop', 'reduce'] as const;
const IMMEDIATE_OR_GRADUAL = ['immediate', 'gradual'] as const;

/** The wire names of a week's fields: of the usage the weekday itself, of the goals "goal_" before it. */
export const usageField = (weekday: Weekday): string => weekday;
export const goalField = (weekday: Weekday): string => `goal_${weekday}`;

type Refuse = (field: string, problem: FieldProblem) => void;

const NO_WEEK = weekOf(() => NOTHING);

function readWeek(fields: SentFields, name: (weekday: Weekday) => string, maximum: number, refuse: Refuse) {
  const typed: Week<string> = weekOf((weekday) => sentText(fields[name(weekday)]) ?? '?');
  const reading = readWeekOfAmounts(typed, maximum);
  if (reading.ok) return reading.value;
  for (const weekday of WEEKDAYS) {
    const error = reading.errors[weekday];
    if (error !== undefined) refuse(name(weekday), AMOUNT_PROBLEMS[error]);
  }
  return null;
}

function readOne<Option extends string>(
  fields: SentFields,
  field: string,
  options: readonly [Option, ...Option[]],
  refuse: Refuse,
): Option {
  const reading = named(readChoice(sentText(fields[field]) ?? '?', options), CHOICE_PROBLEMS);
  if (reading.ok) return reading.value;
  refuse(field, reading.error);
  return options[0];
}

function readStop(fields: SentFields, { rules, today }: PlanContext, refuse: Refuse): CalendarDate | null {
  const text = sentText(fields.stop_date) ?? '?';
  if (rules.stopDate === 'none' || text === '') return null;
  const date = named(readWireDate(text), DATE_PROBLEMS);
  const reading = date.ok ? readStopDate(date.value, today) : date;
  if (reading.ok) return reading.value;
  refuse('stop_date', reading.error);
  return null;
}

/**
 * Reads a plan as it travels, by the rules of the domain; it holds from today. What the domain presets is not asked, and
 * goals only of who reduces (section 4, "Recovery plan wizard"; decisions, "Plan").
 */
export function readPlan(fields: SentFields, context: PlanContext): FormReading<Plan> {
  const { rules, limits, today } = context;
  const errors: Record<string, FieldProblem> = {};
  const refuse: Refuse = (field, problem) => {
    errors[field] = problem;
  };
  const preset = forcedAnswers(rules, {});
  const stopOrReduce = preset.stopOrReduce ?? readOne(fields, 'stopOrReduce', STOP_OR_REDUCE, refuse);
  const immediateOrGradual =
    preset.immediateOrGradual ?? readOne(fields, 'immediate_or_gradual', IMMEDIATE_OR_GRADUAL, refuse);
  const stopDate = readStop(fields, context, refuse);
  const usage = readWeek(fields, usageField, limits.maximum, refuse);
  const target = stopOrReduce === 'stop' ? NO_WEEK : readWeek(fields, goalField, limits.maximum, refuse);
  const above = usage && target ? goalTotalError(usage, target) : null;
  if (above) refuse('goal_total', above);
  if (Object.keys(errors).length > 0 || usage === null || target === null) return { ok: false, errors };
  const plan = { savedOn: today, stopDate, usage, target, stopOrReduce, immediateOrGradual };
  return { ok: true, value: settlePlan(rules, plan) };
}
