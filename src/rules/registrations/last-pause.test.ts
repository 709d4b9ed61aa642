import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import type { Days } from './day.ts';
import { findLastPause, getCurrentPause, mustRepeatSafety } from './last-pause.ts';

const TODAY = '2026-12-13' as CalendarDate;
const createDaysAgo = (...ago: number[]): Days =>
  Object.fromEntries(ago.map((each) => [addDays(TODAY, -each), { total: 200, goal: 300 }])) as unknown as Days;

describe('a pause in what somebody fills in', () => {
  it.each([
    ['nothing was filled in yet', [], null],
    ['six days are no pause', [6], null],
    ['a week is one, and it lasts', [7], [7, 0]],
    ['a pause that ended', [30, 20, 1, 0], [20, 1]],
    ['the last of two', [60, 40, 12, 2], [12, 2]],
  ] as const)('%s', (_, filledDays, pause) => {
    const displayedLastPause = findLastPause(createDaysAgo(...filledDays), TODAY);
    expect(displayedLastPause).toEqual(pause && { from: addDays(TODAY, -pause[0]), to: addDays(TODAY, -pause[1]) });
  });

  it.each([
    [[], null],
    [[6], null],
    [[7, 9], { kind: 'short', days: 7 }],
    [[27], { kind: 'short', days: 27 }],
    [[28], { kind: 'long', days: 28 }],
    [[30, 0], null],
    [[30, 2], null],
  ] as const)('days filled in %j days ago: %j', (filledDays, away) => {
    expect(getCurrentPause(createDaysAgo(...filledDays), TODAY)).toEqual(away);
  });

  it('days to come are no days that were filled in', () => {
    expect(
      findLastPause({ ...createDaysAgo(3), [addDays(TODAY, 4)]: { total: null, goal: 200 } } as unknown as Days, TODAY),
    ).toBeNull();
  });
});

describe('the questions about safety', () => {
  const getAgo = (days: number) => addDays(TODAY, -days);

  it.each([
    ['never after a shorter pause', [90], null, false],
    ['again after more than 90 days', [91], getAgo(91), true],
    ['also where they were never answered', [91], null, true],
    ['no more once they were answered on the day of the return', [91], TODAY, false],
    ['still where a day was filled in meanwhile', [120, 2, 0], getAgo(120), true],
    ['no more where they were answered after that return', [120, 9, 0], getAgo(3), false],
    ['not the days after they were answered, also if no day is filled in', [100], getAgo(1), false],
    ['no more on the first day filled in after the answers', [100, 0], getAgo(1), false],
    ['again where they were answered before the pause', [100], getAgo(101), true],
    ['again where they were answered early in the pause', [100], getAgo(10), true],
    ['not yet 90 days after the answers', [190], getAgo(90), false],
    ['again more than 90 days after the answers', [190], getAgo(91), true],
    ['not where nothing was filled in yet', [], null, false],
  ] as const)('come first %s', (_, filledDays, date, isAgain) => {
    expect(mustRepeatSafety(createDaysAgo(...filledDays), TODAY, date)).toBe(isAgain);
  });
});
