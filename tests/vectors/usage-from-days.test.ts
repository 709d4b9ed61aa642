import { expect, test } from 'vitest';
import { getDomain } from '#src/domains/index.ts';
import { toDecimal } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { createWeek } from '#src/rules/calendar/week.ts';
import { prefillUsage } from '#src/rules/plan/usage-from-days.ts';
import { startPlan } from '#src/rules/praise/day-usage.ts';
import { createAmountOrNull, type DomainOfDays, getCases, getGoalRounding, type PlanStart, planFrom } from './cases.ts';

interface Input {
  domain: DomainOfDays;
  today: CalendarDate;
  days: Record<CalendarDate, string | null>;
  plans: readonly PlanStart[];
}

test.each(getCases<Input, object>('usage-from-days'))('$name', ({ input, expected }) => {
  const plans = input.plans.map(planFrom);
  const [first, inForce] = [startPlan(plans)?.usage, plans.at(-1)?.usage];
  const days = Object.entries(input.days).map(([date, total]) => [
    date,
    { total: createAmountOrNull(total), goal: null },
  ]);
  const limits = getGoalRounding(getDomain(input.domain));
  const prefilledUsage = prefillUsage(
    Object.fromEntries(days),
    input.today,
    limits,
    first && inForce ? { first, inForce } : null,
  );
  const usage = prefilledUsage?.usage;
  const getDecimal = (weekday: Parameters<Parameters<typeof createWeek>[0]>[0]) => {
    const amount = usage?.[weekday] ?? null;
    return amount === null ? null : toDecimal(amount);
  };
  expect({ from: prefilledUsage?.from ?? 'none', usage: createWeek(getDecimal) }).toMatchObject(expected);
});
