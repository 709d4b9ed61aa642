import { expect, test } from 'vitest';
import { ZERO_AMOUNT } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getProgrammeDay, getProgrammeState, getProgrammeWeek } from '#src/rules/programme/programme-day.ts';
import { getCases } from './cases.ts';

interface Input {
  programme_start: CalendarDate;
  has_goal_today: boolean;
  today: CalendarDate;
}

test.each(getCases<Input, object>('programme-day'))('$name', ({ input, expected }) => {
  const { programme_start: start, today } = input;
  expect({
    day: getProgrammeDay(start, today),
    week: getProgrammeWeek(start, today),
    state: getProgrammeState(start, input.has_goal_today ? ZERO_AMOUNT : null, today),
  }).toMatchObject(expected);
});
