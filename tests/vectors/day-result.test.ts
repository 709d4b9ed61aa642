import { expect, test } from 'vitest';
import { amountOf } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { calendarState } from '#src/rules/registrations/calendar-state.ts';
import { dayBarState, linksToRegistration } from '#src/rules/registrations/day-bar.ts';
import { dayResult } from '#src/rules/registrations/day-result.ts';
import { casesOf, inFile } from './cases.ts';

interface Input {
  total: string | null;
  goal: string | null;
  date: CalendarDate;
  today: CalendarDate;
}

const amountOrNull = (decimal: string | null) => (decimal === null ? null : amountOf(decimal));

test.each(casesOf<Input, object>('day-result'))('$name', ({ input, expected }) => {
  const day = { total: amountOrNull(input.total), goal: amountOrNull(input.goal) };
  expect({
    result: dayResult(day),
    bar: inFile(dayBarState(day)),
    bar_links_to_registration: linksToRegistration(input.date, input.today),
    calendar: inFile(calendarState(day, input.date, input.today)),
  }).toMatchObject(expected);
});
