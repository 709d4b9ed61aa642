import { expect, test } from 'vitest';
import { parseDecimal, ZERO_AMOUNT } from '../amounts/amount.ts';
import { addDays } from '../calendar/calendar-date.ts';
import { getProgrammeDay, getProgrammeState, getProgrammeWeek } from './programme-day.ts';

const START = '2026-06-04';

test.each([
  [-5, 1, 1, 'welcome', 'started'],
  [0, 1, 1, 'welcome', 'started'],
  [6, 7, 1, 'welcome', 'started'],
  [7, 8, 2, 'welcome', 'started'],
  [41, 42, 6, 'welcome', 'started'],
  [42, 43, 7, 'finished', 'finished'],
])(
  '%i days after the start: day %i, week %i, %s without and %s with a goal today',
  (days, day, week, without, withGoal) => {
    const today = addDays(START, days);
    expect(getProgrammeDay(START, today)).toBe(day);
    expect(getProgrammeWeek(START, today)).toBe(week);
    expect(getProgrammeState(START, null, today)).toBe(without);
    expect(getProgrammeState(START, ZERO_AMOUNT, today)).toBe(withGoal);
    expect(getProgrammeState(START, parseDecimal('2'), today)).toBe(withGoal);
  },
);
