import type { RegistrationsOverview } from '#src/contract/get-registrations-overview.ts';
import { type Amount, sumOf } from '#src/rules/amounts/amount.ts';
import { addDays, type CalendarDate, datesBetween } from '#src/rules/calendar/calendar-date.ts';
import { mondayOf, sundayOf } from '#src/rules/calendar/week.ts';

/** The goal of the week of a date; null where a day of it has none. */
function goalOfWeek(days: RegistrationsOverview, date: CalendarDate): Amount | null {
  const goals = datesBetween(mondayOf(date), sundayOf(date)).map((day) => days[day]?.goal ?? null);
  const known = goals.filter((goal) => goal !== null);
  return known.length === goals.length ? sumOf(known) : null;
}

export interface WeekGoals {
  /** Of this week, or of the next where the plan began in this one; null where neither is whole. */
  readonly near: { readonly week: 'this' | 'next'; readonly goal: Amount } | null;
  /** Where it goes down to in the weeks that are known; null where it stays as it is. */
  readonly target: Amount | null;
}

/** What the weeks of a plan come to, in hundredths of the domain's unit. */
export function weekGoals(days: RegistrationsOverview, today: CalendarDate): WeekGoals {
  const [now, next] = [goalOfWeek(days, today), goalOfWeek(days, addDays(today, 7))];
  const goal = now ?? next;
  if (goal === null) return { near: null, target: null };
  const last = (Object.keys(days) as CalendarDate[]).sort().at(-1) ?? today;
  const end = goalOfWeek(days, last);
  return {
    near: { week: now === null ? 'next' : 'this', goal },
    target: end !== null && end < goal ? end : null,
  };
}
