import type { RegistrationLimits } from '../domains/domain.ts';
import { ZERO_AMOUNT } from '../rules/amounts/amount.ts';
import type { CalendarDate } from '../rules/calendar/calendar-date.ts';
import { createWeek } from '../rules/calendar/week.ts';
import { completePlan } from '../rules/plan/complete-plan.ts';
import { findGoalTotalError } from '../rules/plan/goal-total.ts';
import type { Plan } from '../rules/plan/plan.ts';
import type { PlanRules } from '../rules/plan/plan-rules.ts';
import { getPresetAnswers } from '../rules/plan/preset-answers.ts';
import { type ParsedFields, type RefusedField, readSent, type SentFields, toFieldText } from './fields/fields.ts';

import { choiceFields, goalFields, stopDateFields, usageFields } from './plan-fields.ts';

/** Context for validating a plan. */
export interface PlanContext {
  readonly rules: PlanRules;
  readonly limits: RegistrationLimits;
  readonly today: CalendarDate;
}

const NO_WEEK = createWeek(() => ZERO_AMOUNT);
const { stopOrReduce: aim, immediateOrGradual: pace } = choiceFields;

/**
 * Parses a plan from the wire, by the rules of the domain; it applies from today. Values that the domain presets are
 * not read, and goals only for reducing (docs/specification.md, section 4, "Recovery plan wizard";
 * docs/product-rules.md, "Plan").
 */
export function readPlan(fields: SentFields, context: PlanContext): ParsedFields<Plan> {
  const { rules, today } = context;
  const refusedFields: RefusedField[] = [];
  const getValues = <Values>(reading: ParsedFields<Values>): Values | null => {
    if (reading.ok) return reading.value;
    refusedFields.push(...reading.refused);
    return null;
  };
  const preset = getPresetAnswers(rules, {});
  const stopOrReduce =
    preset.stopOrReduce ?? getValues(readSent({ stopOrReduce: aim }, fields, {}))?.stopOrReduce ?? 'stop';
  const immediateOrGradual =
    preset.immediateOrGradual ?? getValues(readSent({ immediateOrGradual: pace }, fields, {}))?.immediateOrGradual;
  const hasStopDate = rules.stopDate !== 'none' && toFieldText(fields[stopDateFields.stopDate.wireName]) !== '';
  const stopDate = hasStopDate ? (getValues(readSent(stopDateFields, fields, context))?.stopDate ?? null) : null;
  const usage = getValues(readSent(usageFields, fields, context));
  const target = stopOrReduce === 'stop' ? NO_WEEK : getValues(readSent(goalFields, fields, context));
  if (usage && target && findGoalTotalError(usage, target) !== null) {
    refusedFields.push({ name: 'total', wireName: 'goal_total', problem: 'above-usage' });
  }
  if (refusedFields.length > 0 || !usage || !target || !immediateOrGradual)
    return { ok: false, refused: refusedFields };
  const plan = { savedOn: today, stopDate, usage, target, stopOrReduce, immediateOrGradual };
  return { ok: true, value: completePlan(rules, plan) };
}
