import { and, desc, eq } from 'drizzle-orm';
import { answerSupport as answerOperation, type SupportAnswer, supportBody } from '#src/contract/home.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import { getSupportState, type Support } from '#src/rules/after/support-week.ts';
import { hasHighDays, type TrendKind } from '#src/rules/after/usage-trend.ts';
import { toDecimal } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { PRAISE_LIMITS, type PraiseLimits } from '#src/rules/praise/praise-limits.ts';
import type { Keyring } from '../../db/encryption/keyring.ts';
import { decryptText, encryptText } from '../../db/encryption/seal.ts';
import type { Orm } from '../../db/orm.ts';
import { supportWeeks } from '../../db/schema/index.ts';
import { respondEmpty } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import { recordFailedAttempt } from '../../http/limits.ts';
import type { ApiContext } from '../../http/request.ts';
import { requireUser } from '../../identity/find-user.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { readHardMomentBody } from '../hard-moment/read-personal-texts.ts';
import { getUserDay } from '../registrations/registered-domain.ts';
import { readDayTotals } from '../registrations/registration-row.ts';
import { findUsageTrend } from '../registrations/usage-trend.ts';
import { readPaths } from './paths.ts';
import { readUnnamedDates } from './personal-dates.ts';

type SupportRow = typeof supportWeeks.$inferSelect;

/** A participant with the data to compute the rising line. */
interface SupportedUser {
  readonly uid: number;
  readonly domain: DomainKey;
  readonly programStart: string;
}

/** Returns the support weeks of a user, newest first. */
export const readSupportWeeks = (db: Orm | Transaction, uid: number): Promise<SupportRow[]> =>
  db.select().from(supportWeeks).where(eq(supportWeeks.uid, uid)).orderBy(desc(supportWeeks.offeredOn));

/** Returns the rising line of a user on a day, with the totals that it is computed from. */
async function readLine(db: Orm, person: SupportedUser, today: CalendarDate, lastOffer: CalendarDate | null) {
  const { uid } = person;
  const [totals, paths, dates] = await Promise.all([
    readDayTotals(db, uid),
    readPaths(db, uid),
    readUnnamedDates(db, uid),
  ]);
  const lastPath = paths.findLast((path) => path.begunOn <= today)?.begunOn ?? null;
  return { line: findUsageTrend({ lastOffer, lastPath, dates }, person, { totals, today }), totals };
}

const getSealContext = (uid: number, offeredOn: string) => ({ table: 'supports', row: offeredOn, owner: uid });

const openReasons = (keys: Keyring, { uid, offeredOn, reasons }: SupportRow): readonly string[] =>
  reasons === null ? [] : JSON.parse(decryptText(keys, getSealContext(uid, offeredOn), reasons));

/** Returns a support week for the data export. */
export const exportSupportWeek = (keys: Keyring, row: SupportRow) => {
  const { offeredOn, kind, answer, begunOn, endedOn } = row;
  return { offeredOn, kind, answer, begunOn, endedOn, reasons: openReasons(keys, row) };
};

/** Returns the newest support week, if it is offered or in progress, with its numbers; null if there is none. */
export async function readCurrentSupportWeek(db: Orm, person: SupportedUser, today: CalendarDate) {
  const [row, previousSupport] = await readSupportWeeks(db, person.uid);
  if (!row) return null;
  const { kind, offeredOn, begunOn, endedOn, answer } = row;
  const dates = { offeredOn, begunOn, endedOn, answer } as Pick<
    Support,
    'offeredOn' | 'begunOn' | 'endedOn' | 'answer'
  >;
  if (getSupportState(dates, today) === null) return null;
  const lastOffer = (previousSupport?.offeredOn ?? null) as CalendarDate | null;
  const { line, totals } = await readLine(db, person, dates.offeredOn, lastOffer);
  const limits = PRAISE_LIMITS[person.domain] as PraiseLimits;
  const numbers = line.state === 'rising' ? line.numbers : null;
  return {
    ...dates,
    kind,
    numbers: numbers && { ...numbers, total: toDecimal(numbers.total), usual: toDecimal(numbers.usual) },
    isHigh: hasHighDays(totals, kind as TrendKind, dates.offeredOn, limits),
  };
}

async function findSupport(c: ApiContext) {
  const user = await requireUser(c);
  const today = getUserDay(c.var.system, user);
  const [row] = await readSupportWeeks(c.var.system.database.db, user.uid);
  const state = row
    ? getSupportState(row as Pick<Support, 'offeredOn' | 'begunOn' | 'endedOn' | 'answer'>, today)
    : null;
  if (!row || state === null) throw new ApiError(404, 'not-found');
  return { row, state, today, which: and(eq(supportWeeks.uid, user.uid), eq(supportWeeks.offeredOn, row.offeredOn)) };
}

/** Answers the offer of a support week, or stores the reasons chosen in it. */
export async function handleAnswerSupport(c: ApiContext): Promise<Response> {
  const { row, state, today, which } = await findSupport(c);
  const { answer, reasons } = await readHardMomentBody(c, answerOperation, supportBody);
  await recordFailedAttempt(c, 'hard-moment-write', row.uid);
  const { db } = c.var.system.database;
  if (state.kind === 'offered') {
    await db
      .update(supportWeeks)
      .set({ answer, begunOn: (answer as SupportAnswer) === 'yes' ? today : null })
      .where(which);
  } else if (reasons.length > 0) {
    const text = encryptText(c.var.system.keys, getSealContext(row.uid, row.offeredOn), JSON.stringify(reasons));
    await db.update(supportWeeks).set({ reasons: text }).where(which);
  }
  return respondEmpty(c);
}

/** Stops the support week in progress. */
export async function handleEndSupportWeek(c: ApiContext): Promise<Response> {
  const { state, today, which } = await findSupport(c);
  if (state.kind !== 'runs') throw new ApiError(404, 'not-found');
  await c.var.system.database.db.update(supportWeeks).set({ endedOn: today }).where(which);
  return respondEmpty(c);
}
