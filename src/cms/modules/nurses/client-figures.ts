import { getDomain } from '#src/domains/index.ts';
import { getPathDay } from '#src/rules/after/paths.ts';
import type { TrendNumbers } from '#src/rules/after/usage-trend.ts';
import { type Amount, getWeekTotal, sumAmounts, toUnits } from '#src/rules/amounts/amount.ts';
import { addDays, type CalendarDate, listDatesBetween } from '#src/rules/calendar/calendar-date.ts';
import { toUserDate } from '#src/rules/calendar/user-date.ts';
import { getMonday, getSunday } from '#src/rules/calendar/week.ts';
import { DAYS_IN_WEEK } from '#src/rules/limits.ts';
import { type GoalRise, type ListDayState, listClientSignals } from '#src/rules/nurse/client-signals.ts';
import { countWeeksRegistered } from '#src/rules/nurse/client-weeks.ts';
import { comparePlans } from '#src/rules/plan/compare-plans.ts';
import { getDailyGoal } from '#src/rules/plan/daily-goal.ts';
import type { Plan } from '#src/rules/plan/plan.ts';
import { getDayUsage } from '#src/rules/praise/day-usage.ts';
import type { DayWithUsage } from '#src/rules/praise/get-praise.ts';
import { PRAISE_LIMITS, type PraiseLimits } from '#src/rules/praise/praise-limits.ts';
import { getProgrammeDay } from '#src/rules/programme/programme-day.ts';
import { countDays, getDayCategory } from '#src/rules/registrations/day-state.ts';
import { getStatistics } from '#src/rules/registrations/statistics.ts';
import { toPlan } from '../registrations/plan-row.ts';
import { findUsageTrend } from '../registrations/usage-trend.ts';
import type { ClientListRow, ClientRow } from './read-clients.ts';

const NO_GOALS = { goalRounding: 1 };

const toUnitsOrNull = (amount: Amount | null | undefined) => (amount == null ? null : toUnits(amount));

/** Limits for a domain without registrations, in which no day is compared with its goal. */
const NO_LIMITS: PraiseLimits = { guideline: null, highDay: null };

const getPraiseLimits = ({ domain }: ClientRow): PraiseLimits => PRAISE_LIMITS[domain] ?? NO_LIMITS;

type ClientDays = Readonly<Record<CalendarDate, DayWithUsage>>;

/** Creates a function that builds the days of a client from their totals, with the goal and the start usage. */
function createDayBuilder({
  domain,
  plans,
}: ClientRow): (date: CalendarDate, total: number | undefined) => DayWithUsage {
  const ownPlans: readonly Plan[] = plans.map(toPlan);
  const limits = getDomain(domain).registration ?? NO_GOALS;
  return (date, total) => ({
    total: (total ?? null) as Amount | null,
    goal: getDailyGoal(ownPlans, date, limits),
    usage: getDayUsage(ownPlans, date),
  });
}

function getRegisteredDays(row: ClientRow): ClientDays {
  const getDay = createDayBuilder(row);
  return Object.fromEntries(row.days.map(([date, total]) => [date, getDay(date as CalendarDate, total)]));
}

/** Returns the client's current day, for all of their figures. */
const getClientDay = ({ dayStartsAt, registrationsStart }: ClientRow, now: Date): CalendarDate =>
  toUserDate(now, dayStartsAt, registrationsStart as CalendarDate);

/** Serializes the current plan: stopping or cutting down, the weekly target, and the start date. */
function serializeGoal({ plans }: ClientRow) {
  const plan = plans.map(toPlan).at(-1);
  return plan ? { kind: plan.stopOrReduce, week: toUnits(getWeekTotal(plan.target)), since: plan.savedOn } : null;
}

/** Returns four times seven complete days, the last of them up to yesterday. */
function listLastWeeks(registeredDays: ClientDays, today: CalendarDate) {
  return [4, 3, 2, 1].map((daysBack) => {
    const first = addDays(today, -daysBack * DAYS_IN_WEEK);
    const dates = listDatesBetween(first, addDays(first, DAYS_IN_WEEK - 1));
    const totals = dates.flatMap((date) => registeredDays[date]?.total ?? []);
    return { first, last: dates.at(-1), total: toUnits(sumAmounts(totals)), filled: totals.length };
  });
}

