import { PgBoss } from 'pg-boss';
import { describe, expect, it } from 'vitest';
import { getAmsterdamDate, getAmsterdamHour, getAmsterdamMinute } from '#src/rules/calendar/today.ts';
import { DAY_START_HOURS } from '#src/rules/calendar/user-date.ts';
import { REMINDER_MINUTES } from '#src/rules/hard-moment/reminder.ts';
import { QUEUES } from './queues.ts';

const boss = new PgBoss({ db: { executeSql: async () => ({ rows: [] }) } });
const crons = QUEUES.flatMap(({ name, cron }) => (cron ? [[name, cron] as const] : []));

/** Returns the dates in Amsterdam on which a schedule runs, from an instant on. */
function getDates(cron: string, from: string, count: number): readonly string[] {
  return boss.previewSchedule(cron, { tz: 'Europe/Amsterdam', from: new Date(from), count }).map(getAmsterdamDate);
}

describe('the schedules', () => {
  it.each(crons.filter(([, cron]) => /^\d+ \d+ \* \* \*$/.test(cron)))(
    '%s runs once on each day around the change of clocks',
    (_name, cron) => {
      expect(getDates(cron, '2027-03-26T23:30:00Z', 3)).toEqual(['2027-03-27', '2027-03-28', '2027-03-29']);
      expect(getDates(cron, '2026-10-23T22:30:00Z', 3)).toEqual(['2026-10-24', '2026-10-25', '2026-10-26']);
    },
  );

  it('of the own hour runs twenty minutes before each quarter from six in the morning to a quarter to two', () => {
    const cron = QUEUES.find(({ name }) => name === 'own-hour')?.cron ?? '';
    const runs = boss
      .previewSchedule(cron, { tz: 'Europe/Amsterdam', from: new Date('2026-11-20T00:00:00Z'), count: 96 })
      .map(getAmsterdamMinute);
    const missed = REMINDER_MINUTES.filter((minute) => !runs.includes((minute - 20 + 1_440) % 1_440));
    expect(missed).toEqual([]);
  });

  it.each([
    'daily-mails',
    'after-messages',
    'phase-mails',
    'thinking-of-you',
    'usage-reminders',
    'look-back',
    'buddy-progress',
  ])('of %s runs when the day of everybody has begun, whatever hour they chose: yesterday is over for all', (name) => {
    const cron = QUEUES.find((queue) => queue.name === name)?.cron ?? '';
    for (const from of ['2026-10-23T22:30:00Z', '2027-03-26T23:30:00Z']) {
      const runs = boss.previewSchedule(cron, { tz: 'Europe/Amsterdam', from: new Date(from), count: 4 });
      expect(runs.filter((run) => getAmsterdamHour(run) < Math.max(...DAY_START_HOURS))).toEqual([]);
    }
  });

  it('of the buddies runs once on each Monday', () => {
    const cron = QUEUES.find(({ name }) => name === 'buddy-progress')?.cron ?? '';
    expect(getDates(cron, '2026-10-20T00:00:00Z', 2)).toEqual(['2026-10-26', '2026-11-02']);
    expect(getDates(cron, '2027-03-24T00:00:00Z', 2)).toEqual(['2027-03-29', '2027-04-05']);
  });
});
