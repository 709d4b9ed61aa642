import { expect, test } from 'vitest';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { getWeekDates, readClock } from './week.ts';

const MINUTE = 60_000;

/** Both nights of 2027 in which the clock changes, from a day before to a day after. */
const NIGHTS = ['2027-03-27T00:00:00Z', '2027-10-30T00:00:00Z'];

test.each(NIGHTS)('days never go back, minute by minute, from %s', (start) => {
  const first = addDays(start.slice(0, 10) as CalendarDate, -2);
  let previousClock = readClock(first, new Date(start));
  for (let minute = 1; minute <= 3 * 24 * 60; minute += 1) {
    const clock = readClock(first, new Date(Date.parse(start) + minute * MINUTE));
    expect(clock.today >= previousClock.today).toBe(true);
    expect(clock.fillable.length - previousClock.fillable.length).toBeLessThanOrEqual(1);
    previousClock = clock;
  }
});

test.each(NIGHTS)('a week that begins at any minute has seven days, from %s', (start) => {
  for (let minute = 0; minute < 2 * 24 * 60; minute += 1) {
    const begin = new Date(Date.parse(start) + minute * MINUTE);
    const first = readClock(null, begin).today;
    expect(readClock(first, begin)).toMatchObject({ today: first, state: 'running', number: 1 });
    expect(getWeekDates(first)).toHaveLength(7);
    const noons = getWeekDates(first).map((date) => readClock(first, new Date(`${date}T12:00:00Z`)).number);
    expect(noons).toEqual([1, 2, 3, 4, 5, 6, 7]);
  }
});

test('a clock that goes back offers no day, and one that jumps ahead ends the week', () => {
  const getState = (date: string) => readClock('2026-11-13', new Date(`${date}T12:00:00Z`)).state;
  expect(getState('2026-11-12')).toBe('clock');
  expect(getState('2026-11-20')).toBe('over');
  expect(getState('2030-01-01')).toBe('gone');
});
