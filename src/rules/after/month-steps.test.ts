import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { getMonthStep, getProgrammeMonth, listProgrammeMonths } from './month-steps.ts';

const START = '2026-01-05' as CalendarDate;
const getDay = (day: number) => addDays(START, day - 1);

describe('the steps of the months', () => {
  it.each([
    [59, true, null],
    [60, true, 60],
    [73, true, 60],
    [74, true, null],
    [91, true, null],
    [330, true, 330],
    [60, false, null],
    [120, false, null],
    [300, false, 300],
    [210, false, null],
  ] as const)('on day %i, with days %j: %j', (day, hasDays, step) => {
    expect(getMonthStep(START, getDay(day), hasDays)).toBe(step);
  });

  it('are 30 days each, and the twelfth has the rest of the year', () => {
    const numbers = [1, 30, 31, 100, 365, 366].map((day) => getProgrammeMonth(START, getDay(day)));
    expect(numbers).toEqual([1, 1, 2, 4, 12, 13]);
    const months = listProgrammeMonths(START, [331, 361, 365].map(getDay), getDay(365));
    expect(months.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(months.at(-1)).toEqual({ number: 12, filled: 3, fill: 1 });
  });

  it.each([1, 30, 31, 360, 361, 365, 366, 395, 396, 800])(
    'have the same number in the heading and the strip on day %i',
    (day) => {
      const today = getDay(day);
      const months = listProgrammeMonths(START, [today], today);
      expect(months.find(({ filled }) => filled === 1)?.number).toBe(getProgrammeMonth(START, today));
    },
  );

  it('show the last twelve after a year', () => {
    const months = listProgrammeMonths(START, [366, 395, 396].map(getDay), getDay(400));
    expect(months[0]?.number).toBe(3);
    expect(months.slice(-2).map(({ filled }) => filled)).toEqual([2, 1]);
  });

  it.each([
    [0, 0],
    [1, 1],
    [7, 1],
    [8, 2],
    [15, 2],
    [16, 3],
    [23, 3],
    [24, 4],
    [30, 4],
  ] as const)('with %i registered days fill %i quarters', (count, fill) => {
    const registeredDays = Array.from({ length: count }, (_, index) => getDay(index + 1));
    expect(listProgrammeMonths(START, registeredDays, getDay(60))[0]).toEqual({
      number: 1,
      filled: count,
      fill,
    });
  });
});
