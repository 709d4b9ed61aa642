import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { CHECK_DAYS, getRunChecks, isCheckDay, type OwnCheck, openCheck } from './own-check.ts';

const START: CalendarDate = '2026-11-02';
const dayAt = (days: number) => addDays(START, days);

describe('the own check', () => {
  it.each([
    ['on the first day', 0, [], 0],
    ['on the day before the second', 20, [], 0],
    ['on day 21', 21, [], 21],
    ['on day 21, after the first', 21, [0], 21],
    ['on day 42, after two', 42, [0, 21], 42],
    ['long after the programme', 100, [0, 21], 42],
    ['late in the first weeks', 15, [], 0],
    ['before the programme starts', -1, [], 0],
    ['the same day again', 0, [0], null],
    ['a week after the first', 7, [0], null],
    ['the day before the second, filled in late', 20, [15], null],
    ['after the last', 60, [0, 30, 43], null],
    ['after a check of an earlier run', 0, [-30], 0],
  ] as const)('%s', (_name, today, filled, open) => {
    expect(openCheck(START, filled.map(dayAt), dayAt(today))).toBe(open);
  });

  it('is offered by the programme on its first day, on day 21 and on day 42', () => {
    const days = Array.from({ length: 60 }, (_, day) => day);
    expect(days.filter((day) => isCheckDay(START, dayAt(day)))).toEqual([...CHECK_DAYS]);
  });

  it('is asked at most once for each of its three moments, whatever the days on which somebody comes', () => {
    for (let step = 1; step <= 50; step += 1) {
      const filled: CalendarDate[] = [];
      for (let day = 0; day <= 120; day += step) {
        if (openCheck(START, filled, dayAt(day)) !== null) filled.push(dayAt(day));
      }
      expect(filled.length).toBeLessThanOrEqual(CHECK_DAYS.length);
      expect(filled[0]).toBe(START);
    }
  });

  it('draws its line from this run alone, the earliest first', () => {
    const answers = { importance: 9, confidence: 4, urge: 8, sleep: 5 };
    const checks = [21, -30, 0].map((day): OwnCheck => ({ uuid: String(day), day: dayAt(day), answers }));
    expect(getRunChecks(START, checks).map(({ uuid }) => uuid)).toEqual(['0', '21']);
  });
});
