import { addDays, type CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { amsterdamDate, amsterdamMinute } from '#src/rules/calendar/today.ts';

const MINUTE = 60_000;

/** Returns 00:30 in Amsterdam on a date. */
function getHalfPastMidnight(date: CalendarDate): Date {
  const noon = new Date(`${date}T12:00:00Z`);
  return new Date(noon.getTime() - (amsterdamMinute(noon) - 30) * MINUTE);
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
    'half past midnight': getHalfPastMidnight(addDays(amsterdamDate(now), 1)),
    'winter time begins': [getLongNight(year), getLongNight(year + 1)].find((night) => night > now) as Date,
  };
}
