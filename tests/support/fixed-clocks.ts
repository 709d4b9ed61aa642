import { addDays, type CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getAmsterdamDate, getAmsterdamMinute } from '#src/rules/calendar/today.ts';
import { getMonday } from '#src/rules/calendar/week.ts';

const MINUTE = 60_000;

/** Returns the instant of a minute of the day in Amsterdam on a date, on days without a change of the hour. */
function getInstant(date: CalendarDate, minute: number): Date {
  const noon = new Date(`${date}T12:00:00Z`);
  return new Date(noon.getTime() - (getAmsterdamMinute(noon) - minute) * MINUTE);
}

/**
 * Returns ten in the morning of the nearest Wednesday: the clock of `npm test`, so that it shows the same screens at
 * every hour and on every day of the week.
 */
export function getGateClock(now: Date): Date {
  const wednesday = addDays(getMonday(addDays(getAmsterdamDate(now), 1)), 2);
  return getInstant(wednesday, 10 * 60);
}

/** Returns the second 02:30 in the night when winter time starts: the last Sunday of October. */
function getLongNight(year: number): Date {
  const last = new Date(Date.UTC(year, 9, 31, 1, 30));
  last.setUTCDate(31 - last.getUTCDay());
  return last;
}

/** Returns future instants at which dates are easily computed wrong, by name. */
export function getNightClocks(now: Date): Readonly<Record<string, Date>> {
  const year = now.getUTCFullYear();
  return {
    'half past midnight': getInstant(addDays(getAmsterdamDate(now), 1), 30),
    'winter time begins': [getLongNight(year), getLongNight(year + 1)].find((night) => night > now) as Date,
  };
}
