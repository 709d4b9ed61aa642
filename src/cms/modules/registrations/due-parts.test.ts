import { expect, it } from 'vitest';
import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { getDueQuestions } from './due-parts.ts';

const START = '2026-01-01';

it('a month step is due only where its screen is offered', () => {
  const getMonth = (day: number, hardMoment: boolean) =>
    getDueQuestions(
      { offers: { hardMoment, urgeLog: true, reminders: true, lookingWeek: true } },
      { checks: [], aside: [] },
      START,
      addDays(START, day - 1),
    ).month;
  expect([60, 240].map((day) => getMonth(day, true))).toEqual([60, 240]);
  expect([60, 240].map((day) => getMonth(day, false))).toEqual([null, 240]);
});
