import type { RegistrationLimits } from '#src/domains/domain.ts';
import type { Amount } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { WEEKDAYS, type Week, type Weekday, weekOf } from '#src/rules/calendar/week.ts';
import { type AmountError, readAmount } from '#src/rules/fields/amount.ts';
import { readChoice } from '#src/rules/fields/choice.ts';
import { type DateError, readWireDate } from '#src/rules/fields/date.ts';
import { accept, type Reading, refuse } from '#src/rules/fields/reading.ts';
import { readStopDate } from '#src/rules/fields/stop-date.ts';
import { readWeekOfAmounts } from '#src/rules/fields/week-of-amounts.ts';
import { goalTotalError } from '#src/rules/plan/goal-total.ts';
import { type Beside, defineForm } from './form.ts';

type ReadDay = (typed: string) => Reading<Amount, AmountError>;

function weekdayFields({ maximum }: RegistrationLimits): Readonly<Record<Weekday, ReadDay>> {
  const read: ReadDay = (typed) => readAmount(typed, maximum);
  return Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, read])) as Record<Weekday, ReadDay>;
}

/** Section 5, "Plan": the usage of every weekday. */
export const usageForm = (limits: RegistrationLimits) => defineForm(weekdayFields(limits));

/** The goal of every weekday; together not above the usage of the week (decisions, "Registering and forms"). */
export const goalForm = (limits: RegistrationLimits, usage: Week<Amount>) =>
  defineForm({
    ...weekdayFields(limits),
    total: (_typed: string, { text }: Beside): Reading<null, 'above-usage'> => {
      const goal = readWeekOfAmounts(weekOf(text), limits.maximum);
      return goal.ok && goalTotalError(usage, goal.value) !== null ? refuse('above-usage') : accept(null);
    },
  });

const STOP_OR_REDUCE = ['stop', 'reduce'] as const;
const IMMEDIATE_OR_GRADUAL = ['immediate', 'gradual'] as const;

/** Section 5, "Plan". */
export const stopOrReduceForm = defineForm({
  stopOrReduce: (chosen: string) => readChoice(chosen, STOP_OR_REDUCE),
});

/** Section 5, "Plan". */
export const immediateOrGradualForm = defineForm({
  immediateOrGradual: (chosen: string) => readChoice(chosen, IMMEDIATE_OR_GRADUAL),
});

/** The day from which the plan counts, YYYY-MM-DD: today to 14 days ahead (decisions, "Plan"). */
export const stopDateForm = (today: CalendarDate) =>
  defineForm({
    stopDate: (typed: string): Reading<CalendarDate, DateError | 'too-early' | 'too-late'> => {
      const date = readWireDate(typed);
      return date.ok ? readStopDate(date.value, today) : date;
    },
  });
