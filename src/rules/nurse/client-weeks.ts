import { DAYS_IN_WEEK } from '../limits.ts';

function countWeeks(days: number): number {
  return Math.max(1, Math.ceil(days / DAYS_IN_WEEK));
}

/**
 * Returns the number of weeks for which a client has been registered, at least 1, from the days since the start
 * (docs/specification.md, section 9).
 */
export function countWeeksRegistered(daysRegistered: number): number {
  return countWeeks(daysRegistered);
}

/** Returns a client's week by the number of registrations, at least 1 (docs/specification.md, section 9). */
export function getWeekProgress(totalRegistrations: number): number {
  return countWeeks(totalRegistrations);
}
