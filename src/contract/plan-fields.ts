import type { RegistrationLimits } from '../domains/domain.ts';
import type { CalendarDate } from '../rules/calendar/calendar-date.ts';
import { createWeek } from '../rules/calendar/week.ts';
import { readAmount } from '../rules/fields/amounts.ts';
import { readChoice } from '../rules/fields/choice.ts';
import { readStopDate, readWireDate } from '../rules/fields/dates.ts';
import { defineField, readOptional } from './fields/fields.ts';
import { amountFormat, createChoiceFormat, dayFormat } from './fields/text-formats.ts';

interface WeekContext {
  readonly limits: Pick<RegistrationLimits, 'maximum'>;
}

const createDayField = (wire: string) =>
  defineField(wire, amountFormat, (text, { limits }: WeekContext) => readAmount(text, limits.maximum));

/** Usage of every weekday (docs/specification.md, section 5, "Plan"). */
export const usageFields = createWeek((weekday) => createDayField(weekday));

/** Goal of every weekday. */
export const goalFields = createWeek((weekday) => createDayField(`goal_${weekday}`));

const STOP_OR_REDUCE = ['stop', 'reduce'] as const;
const IMMEDIATE_OR_GRADUAL = ['immediate', 'gradual'] as const;

/** Aim and pace of a plan. */
export const choiceFields = {
  stopOrReduce: defineField('stopOrReduce', createChoiceFormat(STOP_OR_REDUCE), (text, _: object) =>
    readChoice(text, STOP_OR_REDUCE),
  ),
  immediateOrGradual: defineField('immediate_or_gradual', createChoiceFormat(IMMEDIATE_OR_GRADUAL), (text, _: object) =>
    readChoice(text, IMMEDIATE_OR_GRADUAL),
  ),
};

/** First day of a plan, YYYY-MM-DD: today to 14 days ahead (docs/product-rules.md, "Plan"). */
export const stopDateFields = {
  stopDate: defineField('stop_date', dayFormat, (text, { today }: { readonly today: CalendarDate }) => {
    const date = readWireDate(text);
    return date.ok ? readStopDate(date.value, today) : date;
  }),
};

/**
 * Goals of a new plan that allows more than the previous one: the lower of both on each day (the default), or those of
 * the new plan.
 */
export const RISING_GOALS = ['keep_lower', 'from_usage'] as const;
export type RisingGoals = (typeof RISING_GOALS)[number];

/** Choice of the goals for a plan that allows more; empty if no goal rises. Not in the specification. */
export const risingFields = {
  risingGoals: defineField(
    'rising_goals',
    {
      write: (choice: RisingGoals | null) => choice ?? '',
      parse: createChoiceFormat(RISING_GOALS).parse,
      isDecimal: false,
    },
    readOptional((text, _: object) => readChoice(text, RISING_GOALS)),
  ),
};
