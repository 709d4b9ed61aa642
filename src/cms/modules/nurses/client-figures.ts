import { domainOf } from '#src/domains/index.ts';
import { type Amount, unitsOf } from '#src/rules/amounts/amount.ts';
import { addDays, type CalendarDate, datesBetween } from '#src/rules/calendar/calendar-date.ts';
import { dayOfUse } from '#src/rules/calendar/day-of-use.ts';
import { mondayOf, sundayOf } from '#src/rules/calendar/week.ts';
import { DAYS_IN_WEEK } from '#src/rules/limits.ts';
import { clientSignals, type ListDayState } from '#src/rules/nurse/client-signals.ts';
import { weeksRegistered } from '#src/rules/nurse/client-weeks.ts';
import { dailyGoal } from '#src/rules/plan/daily-goal.ts';
import type { Plan } from '#src/rules/plan/plan.ts';
import { programmeDay } from '#src/rules/programme/programme-day.ts';
import type { Days } from '#src/rules/registrations/day.ts';
import { dayBarState } from '#src/rules/registrations/day-bar.ts';
import { statistics } from '#src/rules/registrations/statistics.ts';
import { planOf } from '../registrations/plan-row.ts';
import type { ClientRow, ListRow } from './read-clients.ts';

const NO_GOALS = { goalRounding: 1 };

/** How a client's goals are found. */
function goalsOf({ domain, plans }: ClientRow): (date: CalendarDate) => Amount | null {
  const own: readonly Plan[] = plans.map(planOf);
  const limits = domainOf(domain).registration ?? NO_GOALS;
  return (date) => dailyGoal(own, date, limits);
}

function registeredDays(row: ClientRow): Days {
  const goalOf = goalsOf(row);
  const entries = row.days.map(([date, total]) => {
    return [date, { total: total as Amount, goal: goalOf(date as CalendarDate) }] as const;
  });
  return Object.fromEntries(entries);
}

/** The day that it is for a client, by which every figure of theirs is made. */
const dayOfClient = ({ dayStartsAt, registrationsStart }: ClientRow, now: Date): CalendarDate =>
  dayOfUse(now, dayStartsAt, registrationsStart as CalendarDate);

/** A client with the figures of section 9, as it travels. */
export function wrapClient(row: ClientRow, now: Date, registered: Days = registeredDays(row)) {
  const today = dayOfClient(row, now);
  const figures = statistics(registered, row.registrationsStart as CalendarDate, today);
  const days = programmeDay(row.programStart as CalendarDate, today);
  return {
    uid: row.uid,
    domain: domainOf(row.domain).programme,
    name: row.name,
    // The entity has the field (section 3); the forum promises that no nurse reads along there, so nobody is told the name.
    nickname: null,
    avatar: row.avatar,
    days_registered: days,
    weeks_registered: weeksRegistered(days),
    ...(row.showsDays && {
      totalRegistrations: figures.total,
      completedRegistrations: figures.completed,
      successes: figures.success,
      fails: figures.failed,
    }),
    registrations_start_date: row.registrationsStart,
    program_start_date: row.programStart,
    today,
    unit: row.unit,
    scopes: { days: row.showsDays, exercises: row.showsExercises, answers: row.showsAnswers },
  };
}

/** Every day in whole weeks, from the week of the registrations start to this one, with its total and its goal. */
export function wrapDays(row: ClientRow, now: Date) {
  if (!row.showsDays) return [];
  const today = dayOfClient(row, now);
  const totals = new Map(row.days);
  const goalOf = goalsOf(row);
  return datesBetween(mondayOf(row.registrationsStart as CalendarDate), sundayOf(today)).map((date) => {
    const [total, goal] = [totals.get(date), goalOf(date)];
    return {
      date,
      totalAmount: total === undefined ? null : unitsOf(total as Amount),
      goal: goal === null ? null : unitsOf(goal),
    };
  });
}

const LIST_STATES = {
  'no-data': 'missing',
  'goal-not-set': 'no-goal',
  'goal-achieved': 'met',
  'goal-not-achieved': 'over',
} as const;

/** What the last seven days were, today the last of them. */
function lastDays(row: ClientRow, registered: Days, today: CalendarDate) {
  return datesBetween(addDays(today, 1 - DAYS_IN_WEEK), today).map((date) => {
    const day = registered[date];
    const isOpen = date === today || date < row.registrationsStart;
    const state: ListDayState = day ? LIST_STATES[dayBarState(day)] : isOpen ? 'ahead' : 'missing';
    return { date, state };
  });
}

/** The stop date of the plan that holds. */
function stopDateOf({ plans }: ClientRow): CalendarDate | null {
  const plan = plans.at(-1);
  return plan?.stopOrReduce === 'stop' ? (plan.stopDate as CalendarDate | null) : null;
}

/** A row of the list, as it travels: the figures, the last seven days, and what asks for the nurse. */
export function wrapListRow(row: ListRow, now: Date) {
  const today = dayOfClient(row, now);
  const registered = registeredDays(row);
  const days = row.showsDays ? lastDays(row, registered, today) : [];
  const lastFilledIn = row.days.findLast(([date]) => date <= today)?.[0] ?? null;
  return {
    ...wrapClient(row, now, registered),
    last_days: days,
    last_filled_in: lastFilledIn,
    seen_at: row.seenAt,
    signals: clientSignals({
      today,
      programmeStart: row.programStart as CalendarDate,
      registrationsStart: row.registrationsStart as CalendarDate,
      hasDays: row.showsDays && domainOf(row.domain).registration !== null,
      lastFilledIn: lastFilledIn as CalendarDate | null,
      pairedOn: row.pairedOn as CalendarDate,
      isSeen: row.seenAt !== null,
      newAnswers: row.newAnswers,
      daysOver: days.filter(({ state }) => state === 'over').length,
      stopDate: stopDateOf(row),
    }),
  };
}
