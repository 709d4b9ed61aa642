import { expect, test } from 'vitest';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getOverviewRange } from '#src/rules/registrations/overview-range.ts';
import { getCases } from './cases.ts';

interface Input {
  registrations_start: CalendarDate;
  programme_start: CalendarDate;
  today: CalendarDate;
}

test.each(getCases<Input, object>('overview-range'))('$name', ({ input, expected }) => {
  const starts = { registrationsStart: input.registrations_start, programmeStart: input.programme_start };
  expect(getOverviewRange(starts, input.today)).toEqual(expected);
});
