import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type CalendarDate, countDaysBetween } from './calendar-date.ts';
import { countWeeksBetween, createWeek, getMonday, getSunday, getWeekday, WEEKDAYS } from './week.ts';

const anyDate = fc.integer({ min: -36_500, max: 73_000 }).map((days) => addDays('2000-01-01', days));

test.each<[CalendarDate, string, CalendarDate, CalendarDate]>([
  ['2026-06-01', 'monday', '2026-06-01', '2026-06-07'],
  ['2026-06-04', 'thursday', '2026-06-01', '2026-06-07'],
  ['2026-06-07', 'sunday', '2026-06-01', '2026-06-07'],
  ['2026-03-29', 'sunday', '2026-03-23', '2026-03-29'],
  ['2026-10-25', 'sunday', '2026-10-19', '2026-10-25'],
  ['2027-01-01', 'friday', '2026-12-28', '2027-01-03'],
  ['1969-12-31', 'wednesday', '1969-12-29', '1970-01-04'],
])('%s is a %s in the week from %s to %s', (date, weekday, monday, sunday) => {
  expect(getWeekday(date)).toBe(weekday);
  expect(getMonday(date)).toBe(monday);
  expect(getSunday(date)).toBe(sunday);
});

test('a week starts on Monday, ends on Sunday and holds its date', () => {
  fc.assert(
    fc.property(anyDate, (date) => {
      expect(getWeekday(getMonday(date))).toBe('monday');
      expect(getWeekday(getSunday(date))).toBe('sunday');
      expect(countDaysBetween(getMonday(date), getSunday(date))).toBe(6);
      expect(getMonday(date) <= date && date <= getSunday(date)).toBe(true);
    }),
  );
});

test('weeks are counted from Monday to Monday', () => {
  expect(countWeeksBetween('2026-06-01', '2026-06-07')).toBe(0);
  expect(countWeeksBetween('2026-06-07', '2026-06-08')).toBe(1);
  expect(countWeeksBetween('2026-10-25', '2026-11-30')).toBe(6);
  expect(countWeeksBetween('2026-06-08', '2026-06-07')).toBe(-1);
});

test('a week is made for all seven weekdays in order', () => {
  expect(Object.keys(createWeek(() => 0))).toEqual([...WEEKDAYS]);
  expect(createWeek((weekday) => weekday.length).wednesday).toBe(9);
});
