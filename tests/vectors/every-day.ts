import { createHash } from 'node:crypto';
import { formatDay, formatMonth, formatShortWeekday } from '#src/i18n/format-date.ts';
import { parseDecimal } from '#src/rules/amounts/amount.ts';
import { addDays, type CalendarDate, countDaysBetween, listDatesBetween } from '#src/rules/calendar/calendar-date.ts';
import { getAmsterdamDate, getAmsterdamMinute } from '#src/rules/calendar/today.ts';
import { DAY_START_HOURS, toUserDate } from '#src/rules/calendar/user-date.ts';
import { createWeek, getMonday, getSunday, getWeekday } from '#src/rules/calendar/week.ts';
import { getDailyGoal } from '#src/rules/plan/daily-goal.ts';
import type { Plan } from '#src/rules/plan/plan.ts';
import { getProgrammeDay, getProgrammeWeek } from '#src/rules/programme/programme-day.ts';
import { getUnlockNotice } from '#src/rules/programme/unlock-notice.ts';
import { getCalendarRange, getOverviewRange } from '#src/rules/registrations/overview-range.ts';

const FIRST: CalendarDate = '2025-01-01';
const LAST: CalendarDate = '2032-12-31';

/** Times at which a wrong time zone changes the day. */
const MOMENTS = ['00:00', '00:59', '01:00', '10:30', '11:30', '21:59', '22:00', '22:59', '23:00', '23:59'];

const HALF_PAST_ONE = 90;

const weekOfFours = createWeek(() => parseDecimal('4'));

/** Returns the results of the rules for one day, with a plan and a programme that started ten days before it. */
function getAnswers(date: CalendarDate): unknown {
  const start = addDays(date, -10);
  const plan: Plan = {
    savedOn: start,
    stopDate: addDays(start, 5),
    usage: weekOfFours,
    target: createWeek(() => parseDecimal('0')),
    stopOrReduce: 'stop',
    immediateOrGradual: 'gradual',
  };
  const [monday, sunday] = [getMonday(date), getSunday(date)];
  return [
    [date, addDays(date, 1), addDays(date, -365), getWeekday(date), monday, sunday, countDaysBetween(FIRST, date)],
    listDatesBetween(monday, sunday),
    MOMENTS.map((moment) => getAmsterdamDate(new Date(`${date}T${moment}:00Z`))),
    getDailyGoal([plan], date, { goalRounding: 0.5 }),
    [getProgrammeDay(start, date), getProgrammeWeek(start, date), getUnlockNotice(addDays(start, 14), date)],
    getNight(date),
    [getOverviewRange({ registrationsStart: start, programmeStart: start }, date), getCalendarRange(start, date)],
    ['nl', 'en'].map((language) => [
      formatDay(date, language),
      formatMonth(date, language),
      formatShortWeekday(date, language),
    ]),
  ];
}

/** Returns half past one on a date by local time, in UTC: in winter at half past midnight, in summer an hour before. */
const createHalfPastOne = (date: CalendarDate): Date =>
  ['00:30', '23:30']
    .map((clock) => new Date(`${clock === '00:30' ? date : addDays(date, -1)}T${clock}:00Z`))
    .find((instant) => getAmsterdamDate(instant) === date && getAmsterdamMinute(instant) === HALF_PAST_ONE) as Date;

/** Returns the day of half past one, for each hour at which a day may start: the date, or the previous day. */
function getNight(date: CalendarDate): readonly CalendarDate[] {
  const night = createHalfPastOne(date);
  const days = DAY_START_HOURS.map((hour) => toUserDate(night, hour));
  const meant = DAY_START_HOURS.map((hour) => (hour > 1 ? addDays(date, -1) : date));
  if (days.join() !== meant.join()) throw new Error(`Half past one of ${date} belongs to ${days.join()}.`);
  return days;
}

/** Returns every day of eight years in one digest, and the number of days in the shortest and the longest week. */
export function everyDay(): string {
  const digest = createHash('sha256');
  const lengths = new Set<number>();
  for (const date of listDatesBetween(FIRST, LAST)) {
    lengths.add(listDatesBetween(getMonday(date), getSunday(date)).length);
    digest.update(JSON.stringify(getAnswers(date)));
  }
  return `${digest.digest('hex')} ${[...lengths].join(' ')}`;
}
