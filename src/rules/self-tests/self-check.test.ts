import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { getDueCheck, getRunChecks, isCheckOpen, type SelfCheck } from './self-check.ts';

const START: CalendarDate = '2026-11-02';
const getDay = (days: number) => addDays(START, days);

describe('the own check', () => {
  it.each([
    ['on the first day', 0, [], true],
    ['on day 21, after the first', 21, [0], true],
    ['long after the programme', 100, [0, 21], true],
    ['before the programme starts', -1, [], true],
    ['the same day again', 0, [0], false],
    ['the day before the second, filled in late', 20, [15], false],
    ['after the last of the programme', 60, [0, 30, 43], false],
    ['a year later', 400, [0, 30, 43, 91, 181], true],
    ['in its second year', 400, [366], false],
    ['after a check of an earlier run', 0, [-30], true],
  ] as const)('can be filled in or not: %s', (_name, today, checkedDays, isOpen) => {
    expect(isCheckOpen(START, checkedDays.map(getDay), getDay(today))).toBe(isOpen);
  });

  it.each([
    [['2026-01-05', '2026-01-26', '2026-02-16'], '2026-04-04', null],
    [['2026-01-05', '2026-01-26', '2026-02-16'], '2026-04-05', 90],
    [['2026-01-05', '2026-01-26', '2026-02-16', '2026-04-08'], '2026-04-09', null],
    [['2026-01-05', '2026-01-26', '2026-02-16'], '2026-04-25', 90],
    [['2026-01-05', '2026-01-26', '2026-02-16'], '2026-04-26', null],
    [[], '2026-01-26', 21],
    [[], '2026-02-02', null],
    [['2026-01-05', '2026-01-26', '2026-02-16', '2026-04-06'], '2027-01-05', 365],
    [['2026-01-05', '2027-01-05'], '2028-01-05', 730],
  ] as const)('is offered by the programme after %j on %s: %s', (checkedDays, today, dueStep) => {
    expect(getDueCheck('2026-01-05', checkedDays, today)).toBe(dueStep);
  });

  it('is offered on 7 days in the first weeks, but not on the first day, and on 21 days later', () => {
    const days = Array.from({ length: 400 }, (_, day) => day);
    const offeredDays = days.filter((day) => getDueCheck(START, [], getDay(day)) !== null);
    expect(offeredDays.length).toBe(6 + 7 + 4 * 21);
  });

  it('draws its line from this run alone, the earliest first', () => {
    const answers = { importance: 9, confidence: 4, urge: 8, sleep: 5 };
    const checks = [21, -30, 0].map((day): SelfCheck => ({ uuid: String(day), day: getDay(day), answers }));
    expect(getRunChecks(START, checks).map(({ uuid }) => uuid)).toEqual(['0', '21']);
  });
});
