import { addDays, type CalendarDate, laterOf } from '../calendar/calendar-date.ts';
import { mondayOf, sundayOf } from '../calendar/week.ts';
import { PROGRAMME_DAYS } from '../limits.ts';

/** Both days are part of the range. */
export interface DateRange {
  readonly first: CalendarDate;
  readonly last: CalendarDate;
}

/**
 * The days of /registrations/overview: from the Monday on or before the registrations start to the Sunday on or after
 * the later of today and the last day of the programme (decisions, "Time").
 */
export function overviewRange(
  starts: { readonly registrationsStart: CalendarDate; readonly programmeStart: CalendarDate },
  today: CalendarDate,
): DateRange {
  const lastProgrammeDay = addDays(starts.programmeStart, PROGRAMME_DAYS - 1);
  return { first: mondayOf(starts.registrationsStart), last: sundayOf(laterOf(today, lastProgrammeDay)) };
}
