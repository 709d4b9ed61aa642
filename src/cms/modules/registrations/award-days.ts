import { dayEvent } from '#src/rules/badges/day-event.ts';
import { type CalendarDate, datesBetween } from '#src/rules/calendar/calendar-date.ts';
import { mondayOf, sundayOf } from '#src/rules/calendar/week.ts';
import { usageOn } from '#src/rules/praise/usage-on.ts';
import type { ApiContext } from '../../http/request.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { awardQuietly } from '../badges/record-event.ts';
import { goalsOf } from './goals.ts';
import { plansOf } from './plan-row.ts';
import { isPlanHighOn, praiseLimitsOf, recordOf } from './registered-domain.ts';
import { totalsOf } from './registration-row.ts';

/** Awards the badges for all days of a user, without notifying: they were announced before. */
export async function awardDays(c: ApiContext, tx: Transaction, uid: number): Promise<void> {
  const [totals, plans] = [await totalsOf(tx, uid), await plansOf(tx, uid)];
  const dates = [...totals.keys()].toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return;
  const run: readonly CalendarDate[] = datesBetween(mondayOf(first), sundayOf(last));
  const goals = goalsOf(plans, run, recordOf(c));
  const days = Object.fromEntries(
    run.map((on) => [on, { total: totals.get(on) ?? null, goal: goals.get(on) ?? null, usage: usageOn(plans, on) }]),
  );
  const limits = praiseLimitsOf(c);
  const events = dates.map((date) =>
    dayEvent({ days, registeredDays: dates.length, isPlanHigh: isPlanHighOn(c, plans, date) }, date, limits),
  );
  await awardQuietly(tx, c.var.system, { uid, events });
}
