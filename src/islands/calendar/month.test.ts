import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, type CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getWeekday } from '#src/rules/calendar/week.ts';
import { getDayForKey } from './day-for-key.ts';
import { listMonthDays, listMonths, listMonthWeeks, moveToMonth, toMonth } from './month.ts';

const range = { first: '2026-09-01', last: '2026-11-30' } as const;
const someDay = fc.integer({ min: 0, max: 2921 }).map((days) => addDays('2025-01-01', days));

it('gives every month of 2025 to 2032 whole weeks from Monday, each day once', () => {
  fc.assert(
    fc.property(someDay, (date) => {
      const weeks = listMonthWeeks(toMonth(date));
      expect(weeks.every((week) => week.length === 7)).toBe(true);
      expect(weeks.flat().filter((day) => day !== null)).toEqual(listMonthDays(toMonth(date)));
      for (const week of weeks) {
        const monday = week[0];
        if (monday) expect(getWeekday(monday)).toBe('monday');
      }
    }),
  );
});

it('has the months of a range in order, also over a new year', () => {
  expect(listMonths({ first: '2026-11-01', last: '2027-01-31' })).toEqual(['2026-11', '2026-12', '2027-01']);
  expect(moveToMonth('2026-02', '2026-01-31')).toBe('2026-02-28');
});

it.each([
  ['ArrowLeft', '2026-11-18'],
  ['ArrowRight', '2026-11-20'],
  ['ArrowUp', '2026-11-12'],
  ['ArrowDown', '2026-11-26'],
  ['Home', '2026-11-16'],
  ['End', '2026-11-22'],
  ['PageUp', '2026-10-19'],
  ['PageDown', '2026-11-19'],
  ['Enter', null],
])('%s leads from Thursday 19 November to %s', (key, to) => {
  expect(getDayForKey(key, '2026-11-19', range)).toBe(to);
});

it('never leads out of the range', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'];
  fc.assert(
    fc.property(fc.constantFrom(...keys), fc.nat(90), (key, days) => {
      const to = getDayForKey(key, addDays(range.first, days), range) as CalendarDate;
      expect(to >= range.first && to <= range.last).toBe(true);
    }),
  );
});
