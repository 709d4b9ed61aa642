import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDate, listDatesBetween } from '../calendar/calendar-date.ts';
import { getLookBackWeek } from './look-back.ts';
import {
  getAbsence,
  listOpenDays,
  requiresSafetyQuestions,
  showsReturnQuestion,
  toWholeWeeks,
} from './welcome-back.ts';

const TODAY: CalendarDate = '2026-11-20';

test.each([
  [0, null],
  [6, null],
  [7, 'short'],
  [27, 'short'],
  [28, 'long'],
])('after %i days away: %j', (days, welcome) => {
  expect(getAbsence(days)?.kind ?? null).toBe(welcome);
});

test.each([
  [13, false, 1],
  [14, true, 2],
  [20, true, 2],
  [35, true, 5],
])('after %i days somebody is asked how it goes: %j, and was away for %i weeks', (days, isAsked, weeks) => {
  expect(showsReturnQuestion(days)).toBe(isAsked);
  expect(toWholeWeeks(days)).toBe(weeks);
});

test.each([
  [90, false],
  [91, true],
])('after %i days the questions about safety are asked again: %j', (days, isAsked) => {
  expect(requiresSafetyQuestions(days)).toBe(isAsked);
});

describe('the open days that are counted', () => {
  const start = addDays(TODAY, -61);
  const all = listDatesBetween(start, TODAY);

  test('are seven of 62 for whoever is back today', () => {
    expect(listOpenDays(start, TODAY, TODAY, all)).toEqual(listDatesBetween(addDays(TODAY, -6), TODAY));
  });

  test('are all of them where there are three', () => {
    expect(listOpenDays(start, TODAY, TODAY, all.slice(-3))).toHaveLength(3);
  });

  test('are seven at most, and never from before the start', () => {
    fc.assert(
      fc.property(fc.nat(80), fc.nat(80), (startTime, returned) => {
        const from = addDays(TODAY, -startTime);
        const visible = listOpenDays(
          from,
          addDays(TODAY, -returned),
          TODAY,
          listDatesBetween(addDays(from, -5), TODAY),
        );
        expect(visible.length).toBeLessThanOrEqual(7);
        expect(visible.every((date) => date >= from)).toBe(true);
      }),
    );
  });
});

test.each([
  ['2026-11-22', null],
  ['2026-11-23', ['2026-11-16', '2026-11-22']],
  ['2026-11-25', ['2026-11-16', '2026-11-22']],
  ['2026-11-26', null],
] as const)('on %s the week that is looked back on is %j', (today, ends) => {
  const week = getLookBackWeek(today);
  expect(week && [week[0], week.at(-1)]).toEqual(ends);
  expect(week?.length ?? 7).toBe(7);
});
