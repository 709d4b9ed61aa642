import { expect, test } from 'vitest';
import { getAmsterdamDate } from './today.ts';

test.each([
  ['2026-01-15T22:59:59Z', '2026-01-15', 'a minute before midnight in winter'],
  ['2026-01-15T23:00:00Z', '2026-01-16', 'midnight in winter'],
  ['2026-07-15T21:59:59Z', '2026-07-15', 'a minute before midnight in summer'],
  ['2026-07-15T22:00:00Z', '2026-07-16', 'midnight in summer'],
  ['2026-03-28T23:00:00Z', '2026-03-29', 'the night in which summer time starts'],
  ['2026-03-29T22:00:00Z', '2026-03-30', 'the first midnight of summer time'],
  ['2026-10-24T22:00:00Z', '2026-10-25', 'the night in which summer time ends'],
  ['2026-10-25T22:30:00Z', '2026-10-25', 'the evening of the day of 25 hours'],
  ['2026-12-31T23:00:00Z', '2027-01-01', 'new year'],
])('%s is %s in Amsterdam: %s', (instant, date) => {
  expect(getAmsterdamDate(new Date(instant))).toBe(date);
});

test('an invalid instant has no date', () => {
  expect(() => getAmsterdamDate(new Date('nothing'))).toThrow(RangeError);
});
