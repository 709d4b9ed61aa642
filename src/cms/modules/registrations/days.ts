import type { RegistrationLimits } from '#src/domains/domain.ts';
import { type CalendarDate, listDatesBetween } from '#src/rules/calendar/calendar-date.ts';
import type { Day, Days } from '#src/rules/registrations/day.ts';
import type { DateRange } from '#src/rules/registrations/overview-range.ts';
import { getStatistics, type Statistics } from '#src/rules/registrations/statistics.ts';
import type { Orm } from '../../db/orm.ts';
import type { User } from '../../identity/find-user.ts';
import { getDailyGoals } from './goals.ts';
import { readPlans } from './plan-row.ts';
import { readDayTotals } from './registration-row.ts';

/** Registration settings of the domain that a goal depends on. */
type GoalRounding = Pick<RegistrationLimits, 'goalRounding'>;

type UserStart = Pick<User, 'uid' | 'registrationsStart' | 'programStart'>;

/** Returns both start dates of an account. */
export const getStartDates = ({ registrationsStart, programStart }: Omit<UserStart, 'uid'>) => ({
  registrationsStart: registrationsStart as CalendarDate,
  programmeStart: programStart as CalendarDate,
});

/** Returns the total and the goal of every day of a range; without answers and notes, as a nurse may see the days. */
async function readDaysOfRange(db: Orm, uid: number, { first, last }: DateRange, limits: GoalRounding): Promise<Days> {
  const [totals, plans] = await Promise.all([readDayTotals(db, uid), readPlans(db, uid)]);
  const goals = getDailyGoals(plans, listDatesBetween(first, last), limits);
  const days = [...goals].map(([date, goal]): [string, Day] => [date, { total: totals.get(date) ?? null, goal }]);
  return Object.fromEntries(days);
}

/** Returns the figures of a user's streak up to a day (docs/specification.md, section 3, "Streaks"). */
export async function loadStatistics(
  db: Orm,
  user: UserStart,
  limits: GoalRounding,
  today: CalendarDate,
): Promise<Statistics> {
  const { registrationsStart: first } = getStartDates(user);
  return getStatistics(await readDaysOfRange(db, user.uid, { first, last: today }, limits), first, today);
}
