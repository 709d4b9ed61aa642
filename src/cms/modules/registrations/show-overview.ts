import { registrationOnWire } from '#src/contract/registration.ts';
import { unitsOf } from '#src/rules/amounts/amount.ts';
import { datesBetween } from '#src/rules/calendar/calendar-date.ts';
import { dailyGoal } from '#src/rules/plan/daily-goal.ts';
import { dayTotal } from '#src/rules/registrations/day.ts';
import { overviewRange } from '#src/rules/registrations/overview-range.ts';
import { privateAnswer } from '../../http/answer.ts';
import type { ApiContext } from '../../http/request.ts';
import { ownUser, sessionOf } from '../accounts/find-user.ts';
import { startsOf } from './days.ts';
import { plansOf } from './plan-row.ts';
import { limitsOf, todayOf } from './registered-domain.ts';
import { registrationOf, rowsOf } from './registration-row.ts';

/** Every day of the covered range with its total, its goal and what was registered (decisions, "Time"). */
export async function showOverview(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const { db } = system.database;
  const limits = limitsOf(c);
  const { uid } = sessionOf(c);
  const [user, rows, plans] = await Promise.all([ownUser(c), rowsOf(db, uid), plansOf(db, uid)]);
  const ofDay = Map.groupBy(rows, ({ date }) => date);
  const { first, last } = overviewRange(startsOf(user), todayOf(c));
  const days = datesBetween(first, last).map((date) => {
    const items = (ofDay.get(date) ?? []).map((row) => [row.uuid, registrationOf(system, row)] as const);
    const total = dayTotal(items.map(([, { amount }]) => amount));
    const goal = dailyGoal(plans, date, limits);
    const day = {
      totalAmount: total === null ? null : unitsOf(total),
      goal: goal === null ? null : unitsOf(goal),
      items: Object.fromEntries(items.map(([uuid, item]) => [uuid, registrationOnWire(item)])),
    };
    return [date, day] as const;
  });
  return privateAnswer(c, Object.fromEntries(days));
}
