import { describe, expect, test } from 'vitest';
import type { CalendarDate } from './calendar-date.ts';
import { getAmsterdamDate } from './today.ts';
import { DAY_START_HOURS, DEFAULT_DAY_START, toUserDate } from './user-date.ts';

const MINUTE = 60_000;

// The day of use ends at five in the morning.
test.each([
  ['2026-11-21T00:30:00Z', 5, '2026-11-20', 'half past one on Saturday is Friday evening'],
  ['2026-11-21T03:59:00Z', 5, '2026-11-20', 'a minute before five'],
  ['2026-11-21T04:00:00Z', 5, '2026-11-21', 'five'],
  ['2026-11-21T00:30:00Z', 0, '2026-11-21', 'a day that begins at midnight'],
  ['2026-10-25T01:30:00Z', 5, '2026-10-24', 'the second half past two'],
  ['2026-10-25T03:30:00Z', 5, '2026-10-24', 'half past four in the night of 25 hours'],
  ['2027-03-28T02:30:00Z', 5, '2027-03-27', 'half past four in the night of 23 hours'],
  ['2027-03-28T03:30:00Z', 5, '2027-03-28', 'half past five in the night of 23 hours'],
  ['2026-12-31T23:30:00Z', 5, '2026-12-31', 'half past midnight at new year'],
])('%s with a day from %i belongs to %s: %s', (instant, hour, day) => {
  expect(toUserDate(new Date(instant), hour)).toBe(day);
});

test('a day begins at five until somebody chooses another hour', () => {
  expect(DEFAULT_DAY_START).toBe(5);
});

test('no instant belongs to a day before the registrations start', () => {
  const night = new Date('2026-11-21T00:30:00Z');
  expect(toUserDate(night, 5, '2026-11-21')).toBe('2026-11-21');
  expect(toUserDate(night, 5, '2026-11-20')).toBe('2026-11-20');
});

describe.each([
  ['2026-10-24T12:00:00Z', 49],
  ['2027-03-27T12:00:00Z', 47],
])('the minutes of the weekend of %s', (from, hours) => {
  test.each(DAY_START_HOURS)('go on from day to day and never back, with a day from %i', (hour) => {
    const first = Date.parse(from);
    const days = Array.from({ length: hours * 60 }, (_, minute) => toUserDate(new Date(first + minute * MINUTE), hour));
    expect(days.toSorted()).toEqual(days);
    expect(new Set(days).size).toBe(3);
    const last = days.lastIndexOf(days[0] as CalendarDate);
    const lastInstant = new Date(first + last * MINUTE);
    // A new day of use starts on its own date in Amsterdam.
    expect(getAmsterdamDate(new Date(lastInstant.getTime() + MINUTE))).toBe(days[last + 1] as CalendarDate);
  });
});
