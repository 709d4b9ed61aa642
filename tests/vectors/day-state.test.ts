import { expect, test } from 'vitest';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getDayUsage } from '#src/rules/praise/day-usage.ts';
import { isHighDay } from '#src/rules/praise/get-praise.ts';
import { PRAISE_LIMITS } from '#src/rules/praise/praise-limits.ts';
import {
  type DayState,
  getDayCategory,
  getDayState,
  getDecreaseShare,
  showsMedals,
} from '#src/rules/registrations/day-state.ts';
import { createAmountOrNull, type DomainOfDays, getCases, type PlanStart, planFrom } from './cases.ts';

interface Input {
  domain: DomainOfDays;
  date: CalendarDate;
  total: string | null;
  goal: string | null;
  plans: readonly PlanStart[];
}

/** The drawings of the files by our stones. */
const DRAWN: Readonly<Record<DayState, string>> = {
  open: 'empty',
  none: 'tick',
  within: 'tick',
  less: 'tick',
  'no-goal': 'filled',
  above: 'above',
  filled: 'pencil',
};

test.each(getCases<Input, object>('day-state'))('$name', ({ input, expected }) => {
  const limits = PRAISE_LIMITS[input.domain];
  const usage = getDayUsage(input.plans.map(planFrom), input.date);
  const day = { total: createAmountOrNull(input.total), goal: createAmountOrNull(input.goal), usage };
  const state = getDayState(day, limits);
  expect({
    state,
    drawn: DRAWN[state],
    counted: getDayCategory(day, limits),
    high_day: isHighDay(day, limits),
    medals_shown: showsMedals(day, limits),
    less_than_start: getDecreaseShare(day, limits),
  }).toMatchObject(expected);
});
