import { addMinutes } from 'date-fns/addMinutes';
import { getAmsterdamMinute } from '#src/rules/calendar/today.ts';

/** Minutes of the day between which a missed run of mails is repeated: by then yesterday has ended for every user. */
const FIRST_MINUTE = 7 * 60;
const LAST_MINUTE = 22 * 60;
const MINUTES_IN_DAY = 24 * 60;

/** Returns the earliest time to repeat a missed run of mails that is due at night; null during the day. */
export function findNextMorning(now: Date): Date | null {
  const minute = getAmsterdamMinute(now);
  if (minute >= FIRST_MINUTE && minute < LAST_MINUTE) return null;
  return addMinutes(now, (FIRST_MINUTE - minute + MINUTES_IN_DAY) % MINUTES_IN_DAY);
}
