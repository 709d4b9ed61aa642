import { addHours } from 'date-fns/addHours';
import { subHours } from 'date-fns/subHours';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';

const LONGEST_WAIT_DAYS = 8;

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Amsterdam',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Returns the instant at which a clock in Amsterdam shows a time of a day; in summer time one hour earlier. */
function toInstant(day: string, time: string): Date {
  const winter = new Date(`${day}T${time}:00+01:00`);
  return clock.format(winter) === time ? winter : subHours(winter, 1);
}

/** Returns the numbers of a field of cron: "5", "10,25" or "0-1,5-23". */
const parseCronField = (field: string): readonly number[] =>
  field.split(',').flatMap((part) => {
    const [from = 0, to = from] = part.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });

const padTwoDigits = (number: number): string => String(number).padStart(2, '0');

/**
 * Returns the next run of a schedule after an instant, in Dutch time. Supports the format of the queues: minutes and
 * hours, every day or one day of the week; throws for any other.
 */
export function getNextRun(cron: string, nextTime: Date): Date {
  const [, minutes, hours, weekday] = /^([\d,-]+) ([\d,-]+) \* \* (\*|[0-6])$/.exec(cron) ?? [];
  if (minutes === undefined || hours === undefined) throw new Error(`Unknown schedule: ${cron}`);
  const times = parseCronField(hours).flatMap((hour) =>
    parseCronField(minutes).map((minute) => `${padTwoDigits(hour)}:${padTwoDigits(minute)}`),
  );
  for (let days = 0; days <= LONGEST_WAIT_DAYS; days += 1) {
    const day = getAmsterdamDate(addHours(nextTime, 24 * days));
    const isItsDay = weekday === '*' || new Date(`${day}T12:00:00Z`).getUTCDay() === Number(weekday);
    const moment = times.map((time) => toInstant(day, time)).find((time) => time > nextTime);
    if (isItsDay && moment) return moment;
  }
  throw new Error(`The schedule never runs: ${cron}`);
}
