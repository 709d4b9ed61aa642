import { sql } from 'drizzle-orm';
import { readSent } from '#src/contract/fields/fields.ts';
import { isSumOfDrinks, type Registration, registrationFields } from '#src/contract/registration.ts';
import { MAX_LIMIT } from '#src/domains/site-limits.ts';
import { toDecimal } from '#src/rules/amounts/amount.ts';
import { getDayEvent } from '#src/rules/badges/day-event.ts';
import { type CalendarDate, isCalendarDate, listDatesBetween } from '#src/rules/calendar/calendar-date.ts';
import { getMonday, getSunday } from '#src/rules/calendar/week.ts';
import { EARLIEST_START } from '#src/rules/limits.ts';
import { getDayUsage } from '#src/rules/praise/day-usage.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { registrations, users } from '../../db/schema/index.ts';
import {
  createOrderedTimes,
  type ImportedRow,
  type ImportPart,
  type ImportRequest,
  refuseImportFields,
  toRowUuid,
} from '../../http/import-part.ts';
import type { ApiContext } from '../../http/request.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { awardImportedBadges } from '../badges/record-event.ts';
import { getDailyGoals } from './goals.ts';
import { readPlans } from './plan-row.ts';
import { getDomainRegistration, getLastOpenDay, getPraiseLimits, isHighPlanDay } from './registered-domain.ts';
import { readDayTotals, toRegistrationColumns } from './registration-row.ts';

/** Awards the badges for all days of a user, without notifying, as they were announced before. */
async function awardDays(c: ApiContext, tx: Transaction, uid: number): Promise<void> {
  const [totals, plans] = [await readDayTotals(tx, uid), await readPlans(tx, uid)];
  const dates = [...totals.keys()].toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return;
  const run: readonly CalendarDate[] = listDatesBetween(getMonday(first), getSunday(last));
  const goals = getDailyGoals(plans, run, getDomainRegistration(c));
  const days = Object.fromEntries(
    run.map((date) => [
      date,
      { total: totals.get(date) ?? null, goal: goals.get(date) ?? null, usage: getDayUsage(plans, date) },
    ]),
  );
  const limits = getPraiseLimits(c);
  const events = dates.map((date) =>
    getDayEvent({ days, registeredDays: dates.length, isPlanHigh: isHighPlanDay(c, plans, date) }, date, limits),
  );
  await awardImportedBadges(tx, c.var.system, { uid, events });
}

const NAME = 'registrations';

/** Parses a row by its form's fields, without the site's maximum amount, which may have been lowered since. */
function read(c: ApiContext, row: ImportedRow, index: number): Registration {
  const entries = Object.fromEntries(
    Object.entries(registrationFields).map(([name, { wireName }]) => {
      // The file contains the cost in euros, and drinks as JSON.
      const value = row[name === 'cost' ? 'euros' : name];
      return [wireName, name === 'drinks' && Array.isArray(value) ? JSON.stringify(value) : value];
    }),
  );
  const limits = { ...getDomainRegistration(c), maximum: MAX_LIMIT };
  const context = { limits, today: getLastOpenDay(c), registrationsStart: EARLIEST_START as CalendarDate };
  const result = readSent(registrationFields, entries, context);
  if (!result.ok) return refuseImportFields(c, NAME, index, 'registration.errors', result.refused);
  if (isSumOfDrinks(result.value)) return result.value;
  const problems = [{ name: 'amount', wireName: registrationFields.amount.wireName, problem: 'not-their-sum' }];
  return refuseImportFields(c, NAME, index, 'registration.errors', problems);
}

/** Sets the registrations start to the earlier of both starts; an imported day before it is refused. */
async function moveStart(
  tx: Transaction,
  { uid, starts }: ImportRequest,
  dates: readonly CalendarDate[],
): Promise<void> {
  if (dates.length === 0) return;
  const sentDates = [...dates, ...(starts.registrations === null ? [] : [starts.registrations])].toSorted();
  const [first] = sentDates;
  if (first === undefined || !isCalendarDate(first)) return;
  await tx.execute(sql`
    update ${users} set registrations_start = ${first} where uid = ${uid} and registrations_start > ${first}`);
}

/** Imports the registered days of a user. */
export const importRegistrations: ImportPart = {
  name: NAME,
  read: async (arrival, rows) => {
    const { c, uid } = arrival;
    const creationTimes = createOrderedTimes(c, rows.length);
    const keyedRegistrations = rows.map((row, index) => ({
      uuid: toRowUuid(c, NAME, index, row),
      registration: read(c, row, index),
    }));
    const dates = keyedRegistrations.map(({ registration }) => registration.date);
    const columns = keyedRegistrations.map(({ uuid, registration }, index) => ({
      uid,
      uuid,
      createdAt: creationTimes[index] ?? c.var.system.now(),
      ...toRegistrationColumns(c.var.system, { uid, uuid }, registration),
      amount: toDecimal(registration.amount),
    }));
    return {
      found: new Set(dates).size,
      keep: async (tx) => {
        await moveStart(tx, arrival, dates);
        const rows = await insertRows(tx, registrations, columns, 'uuid');
        return new Set(columns.filter(({ uuid }) => rows.has(uuid)).map(({ date }) => date)).size;
      },
      award: (tx) => awardDays(c, tx, uid),
    };
  },
};
