import { addDays, type CalendarDate, getLaterDate } from '../calendar/calendar-date.ts';
import { getMonday, getSunday } from '../calendar/week.ts';
import { PROGRAMME_DAYS } from '../limits.ts';
import type { Plan } from '../plan/plan.ts';
import { getLastPlanDay } from '../plan/week-one.ts';

/** Range of days, inclusive. */
export interface DateRange {
  readonly first: CalendarDate;
  readonly last: CalendarDate;
}

/**
 * Returns the days of /registrations/overview: from the Monday on or before the registrations start to the Sunday on or
 * after the later of today and the last day of the programme, or to week 6 of the newest plan if that is later
 * (docs/product-rules.md, "Time", "Plan"). `plans` are in the order of saving.
 */
export function getOverviewRange(
  starts: { readonly registrationsStart: CalendarDate; readonly programmeStart: CalendarDate },
  today: CalendarDate,
  plans: readonly Plan[] = [],
): DateRange {
  const lastProgrammeDay = addDays(starts.programmeStart, PROGRAMME_DAYS - 1);
  const newestPlan = plans.at(-1);
  const ends = [today, lastProgrammeDay, ...(newestPlan ? [getLastPlanDay(newestPlan)] : [])];
  return { first: getMonday(starts.registrationsStart), last: getSunday(ends.reduce(getLaterDate)) };
}

const getFirstOfMonth = (date: CalendarDate) => `${date.slice(0, 8)}01` as CalendarDate;

// 31 days after the first of a month are always in the next month.
const getLastOfMonth = (date: CalendarDate) => addDays(getFirstOfMonth(addDays(getFirstOfMonth(date), 31)), -1);

/**
 * Returns the months that the calendar shows (docs/specification.md, section 2, /kalender): from the first to the last
 * month with data up to today. Every day since the registrations start has data, even if only "not registered".
 */
export function getCalendarRange(registrationsStart: CalendarDate, today: CalendarDate): DateRange {
  return { first: getFirstOfMonth(registrationsStart), last: getLastOfMonth(today) };
}
