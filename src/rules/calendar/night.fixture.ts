import { addDays, type CalendarDate } from './calendar-date.ts';
import { DAY_START_HOURS, toUserDate } from './user-date.ts';

/*
 * Runs as a separate process with the server's time zone in TZ. Prints every 01:30 at night in Amsterdam, over eight
 * years, for which the computed day is wrong.
 */
const [FIRST, LAST]: readonly [CalendarDate, CalendarDate] = ['2025-01-01', '2032-12-31'];
const WALL = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
});

/** Returns 01:30 at night in Amsterdam. */
function toNightInstant(date: CalendarDate): Date {
  const time = [1, 2]
    .map((daysAhead) => new Date(Date.parse(`${date}T01:30:00Z`) - daysAhead * 3_600_000))
    .find((instant) => WALL.format(instant) === `${date}, 01:30`);
  if (!time) throw new Error(`No half past one on ${date}.`);
  return time;
}

let nights = 0;
const problems: string[] = [];
for (let date = FIRST; date <= LAST; date = addDays(date, 1)) {
  const night = toNightInstant(date);
  nights += 1;
  for (const hour of DAY_START_HOURS) {
    const day = toUserDate(night, hour);
    if (day !== (hour > 1 ? addDays(date, -1) : date)) problems.push(`${date} from ${hour}: ${day}`);
  }
}
console.log(JSON.stringify({ zone: Intl.DateTimeFormat().resolvedOptions().timeZone, nights, wrong: problems }));