/** Serializes a client with the figures of docs/specification.md, section 9. */
export function serializeClient(row: ClientRow, now: Date, registeredDays: ClientDays = getRegisteredDays(row)) {
  const today = getClientDay(row, now);
  const start = row.registrationsStart as CalendarDate;
  const statistics = getStatistics(registeredDays, start, today);
  const counts = countDays(registeredDays, { start, today }, getPraiseLimits(row));
  const days = getProgrammeDay(row.programStart as CalendarDate, today);
  const pathDay = row.path && getPathDay(row.path, today);
  return {
    uid: row.uid,
    domain: getDomain(row.domain).programme,
    name: row.name,
    // The entity has this field (docs/specification.md, section 3); the forum promises that no nurse reads it, so the
    // nickname is never sent.
    nickname: null,
    avatar: row.avatar,
    days_registered: days,
    weeks_registered: countWeeksRegistered(days),
    path: pathDay === null ? null : { number: row.path?.number, day: pathDay },
    ...(row.showsDays && {
      totalRegistrations: statistics.total,
      completedRegistrations: statistics.completed,
      successes: statistics.success,
      fails: statistics.failed,
      within_goal: counts.within,
      filled_only: counts.filled,
      goal: serializeGoal(row),
      last_weeks: listLastWeeks(registeredDays, today),
      last_filled_in: row.days.findLast(([date]) => date <= today)?.[0] ?? null,
    }),
    registrations_start_date: row.registrationsStart,
    program_start_date: row.programStart,
    today,
    unit: row.unit,
    scopes: { days: row.showsDays, exercises: row.showsExercises, answers: row.showsAnswers },
  };
}

/** Serializes every day in whole weeks, from the week of the registrations start, with its total and its goal. */
export function serializeDays(row: ClientRow, now: Date) {
  if (!row.showsDays) return [];
  const today = getClientDay(row, now);
  const totals = new Map(row.days);
  const getDay = createDayBuilder(row);
  return listDatesBetween(getMonday(row.registrationsStart as CalendarDate), getSunday(today)).map((date) => {
    const { total, goal, usage } = getDay(date, totals.get(date));
    return {
      date,
      totalAmount: toUnitsOrNull(total),
      goal: toUnitsOrNull(goal),
      startUsage: toUnitsOrNull(usage?.start),
    };
  });
}

/** Returns the last seven complete days, up to yesterday. */
function listLastDays(row: ClientRow, registeredDays: ClientDays, today: CalendarDate) {
  return listDatesBetween(addDays(today, -DAYS_IN_WEEK), addDays(today, -1)).map((date) => {
    const day = registeredDays[date];
    const open: ListDayState = date < row.registrationsStart ? 'ahead' : 'open';
    return { date, state: day ? getDayCategory(day, getPraiseLimits(row)) : open };
  });
}

/** Returns the plans that raised a goal: the last plan of each day, compared with the plans before that day. */
function listGoalRises({ domain, plans }: ClientRow): readonly GoalRise[] {
  const ownPlans = plans.map(toPlan);
  const limits = getDomain(domain).registration ?? NO_GOALS;
  return ownPlans.flatMap((plan, index) => {
    const date = plan.savedOn;
    if (ownPlans[index + 1]?.savedOn === date) return [];
    const rise = comparePlans(
      ownPlans.filter(({ savedOn }) => savedOn < date),
      plan,
      date,
      limits,
    );
    return rise ? [{ on: date, by: (rise.most.after - rise.most.before) as Amount }] : [];
  });
}

/** Returns the stop date of the current plan. */
function getStopDate({ plans }: ClientRow): CalendarDate | null {
  const plan = plans.at(-1);
  return plan?.stopOrReduce === 'stop' ? (plan.stopDate as CalendarDate | null) : null;
}

/** Returns the numbers of a client's rising line, by the rule of the client's own page. */
function findRiseOfClient(row: ClientListRow, today: CalendarDate): TrendNumbers | null {
  const totals = new Map(row.days.map(([date, total]) => [date as CalendarDate, total as Amount]));
  const line = findUsageTrend(row, row, { totals, today });
  return line.state === 'rising' ? line.numbers : null;
}

/** Serializes a client with the nurse's last visit and the exercises completed since then. */
export const serializeClientVisit = (row: ClientListRow, now: Date, registeredDays?: ClientDays) => ({
  ...serializeClient(row, now, registeredDays),
  seen_at: row.seenAt,
  new_answers: row.newAnswers,
});

/** Serializes a list row: the figures, the last seven days, and reasons for the nurse's attention. */
export function serializeListRow(row: ClientListRow, now: Date) {
  const today = getClientDay(row, now);
  const registeredDays = getRegisteredDays(row);
  const days = row.showsDays ? listLastDays(row, registeredDays, today) : [];
  return {
    ...serializeClientVisit(row, now, registeredDays),
    last_days: days,
    signals: listClientSignals({
      today,
      programmeStart: row.programStart as CalendarDate,
      registrationsStart: row.registrationsStart as CalendarDate,
      days: row.showsDays && getDomain(row.domain).registration !== null ? registeredDays : null,
      limits: PRAISE_LIMITS[row.domain],
      rises: listGoalRises(row),
      pairedOn: row.pairedOn as CalendarDate,
      isSeen: row.seenAt !== null,
      stopDate: getStopDate(row),
      rise: findRiseOfClient(row, today),
    }),
  };
}
