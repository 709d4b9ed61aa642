import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { getReminderDay, isReminderDue, isReminderMinute } from './reminder.ts';

const FRIDAY: CalendarDate = '2026-11-20';
const EIGHT = { minute: 20 * 60, weekdays: [] };

describe('a reminder of eight in the evening', () => {
  test.each<[string, number, CalendarDate | null, number, string]>([
    ['at 19:40', 1_180, null, 0, 'due'],
    ['at 19:39', 1_179, null, 0, 'not-due'],
    ['at 20:00', 1_200, null, 0, 'not-due'],
    ['sent today', 1_180, FRIDAY, 0, 'not-due'],
    ['sent yesterday', 1_180, addDays(FRIDAY, -1), 2, 'due'],
    ['three in a row that nobody opened', 1_180, null, 3, 'paused'],
  ])('%s', (_words, minute, lastDay, unopened, label) => {
    expect(isReminderDue(EIGHT, { date: FRIDAY, minute }, lastDay, unopened)).toBe(label);
  });

  test('comes on its weekdays alone', () => {
    const now = { date: FRIDAY, minute: 1_180 };
    expect(isReminderDue({ ...EIGHT, weekdays: ['monday'] }, now, null, 0)).toBe('not-due');
    expect(isReminderDue({ ...EIGHT, weekdays: ['friday'] }, now, null, 0)).toBe('due');
  });
});

describe('a reminder of the night', () => {
  test.each([
    [0, true],
    [105, true],
    [150, false],
    [345, false],
    [360, true],
    [1_435, false],
    [1_425, true],
  ])('minute %i can be set: %s', (minute, is) => {
    expect(isReminderMinute(minute)).toBe(is);
  });

  test('of 01:45 belongs to the evening before, and comes once in the night in which two o’clock comes twice', () => {
    const setting = { minute: 105, weekdays: ['saturday' as const] };
    const sunday: CalendarDate = '2026-10-25';
    const quarters = [75, 90, 105, 120, 135, 150, 165, 120, 135, 150, 165, 180];
    let lastDay: CalendarDate | null = null;
    let sentCount = 0;
    for (const minute of quarters) {
      const now = { date: sunday, minute };
      if (isReminderDue(setting, now, lastDay, 0) !== 'due') continue;
      sentCount += 1;
      lastDay = getReminderDay(now);
    }
    expect([sentCount, lastDay]).toEqual([1, '2026-10-24']);
  });

  test('of midnight is announced before it, once', () => {
    const setting = { minute: 0, weekdays: [] };
    expect(isReminderDue(setting, { date: FRIDAY, minute: 1_425 }, null, 0)).toBe('due');
    expect(isReminderDue(setting, { date: addDays(FRIDAY, 1), minute: 0 }, FRIDAY, 0)).toBe('not-due');
  });
});
