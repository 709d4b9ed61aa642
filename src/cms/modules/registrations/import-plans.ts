import { eq } from 'drizzle-orm';
import { toWirePlan } from '#src/contract/plans.ts';
import { readPlan } from '#src/contract/read-plan.ts';
import { MAX_LIMIT } from '#src/domains/site-limits.ts';
import { addDays, type CalendarDate, isCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { createWeek, getMonday, WEEKDAYS } from '#src/rules/calendar/week.ts';
import { DAYS_IN_WEEK, EARLIEST_START } from '#src/rules/limits.ts';
import type { Plan } from '#src/rules/plan/plan.ts';
import { PLAN_RULES } from '#src/rules/plan/plan-rules.ts';
import { getPlanStart } from '#src/rules/plan/week-one.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { plans } from '../../db/schema/index.ts';
import { ApiError } from '../../http/api-error.ts';
import {
  type ImportedRow,
  type ImportPart,
  readRowTime,
  refuseImportFields,
  refuseRow,
  toRowUuid,
} from '../../http/import-part.ts';
import type { ApiContext } from '../../http/request.ts';
import { getServerText } from '../../http/server-texts.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { awardImportedBadges } from '../badges/record-event.ts';
import { hasLowerPlan, readPlanRows, toPlanColumns } from './plan-row.ts';
import { getDomainRegistration, getLastOpenDay } from './registered-domain.ts';

const NAME = 'plans';

const readText = (value: unknown): string => (typeof value === 'string' ? value : '');

const readWeek = (value: unknown) => {
  const amounts: readonly unknown[] = Array.isArray(value) ? value : [];
  return createWeek((weekday) => readText(amounts[WEEKDAYS.indexOf(weekday)]));
};

/** Returns the stored Monday of week 1, which earlier rules set to the week of the start; null for other days. */
function readWeekOne({ weekOne }: ImportedRow, plan: Plan): CalendarDate | null {
  if (typeof weekOne !== 'string' || !isCalendarDate(weekOne) || getMonday(weekOne) !== weekOne) return null;
  const begin = getPlanStart(plan);
  return weekOne >= getMonday(begin) && weekOne <= addDays(begin, DAYS_IN_WEEK - 1) ? weekOne : null;
}

/** Parses a row by its form, as of the day on which it was saved; ignores limits that a site has set since. */
function read(c: ApiContext, row: ImportedRow, index: number): Plan {
  const refuse = () => refuseRow(c, NAME, index, getServerText('import.invalid', c.var.language));
  const [rules, savedOn] = [PLAN_RULES[c.var.domain.key], readText(row.savedOn)];
  if (rules === null) throw new ApiError(404, 'not-found');
  if (!isCalendarDate(savedOn) || savedOn < EARLIEST_START || savedOn > getLastOpenDay(c)) return refuse();
  const body = {
    ...toWirePlan({
      usage: readWeek(row.usage),
      goal: readWeek(row.target),
      ...(typeof row.stopDate === 'string' ? { stopDate: row.stopDate } : {}),
    }),
    stopOrReduce: readText(row.stopOrReduce),
    immediate_or_gradual: readText(row.immediateOrGradual),
  };
  const record = getDomainRegistration(c);
  const limits = { ...record, maximum: MAX_LIMIT, checkFrom: MAX_LIMIT };
  const result = readPlan(body, { rules, limits, today: savedOn });
  if (!result.ok) return refuseImportFields(c, NAME, index, 'plan.wizard.errors', result.refused);
  const plan = { ...result.value, keepsLower: row.keepsLower === true };
  const weekOne = readWeekOne(row, plan);
  return row.weekOne === undefined || row.weekOne === null ? plan : weekOne === null ? refuse() : { ...plan, weekOne };
}

type NewRow = typeof plans.$inferInsert;

/**
 * Merges imported plans with the existing ones, by day and time of saving: the last saved plan remains the current one,
 * so that an older imported plan never raises a goal.
 */
async function mergePlans(tx: Transaction, uid: number, coming: readonly NewRow[]): Promise<number> {
  const storedPlans = (await readPlanRows(tx, uid)).map(({ id: _id, ...row }) => row);
  const storedUuids = new Set(storedPlans.map(({ uuid }) => uuid));
  const additions = [...new Map(coming.map((row) => [row.uuid, row])).values()].filter(
    ({ uuid }) => !storedUuids.has(uuid),
  );
  if (additions.length === 0) return 0;
  const getSortKey = ({ savedOn, createdAt }: NewRow) => `${savedOn} ${createdAt.toISOString()}`;
  const all = [...storedPlans, ...additions].toSorted((item, other) =>
    getSortKey(item).localeCompare(getSortKey(other)),
  );
  await tx.delete(plans).where(eq(plans.uid, uid));
  await insertRows(tx, plans, all, 'uuid');
  return additions.length;
}

/** Imports all plans of a user. */
export const importPlans: ImportPart = {
  name: NAME,
  read: async ({ c, uid }, rows) => {
    const coming = rows.map(
      (row, index): NewRow => ({
        uid,
        uuid: toRowUuid(c, NAME, index, row),
        ...toPlanColumns(read(c, row, index)),
        gpCalledOn: typeof row.gpCalledOn === 'string' && isCalendarDate(row.gpCalledOn) ? row.gpCalledOn : null,
        createdAt: readRowTime(c, row.createdAt),
      }),
    );
    return {
      found: coming.length,
      keep: (tx) => mergePlans(tx, uid, coming),
      award: async (tx) => {
        if (await hasLowerPlan(tx, uid))
          await awardImportedBadges(tx, c.var.system, { uid, events: [{ kind: 'plan-made' }] });
      },
    };
  },
};
