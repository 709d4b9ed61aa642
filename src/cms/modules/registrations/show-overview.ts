import { toWireRegistration } from '#src/contract/registration.ts';
import { type Amount, toUnits } from '#src/rules/amounts/amount.ts';
import { type CalendarDate, listDatesBetween } from '#src/rules/calendar/calendar-date.ts';
import type { Plan } from '#src/rules/plan/plan.ts';
import { getDayUsage } from '#src/rules/praise/day-usage.ts';
import { getDayTotal } from '#src/rules/registrations/day.ts';
import { getOverviewRange } from '#src/rules/registrations/overview-range.ts';
import { respondPrivately } from '../../http/answer.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { ApiContext } from '../../http/request.ts';
import { requireSession, requireUser } from '../../identity/find-user.ts';
import { getStartDates } from './days.ts';
import { getDailyGoals } from './goals.ts';
import { readPlans } from './plan-row.ts';
import { getDomainRegistration, getLastOpenDay } from './registered-domain.ts';
import { readRegistrations, toRegistration } from './registration-row.ts';

interface RegisteredAmounts {
  readonly amounts: Amount[];
  readonly items: Record<string, unknown>;
}

/** Groups registrations by day in one pass over the rows, because two years of them are read together. */
function groupByDay(system: ContentSystem, uid: number, rows: Awaited<ReturnType<typeof readRegistrations>>) {
  const days = new Map<string, RegisteredAmounts>();
  for (const row of rows) {
    const registration = toRegistration(system, uid, row);
    const day = days.get(row.date) ?? { amounts: [], items: {} };
    day.amounts.push(registration.amount);
    day.items[row.uuid] = { ...toWireRegistration(registration), revision: row.revision };
    days.set(row.date, day);
  }
  return days;
}

const toUnitsOrNull = (amount: Amount | null | undefined) => (amount == null ? null : toUnits(amount));

/** Returns the usage to compare a goal with, for days up to today; later days cannot be praised. */
function getUsageFields(plans: readonly Plan[], date: CalendarDate, last: CalendarDate) {
  const usage = date > last ? null : getDayUsage(plans, date);
  return usage === null ? {} : { planUsage: toUnits(usage.plan), startUsage: toUnits(usage.start) };
}

/** Returns every day of the range with its total, goal and registrations (docs/product-rules.md, "Time"). */
export async function handleShowOverview(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const { db } = system.database;
  const limits = getDomainRegistration(c);
  const { uid } = requireSession(c);
  const [user, rows, plans] = await Promise.all([requireUser(c), readRegistrations(db, uid), readPlans(db, uid)]);
  const registeredByDay = groupByDay(system, uid, rows);
  const last = getLastOpenDay(c);
  const range = getOverviewRange(getStartDates(user), last, plans);
  const dates = listDatesBetween(range.first, range.last);
  const goals = getDailyGoals(plans, dates, limits);
  const days: Record<CalendarDate, unknown> = {};
  for (const date of dates) {
    const { amounts, items } = registeredByDay.get(date) ?? { amounts: [], items: {} };
    const counts = { totalAmount: toUnitsOrNull(getDayTotal(amounts)), goal: toUnitsOrNull(goals.get(date)) };
    days[date] = { ...counts, ...getUsageFields(plans, date, last), items };
  }
  return respondPrivately(c, days);
}
