import { type CalendarDate, isCalendarDate } from '../rules/calendar/calendar-date.ts';
import type { Statistics } from '../rules/registrations/statistics.ts';
import { defineOperation } from './operation.ts';
import { UnreadableResponseError } from './result.ts';
import { readRecord, readWholeNumber } from './wire.ts';

/** Numbers of days since the start (docs/specification.md, section 3, "Streaks"). */
export interface UserStatistics extends Statistics {
  readonly registrationsStart: CalendarDate;
  readonly programStartDate: CalendarDate;
}

function readDate(value: unknown): CalendarDate {
  if (typeof value === 'string' && isCalendarDate(value)) return value;
  throw new UnreadableResponseError('malformed', 'no date');
}

function readCount(value: unknown): number {
  const count = readWholeNumber(value);
  if (count === null) throw new UnreadableResponseError('malformed', 'no number');
  return count;
}

/** Returns the figures of the user's streak. */
export const getStatistics = defineOperation({
  name: 'get-statistics',
  method: 'GET',
  route: '/registrations/statistics',
  access: 'participant',
  isReread: true,
  read: ({ body }): UserStatistics => {
    const record = readRecord(body, 'statistics');
    return {
      total: readCount(record.total),
      completed: readCount(record.completed),
      success: readCount(record.success),
      failed: readCount(record.failed),
      registrationsStart: readDate(record.registrationsStartDate),
      programStartDate: readDate(record.programStartDate),
    };
  },
  errors: { 403: 'not logged in as a participant', 404: 'the domain has no daily registrations' },
});
