import { type HourRange, type OpenHours, toMinuteOfDay, type WeekHours } from '#src/domains/open-hours.ts';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { getAmsterdamDate, getAmsterdamMinute } from '../calendar/today.ts';
import { getWeekday } from '../calendar/week.ts';
import { isHoliday } from './holidays.ts';

const MINUTE_MS = 60_000;
const MINUTES_IN_DAY = 1440;
const DAYS_AHEAD = 14;

export interface OpenState {
  readonly state: 'open' | 'closed' | 'unknown';
  /** First minute at which an open line is closed; null if it is unknown or more than 14 days away. */
  readonly until: Date | null;
  /** First minute at which a closed line is open; null if it does not open within 14 days. */
  readonly opens: Date | null;
}

function listRanges(hours: WeekHours, date: CalendarDate): readonly HourRange[] {
  const exception = hours.exceptions?.[date];
  if (exception) return exception;
  if (hours.holidays !== 'as-week' && isHoliday(date)) return hours.holidays === 'closed' ? [] : hours.holidays;
  return hours.week[getWeekday(date)] ?? [];
}

/** Returns minutes since midnight; more than 24 hours for a range that continues after midnight. */
export function toMinutes([from, to]: HourRange): readonly [number, number] {
  const [begin, end] = [toMinuteOfDay(from), toMinuteOfDay(to)];
  return [begin, end > begin ? end : end + MINUTES_IN_DAY];
}

/** Returns true if a line is open at a minute of a date in Amsterdam. A range belongs to the day on which it starts. */
export function isOpenOn(hours: WeekHours, date: CalendarDate, minute: number): boolean {
  const isWithin = (day: CalendarDate, minute: number) =>
    listRanges(hours, day).some((range) => {
      const [begin, end] = toMinutes(range);
      return begin <= minute && minute < end;
    });
  return isWithin(date, minute) || isWithin(addDays(date, -1), minute + MINUTES_IN_DAY);
}

/** Offsets of Amsterdam from UTC, in minutes; an hour that occurs twice has both, a skipped hour has none. */
const OFFSETS = [60, 120];

/**
 * Returns the instants at which the hours of a line may change: the starts and ends of its ranges, and the changes of
 * the clock.
 */
function listChanges(hours: WeekHours, today: CalendarDate): readonly number[] {
  const instants: number[] = [];
  for (let day = -1; day <= DAYS_AHEAD + 1; day += 1) {
    const date = addDays(today, day);
    const midnight = Date.parse(`${date}T00:00Z`);
    instants.push(midnight + 60 * MINUTE_MS);
    for (const minute of listRanges(hours, date).flatMap(toMinutes)) {
      for (const offset of OFFSETS) instants.push(midnight + (minute - offset) * MINUTE_MS);
    }
  }
  return instants.sort((number, other) => number - other);
}

/** Returns the state of a line at an instant: open, closed or unknown, and the minute at which that changes. */
export function getOpenState(hours: OpenHours, time: Date): OpenState {
  if (hours === null) return { state: 'unknown', until: null, opens: null };
  if (hours === 'always') return { state: 'open', until: null, opens: null };
  const isOpen = (instant: Date) => isOpenOn(hours, getAmsterdamDate(instant), getAmsterdamMinute(instant));
  const now = Math.floor(time.getTime() / MINUTE_MS) * MINUTE_MS;
  const isOpenNow = isOpen(time);
  const last = now + DAYS_AHEAD * MINUTES_IN_DAY * MINUTE_MS;
  const change = listChanges(hours, getAmsterdamDate(time)).find(
    (instant) => instant > now && instant <= last && isOpen(new Date(instant)) !== isOpenNow,
  );
  const changesAt = change === undefined ? null : new Date(change);
  return isOpenNow
    ? { state: 'open', until: changesAt, opens: null }
    : { state: 'closed', until: null, opens: changesAt };
}
