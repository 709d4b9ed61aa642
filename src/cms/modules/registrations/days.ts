import type { RegistrationLimits } from '#src/domains/domain.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { dailyGoal } from '#src/rules/plan/daily-goal.ts';
import type { Plan } from '#src/rules/plan/plan.ts';
import type { Days } from '#src/rules/registrations/day.ts';
import { type Statistics, statistics } from '#src/rules/registrations/statistics.ts';
import type { Orm } from '../../db/database.ts';
import type { User } from '../accounts/find-user.ts';
import { plansOf } from './plan-row.ts';
import { totalsOf } from './registration-row.ts';

type Started = Pick<User, 'uid' | 'registrationsStart' | 'programStart'>;

/** Both start dates of an account. */
export const startsOf = ({ registrationsStart, programStart }: Omit<Started, 'uid'>) => ({
  registrationsStart: registrationsStart as CalendarDate,
  programmeStart: programStart as CalendarDate,
});

/** The days on which a person registered, each with its goal. */
export async function registeredDays(db: Orm, uid: number, limits: RegistrationLimits): Promise<Days> {
  const [totals, plans] = await Promise.all([totalsOf(db, uid), plansOf(db, uid)]);
  return daysOf(totals, plans, limits);
}

function daysOf(
  totals: Awaited<ReturnType<typeof totalsOf>>,
  plans: readonly Plan[],
  limits: RegistrationLimits,
): Days {
  const days = [...totals].map(([date, total]) => [date, { total, goal: dailyGoal(plans, date, limits) }] as const);
  return Object.fromEntries(days);
}

/** The figures of a person's streak up to a day (section 3, "Streaks"). */
export async function statisticsOf(
  db: Orm,
  user: Started,
  limits: RegistrationLimits,
  today: CalendarDate,
): Promise<Statistics> {
  return statistics(await registeredDays(db, user.uid, limits), startsOf(user).registrationsStart, today);
}
