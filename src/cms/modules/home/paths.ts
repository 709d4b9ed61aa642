import { and, asc, eq } from 'drizzle-orm';
import { startLaterPath as beginOperation, pathBody } from '#src/contract/home.ts';
import { getNewestPath, getPathDay, type SixWeekRun } from '#src/rules/after/paths.ts';
import { type CalendarDate, isCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { EARLIEST_START, PROGRAMME_DAYS } from '#src/rules/limits.ts';
import { getProgrammeDay } from '#src/rules/programme/programme-day.ts';
import type { Orm } from '../../db/orm.ts';
import { sixWeekRuns } from '../../db/schema/index.ts';
import { respondEmpty, respondPrivately } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import { type ImportPart, refuseRow } from '../../http/import-part.ts';
import { recordFailedAttempt } from '../../http/limits.ts';
import type { ApiContext } from '../../http/request.ts';
import { getServerText } from '../../http/server-texts.ts';
import { lockUser, requireUser } from '../../identity/find-user.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { readHardMomentBody } from '../hard-moment/read-personal-texts.ts';
import { getLastOpenDay, getUserDay } from '../registrations/registered-domain.ts';

/** Returns the six-week runs of a user, oldest first. */
export async function readPaths(db: Orm | Transaction, uid: number): Promise<readonly SixWeekRun[]> {
  const rows = await db.select().from(sixWeekRuns).where(eq(sixWeekRuns.uid, uid)).orderBy(asc(sixWeekRuns.number));
  return rows.map(({ number, begunOn, endedOn }) => ({
    number,
    begunOn: begunOn as CalendarDate,
    endedOn: endedOn as CalendarDate | null,
  }));
}

/** Starts another six weeks if no run is in progress. */
export async function handleStartPath(c: ApiContext): Promise<Response> {
  const user = await requireUser(c);
  const { uid, programStart } = user;
  const { plan } = await readHardMomentBody(c, beginOperation, pathBody);
  await recordFailedAttempt(c, 'hard-moment-write', uid);
  const today = getUserDay(c.var.system, user);
  const start = programStart as CalendarDate;
  const started = await c.var.system.database.db.transaction(async (tx) => {
    await lockUser(tx, uid);
    const newestPath = getNewestPath(start, await readPaths(tx, uid));
    const isRunning = getProgrammeDay(start, today) <= PROGRAMME_DAYS || getPathDay(newestPath, today) !== null;
    if (isRunning) throw new ApiError(409, 'path-runs');
    const path = { number: newestPath.number + 1, begunOn: today, endedOn: null };
    await tx.insert(sixWeekRuns).values({ uid, ...path, plan });
    return path;
  });
  return respondPrivately(c, started);
}

/** Stops the run in progress. */
export async function handleEndPath(c: ApiContext): Promise<Response> {
  const user = await requireUser(c);
  const { uid, programStart } = user;
  const { db } = c.var.system.database;
  const today = getUserDay(c.var.system, user);
  const newestPath = getNewestPath(programStart as CalendarDate, await readPaths(db, uid));
  if (getPathDay(newestPath, today) === null) throw new ApiError(404, 'not-found');
  await db
    .update(sixWeekRuns)
    .set({ endedOn: today })
    .where(and(eq(sixWeekRuns.uid, uid), eq(sixWeekRuns.number, newestPath.number)));
  return respondEmpty(c);
}

const NAME = 'paths';
/** Maximum number of six-week runs of a user. */
const MAX_PATHS = 999;

/** Imports the six-week runs after the first, by number; an existing run remains. */
export const importPaths: ImportPart = {
  name: NAME,
  read: async ({ c, uid }, rows) => {
    const last = getLastOpenDay(c);
    const isPast = (day: unknown): day is CalendarDate =>
      typeof day === 'string' && isCalendarDate(day) && day >= EARLIEST_START && day <= last;
    const pathRows = rows.map(({ number, begunOn, endedOn = null }, index) => {
      const isLater = typeof number === 'number' && Number.isInteger(number) && number > 1 && number <= MAX_PATHS;
      const isRead = isPast(begunOn) && (endedOn === null || (isPast(endedOn) && endedOn >= begunOn));
      if (!isLater || !isRead) return refuseRow(c, NAME, index, getServerText('import.invalid', c.var.language));
      return { uid, number, begunOn, endedOn, plan: 'keep' };
    });
    return {
      found: pathRows.length,
      keep: async (tx) =>
        (await tx.insert(sixWeekRuns).values(pathRows).onConflictDoNothing().returning({ number: sixWeekRuns.number }))
          .length,
    };
  },
};
