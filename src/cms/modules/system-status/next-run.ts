import { amsterdamDate } from '#src/rules/calendar/today.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LONGEST_WAIT_DAYS = 8;

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Amsterdam',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The moment at which a clock in Amsterdam shows a time of a day; summer time is one hour earlier. */
function momentOf(day: string, time: string): Date {
  const winter = new Date(`${day}T${time}:00+01:00`);
  return clock.format(winter) === time ? winter : new Date(winter.getTime() - HOUR_MS);
}

/**
 * When a schedule runs next after a moment, in Dutch time. Reads what the queues have: one minute, one hour, every day
 * or one day of the week; throws on anything else.
 */
export function nextRun(cron: string, after: Date): Date {
  const [, minute, hour, weekday] = /^(\d{1,2}) (\d{1,2}) \* \* (\*|[0-6])$/.exec(cron) ?? [];
  if (minute === undefined || hour === undefined) throw new Error(`No schedule of ours: ${cron}`);
  const time = `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;
  for (let days = 0; days <= LONGEST_WAIT_DAYS; days += 1) {
    const day = amsterdamDate(new Date(after.getTime() + days * DAY_MS));
    const moment = momentOf(day, time);
    const isItsDay = weekday === '*' || new Date(`${day}T12:00:00Z`).getUTCDay() === Number(weekday);
    if (isItsDay && moment > after) return moment;
  }
  throw new Error(`A schedule that never runs: ${cron}`);
}
