import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Amount, parseDecimal, ZERO_AMOUNT } from '../amounts/amount.ts';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { getWeekday } from '../calendar/week.ts';
import { createGradualPlan } from '../plan/plan.fixture.ts';
import { getBarPercentage } from './bar-maximum.ts';
import { getCalendarRange, getOverviewRange } from './overview-range.ts';
import { findGroupIndex, groupWeeks, listWeeks } from './plan-weeks.ts';

const anyDate = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-01-01', days));

test('the overview is whole weeks that hold today, the start and the 42 days of the programme', () => {
  fc.assert(
    fc.property(anyDate, fc.nat(400), fc.nat(400), (registrationsStart, daysLater, onward) => {
      const programmeStart = addDays(registrationsStart, daysLater);
      const today = addDays(programmeStart, onward);
      const { first, last } = getOverviewRange({ registrationsStart, programmeStart }, today);
      expect([getWeekday(first), getWeekday(last)]).toEqual(['monday', 'sunday']);
      expect(first <= registrationsStart && today <= last && addDays(programmeStart, 41) <= last).toBe(true);
    }),
  );
});

test('the overview holds week 6 of the newest plan, also of one made after day 42', () => {
  const starts = { registrationsStart: '2026-06-01', programmeStart: '2026-06-01' } as const;
  const gradualPlan = createGradualPlan('2026-07-15', '6');
  expect(getOverviewRange(starts, '2026-07-15', [createGradualPlan('2026-06-01', '6'), gradualPlan])).toEqual({
    first: '2026-06-01',
    last: '2026-08-30',
  });
  expect(getOverviewRange(starts, '2026-09-02', [gradualPlan]).last).toBe('2026-09-06');
});

test.each<[CalendarDate, CalendarDate, CalendarDate, CalendarDate]>([
  ['2026-06-15', '2026-06-15', '2026-06-01', '2026-06-30'],
  ['2026-01-31', '2028-02-10', '2026-01-01', '2028-02-29'],
  ['2025-12-31', '2026-12-31', '2025-12-01', '2026-12-31'],
])('the calendar from a start on %s, seen on %s, runs from %s to %s', (start, today, first, last) => {
  expect(getCalendarRange(start, today)).toEqual({ first, last });
});

describe('the weeks of the plan view', () => {
  test('run from Monday to Sunday and touch the whole range', () => {
    const weeks = listWeeks({ first: '2026-06-03', last: '2026-06-08' });
    expect(weeks.map((week) => [week[0], week[6], week.length])).toEqual([
      ['2026-06-01', '2026-06-07', 7],
      ['2026-06-08', '2026-06-14', 7],
    ]);
  });

  test('are grouped by 6, with the rest in the last group', () => {
    const groups = groupWeeks(listWeeks({ first: '2026-06-01', last: '2026-07-19' }));
    expect(groups.map((weeks) => weeks.length)).toEqual([6, 1]);
    expect(findGroupIndex(groups, '2026-07-12')).toBe(0);
    expect(findGroupIndex(groups, '2026-07-13')).toBe(1);
    expect(findGroupIndex(groups, '2026-07-20')).toBe(-1);
  });

  test('grouping loses no week, whatever the size', () => {
    fc.assert(
      fc.property(anyDate, fc.nat(300), fc.integer({ min: 1, max: 10 }), (first, length, size) => {
        const weeks = listWeeks({ first, last: addDays(first, length) });
        expect(groupWeeks(weeks, size).flat()).toEqual(weeks);
      }),
    );
  });
});

describe('the height of a bar', () => {
  test('is drawn exactly, spoken as whole percent and capped at 100', () => {
    expect(getBarPercentage(parseDecimal('1'), parseDecimal('3'))).toBeCloseTo(33.333, 2);
    expect(getBarPercentage(parseDecimal('11'), parseDecimal('10'))).toBe(100);
    expect(getBarPercentage(parseDecimal('11'), ZERO_AMOUNT)).toBe(0);
  });

  test('lies between 0 and 100', () => {
    const anyAmount = fc.nat(20_000).map((hundredths) => hundredths as Amount);
    fc.assert(
      fc.property(anyAmount, anyAmount, (amount, maximum) => {
        const height = getBarPercentage(amount, maximum);
        expect(height >= 0 && height <= 100).toBe(true);
      }),
    );
  });
});
