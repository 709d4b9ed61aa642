import { addDays, type CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { amsterdamDate, amsterdamMinute } from '#src/rules/calendar/today.ts';

const MINUTE = 60_000;

/** Half past midnight in Amsterdam at the beginning of a date. */
function getHalfPastMidnight(date: CalendarDate): Date {
  const noon = new Date(`${date}T12:00:00Z`);
  return new Date(noon.getTime() - (amsterdamMinute(noon) - 30) * MINUTE);
}

/** Half past two for the second time, in the night of a year in which winter time begins: the last Sunday of October. */
function getLongNight(year: number): Date {
  const last = new Date(Date.UTC(year, 9, 31, 1, 30));
  last.setUTCDate(31 - last.getUTCDay());
  return last;
}

/** Future instants, by name, at which a date is easily computed wrong. */
export function getNightClocks(now: Date): Readonly<Record<string, Date>> {
  const year = now.getUTCFullYear();
  return {
    'half past midnight': getHalfPastMidnight(addDays(amsterdamDate(now), 1)),
    'winter time begins': [getLongNight(year), getLongNight(year + 1)].find((night) => night > now) as Date,
  };
}
