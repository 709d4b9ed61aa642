import { addDays, type CalendarDate, laterOf } from '../calendar/calendar-date.ts';
import { mondayOf, sundayOf } from '../calendar/week.ts';
import { PROGRAMME_DAYS } from '../limits.ts';
import type { Plan } from '../plan/plan.ts';
import { lastPlanDay } from '../plan/week-one.ts';

/** Both days are part of the range. */
export interface DateRange {
  readonly first: CalendarDate;
  readonly last: CalendarDate;
}

/**
 * The days of /registrations/overview: from the Monday on or before the registrations start to the Sunday on or after
 * the later of today and the last day of the programme, or to week 6 of the newest plan where that is later
 * (docs/product-rules.md, "Time", "Plan"). `plans` are in the order of saving.
 */
export function overviewRange(
  starts: { readonly registrationsStart: CalendarDate; readonly programmeStart: CalendarDate },
  today: CalendarDate,
  plans: readonly Plan[] = [],
): DateRange {
  const lastProgrammeDay = addDays(starts.programmeStart, PROGRAMME_DAYS - 1);
  const newest = plans.at(-1);
  const ends = [today, lastProgrammeDay, ...(newest ? [lastPlanDay(newest)] : [])];
  return { first: mondayOf(starts.registrationsStart), last: sundayOf(ends.reduce(laterOf)) };
}
