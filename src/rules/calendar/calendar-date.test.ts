import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  type CalendarDate,
  countDaysBetween,
  getLaterDate,
  isCalendarDate,
  listDatesBetween,
  toCalendarDate,
} from './calendar-date.ts';

const anyDate = fc.integer({ min: -36_500, max: 73_000 }).map((days) => addDays('2000-01-01', days));
const anyNumberOfDays = fc.integer({ min: -4000, max: 4000 });

describe('a calendar date', () => {
  test.each(['2026-06-01', '2028-02-29', '2000-02-29', '1900-02-28', '0100-01-01', '9999-12-31'])(
    '%s exists',
    (text) => {
      expect(isCalendarDate(text)).toBe(true);
      expect(toCalendarDate(text)).toBe(text);
    },
  );

  test.each([
    '2026-02-29',
    '2100-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-06-00',
    '2026-6-1',
    '26-06-01',
    '0099-01-01',
    '2026-06-01T00:00:00Z',
    ' 2026-06-01',
    '2026-06-01\n',
    '٢٠٢٦-٠٦-٠١',
    '',
  ])('%j does not', (text) => {
    expect(isCalendarDate(text)).toBe(false);
    expect(() => toCalendarDate(text)).toThrow(RangeError);
  });
});

describe('adding days', () => {
  test.each<[CalendarDate, number, CalendarDate]>([
    ['2026-03-28', 1, '2026-03-29'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
  ])('%s and %i days is %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
  });

  test('is undone by taking the same days away, and counted by countDaysBetween', () => {
    fc.assert(
      fc.property(anyDate, anyNumberOfDays, (date, days) => {
        const movedDays = addDays(date, days);
        expect(addDays(movedDays, -days)).toBe(date);
        expect(countDaysBetween(date, movedDays)).toBe(days);
        expect(movedDays > date).toBe(days > 0);
      }),
    );
  });

  test('goes through every day once, across every change to and from summer time', () => {
    const days = listDatesBetween('2020-01-01', '2031-12-31');
    expect(new Set(days).size).toBe(days.length);
    expect(days.every(isCalendarDate)).toBe(true);
    expect([...days].sort()).toEqual(days);
    expect(days).toHaveLength(12 * 365 + 3);
  });
});

test('a range of dates holds both ends, and nothing when it ends before it starts', () => {
  expect(listDatesBetween('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  expect(listDatesBetween('2026-06-01', '2026-06-01')).toEqual(['2026-06-01']);
  expect(listDatesBetween('2026-06-02', '2026-06-01')).toEqual([]);
});

test('the later of two dates', () => {
  expect(getLaterDate('2026-12-31', '2027-01-01')).toBe('2027-01-01');
  expect(getLaterDate('2027-01-01', '2026-12-31')).toBe('2027-01-01');
});
