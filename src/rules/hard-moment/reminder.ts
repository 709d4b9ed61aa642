import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { getWeekday, type Weekday } from '../calendar/week.ts';

/** A reminder at a chosen hour. */
export interface ReminderSetting {
  /** Minutes since midnight, in Amsterdam. */
  readonly minute: number;
  /** Empty for every day; the first hours of the night belong to the day before. */
  readonly weekdays: readonly Weekday[];
}

/** A moment in Amsterdam's local time. */
export interface LocalMinute {
  readonly date: CalendarDate;
  /** Minutes since midnight, in Amsterdam. */
  readonly minute: number;
}

const QUARTER = 15;
const MINUTES_IN_DAY = 1_440;
const FIRST = 6 * 60;
const LAST_OF_NIGHT = 105;
/** Number of minutes before the chosen time at which a reminder is sent. */
export const LEAD_TIME = 20;
const MAX_UNOPENED = 3;

/** Returns true for a quarter of an hour from 06:00 to 01:45. */
export const isReminderMinute = (minute: number): boolean =>
  minute >= 0 && minute < MINUTES_IN_DAY && minute % QUARTER === 0 && (minute >= FIRST || minute <= LAST_OF_NIGHT);

/** Every quarter at which a reminder can be set, from the morning on. */
export const REMINDER_MINUTES: readonly number[] = Array.from(
  { length: MINUTES_IN_DAY / QUARTER },
  (_, quarter) => (FIRST + quarter * QUARTER) % MINUTES_IN_DAY,
).filter(isReminderMinute);

/** Returns the reminder times for which a mail is due now. */
export const listDueMinutes = ({ minute }: LocalMinute): readonly number[] =>
  REMINDER_MINUTES.filter((option) => {
    const daysAhead = (option - minute + MINUTES_IN_DAY) % MINUTES_IN_DAY;
    return daysAhead > 0 && daysAhead <= LEAD_TIME;
  });

/** Returns a moment as part of its evening: after midnight the minutes continue, and the date is the previous one. */
function toEvening({ date, minute }: LocalMinute): LocalMinute {
  return minute < FIRST - LEAD_TIME ? { date: addDays(date, -1), minute: minute + MINUTES_IN_DAY } : { date, minute };
}

/** Returns the day that a reminder at this moment counts for; each day has one, also if two o'clock occurs twice. */
export const getReminderDay = (now: LocalMinute): CalendarDate => toEvening(now).date;

/**
 * Decides if a reminder is due now. `lastDay` is the day of the last one, `unopened` the number of successive reminders
 * that were not opened: after three it pauses.
 */
export function isReminderDue(
  { minute, weekdays }: ReminderSetting,
  now: LocalMinute,
  lastDay: CalendarDate | null,
  unopened: number,
): 'due' | 'not-due' | 'paused' {
  if (unopened >= MAX_UNOPENED) return 'paused';
  const evening = toEvening(now);
  const startMinute = (minute <= LAST_OF_NIGHT ? minute + MINUTES_IN_DAY : minute) - LEAD_TIME;
  const isDay = weekdays.length === 0 || weekdays.includes(getWeekday(evening.date));
  const isTime = evening.minute >= startMinute && evening.minute < startMinute + LEAD_TIME;
  return isDay && isTime && lastDay !== evening.date ? 'due' : 'not-due';
}
