import { addDays, type CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import type { ContentSystem } from '../../http/content-system.ts';

/** Returns the content system with its clock at a time of a day, UTC; never later than now. */
export function withClockAtTime(system: ContentSystem, date: CalendarDate, time: `${number}:${number}`): ContentSystem {
  const moment = new Date(Math.min(Date.parse(`${date}T${time}:00Z`), system.now().getTime()));
  return { ...system, now: () => moment };
}

/** Returns the system with its clock set to a number of days before a date. */
export const withClockAtDaysBefore = (
  system: ContentSystem,
  today: CalendarDate,
  days: number,
  time: `${number}:${number}`,
) => withClockAtTime(system, addDays(today, -days), time);
