import type { RegistrationLimits } from '#src/domains/domain.ts';
import type { Amount } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { createWeek, type Week } from '#src/rules/calendar/week.ts';
import { readWeekOfAmounts } from '#src/rules/fields/amounts.ts';
import { accept, type ParseResult, refuse } from '#src/rules/fields/parse-result.ts';
import { findGoalTotalError } from '#src/rules/plan/goal-total.ts';
import type { OtherValues } from '../fields/fields.ts';
import { choiceFields, goalFields, stopDateFields, usageFields } from '../plan-fields.ts';
import { createFormParsers, defineForm } from './form.ts';

const { stopOrReduce, immediateOrGradual } = choiceFields;

/** Creates the form of the usage on every weekday (docs/specification.md, section 5, "Plan"). */
export const createUsageForm = (limits: RegistrationLimits) => defineForm(createFormParsers(usageFields, { limits }));

/**
 * Creates the form of the goal of every weekday; their sum must not exceed the usage of the week
 * (docs/product-rules.md, "Registering and forms").
 */
export const createGoalForm = (limits: RegistrationLimits, usage: Week<Amount>) =>
  defineForm({
    ...createFormParsers(goalFields, { limits }),
    total: (_typed: string, { text }: OtherValues): ParseResult<null, 'above-usage'> => {
      const goal = readWeekOfAmounts(createWeek(text), limits.maximum);
      return goal.ok && findGoalTotalError(usage, goal.value) !== null ? refuse('above-usage') : accept(null);
    },
  });

/** Form for the aim of the plan: to stop or to cut down (docs/specification.md, section 5, "Plan"). */
export const stopOrReduceForm = defineForm(createFormParsers({ stopOrReduce }, {}));

/** Form for the pace of the plan: immediate or gradual (docs/specification.md, section 5, "Plan"). */
export const immediateOrGradualForm = defineForm(createFormParsers({ immediateOrGradual }, {}));

/** Creates the form of the plan's first day. */
export const stopDateForm = (today: CalendarDate) => defineForm(createFormParsers(stopDateFields, { today }));
