import { expect, test } from 'vitest';
import { parseDecimal } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import type { Days } from '#src/rules/registrations/day.ts';
import { getStatistics, isPlanSet, listOutstandingDays } from '#src/rules/registrations/statistics.ts';
import { getCases } from './cases.ts';

interface Input {
  days: Record<CalendarDate, { total: string | null; goal: string | null }>;
  registrations_start: CalendarDate;
  today: CalendarDate;
}

const createAmountOrNull = (decimal: string | null) => (decimal === null ? null : parseDecimal(decimal));

test.each(getCases<Input, object>('statistics'))('$name', ({ input, expected }) => {
  const { registrations_start: start, today } = input;
  const days: Days = Object.fromEntries(
    Object.entries(input.days).map(([date, { total, goal }]) => [
      date,
      { total: createAmountOrNull(total), goal: createAmountOrNull(goal) },
    ]),
  );
  expect({
    ...getStatistics(days, start, today),
    plan_set: isPlanSet(days),
    outstanding: listOutstandingDays(days, start, today),
  }).toMatchObject(expected);
});
