import { addMinutes } from 'date-fns/addMinutes';
import { getAmsterdamMinute } from '#src/rules/calendar/today.ts';

/** Minutes of the day between which a missed run of mails is repeated: by then yesterday has ended for every user. */
const MAIL_HOURS = { first: 7 * 60, last: 22 * 60 };
/** Minutes of the day between which phones ring (docs/operations/for-a-clinician.md). */
export const PUSH_HOURS: typeof MAIL_HOURS = { first: 6 * 60, last: 22 * 60 + 30 };
const MINUTES_IN_DAY = 24 * 60;

/** Returns the earliest time for work that is due at night, such as a missed run of mails; null during the day. */
export function findNextMorning(now: Date, { first, last } = MAIL_HOURS): Date | null {
  const minute = getAmsterdamMinute(now);
  if (minute >= first && minute < last) return null;
  return addMinutes(now, (first - minute + MINUTES_IN_DAY) % MINUTES_IN_DAY);
}
