import { expect, test } from 'vitest';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { PRAISE_LIMITS } from '#src/rules/praise/praise-limits.ts';
import { getDayResult, linksToRegistration } from '#src/rules/registrations/day.ts';
import { getDayMark, getDayState } from '#src/rules/registrations/day-state.ts';
import { createAmountOrNull, getCases } from './cases.ts';

interface Input {
  total: string | null;
  goal: string | null;
  date: CalendarDate;
  today: CalendarDate;
}

/** Converts to the four bars of the files; those of a day with a goal are distinguished by `above`. */
function readBar(state: string, goal: unknown): string {
  if (state === 'open') return 'no_data';
  if (goal === null) return 'goal_not_set';
  return state === 'above' ? 'goal_not_achieved' : 'goal_achieved';
}

/** Converts to the calendar of the files, which has no day without a goal and no open today. */
function readCalendar(mark: string): string {
  if (mark === 'future') return mark;
  if (mark === 'open') return 'not_registered';
  return mark === 'above' ? 'registered_failed' : 'registered_success';
}

test.each(getCases<Input, object>('day-result'))('$name', ({ input, expected }) => {
  const day = { total: createAmountOrNull(input.total), goal: createAmountOrNull(input.goal) };
  const limits = PRAISE_LIMITS.alcohol;
  const span = { start: input.date, today: input.today };
  expect({
    result: getDayResult(day),
    bar: readBar(getDayState(day, limits), day.goal),
    bar_links_to_registration: linksToRegistration(input.date, input.today),
    calendar: readCalendar(getDayMark(day, input.date, span, limits)),
  }).toMatchObject(expected);
});
