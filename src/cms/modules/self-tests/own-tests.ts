import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { OWN_CHECK, saveTest as operation, testBody } from '#src/contract/self-tests/own-checks.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { TESTS_ON_PAGE } from '#src/rules/limits.ts';
import type { TestAnswers } from '#src/rules/self-tests/instrument.ts';
import { type OwnCheckAnswers, openCheck } from '#src/rules/self-tests/own-check.ts';
import type { Keyring } from '../../db/encryption/keyring.ts';
import { type SealContext, seal, unseal } from '../../db/encryption/seal.ts';
import type { Orm } from '../../db/orm.ts';
import { testResults } from '../../db/schema/index.ts';
import { privateAnswer } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import { countTry } from '../../http/limits.ts';
import { pageOfTotal, wirePager } from '../../http/own-view.ts';
import type { ApiContext } from '../../http/request.ts';
import { lockUser, ownUser, sessionOf, type User } from '../../identity/find-user.ts';
import { readOwn } from '../hard-moment/read-own.ts';
import { ownDayOf } from '../registrations/registered-domain.ts';

type TestRow = typeof testResults.$inferSelect;

const placeOf = ({ uid, uuid }: Pick<TestRow, 'uid' | 'uuid'>): SealContext => ({
  table: 'test_results',
  row: uuid,
  owner: uid,
});

/** The answers as they are kept. */
export const sealAnswers = (
  keys: Keyring,
  own: Pick<TestRow, 'uid' | 'uuid'>,
  answers: OwnCheckAnswers | KeptResult,
): string => seal(keys, placeOf(own), JSON.stringify(answers));

/** The answers of a row. */
export const openAnswers = <Answers>(keys: Keyring, row: Omit<TestRow, 'createdAt'>): Answers =>
  JSON.parse(unseal(keys, placeOf(row), row.data));

/** An own check of a row as it travels. */
export const openTest = (keys: Keyring, row: Omit<TestRow, 'createdAt'>) => ({
  uuid: row.uuid,
  instrument: row.instrument,
  version: row.version,
  day: row.day,
  answers: openAnswers<OwnCheckAnswers>(keys, row),
});

async function standingTest(db: Pick<Orm, 'select'>, uid: number, uuid: string): Promise<TestRow | undefined> {
  const [row] = await db
    .select()
    .from(testResults)
    .where(and(eq(testResults.uid, uid), eq(testResults.uuid, uuid)));
  return row;
}

/** Whether the own check is asked of a person today: once for each of its moments in this run of the programme. */
async function isAsked(db: Pick<Orm, 'select'>, { uid, programStart }: User, today: CalendarDate): Promise<boolean> {
  const rows = await db
    .select({ day: testResults.day })
    .from(testResults)
    .where(
      and(
        eq(testResults.uid, uid),
        eq(testResults.instrument, OWN_CHECK.instrument),
        gte(testResults.day, programStart),
      ),
    );
  const days = rows.map(({ day }) => day as CalendarDate);
  return openCheck(programStart as CalendarDate, days, today) !== null;
}

/** Keeps a test once: what stands under its uuid already is the answer to every try after the first. */
export async function keepTest(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const user = await ownUser(c);
  const { uuid, instrument, version, answers } = await readOwn(c, operation, testBody);
  await countTry(c, 'hard-moment-write', user.uid);
  const day = ownDayOf(system, user);
  const own = { uid: user.uid, uuid };
  const row = {
    ...own,
    instrument,
    version,
    day,
    data: sealAnswers(system.keys, own, answers),
    createdAt: system.now(),
  };
  return system.database.db.transaction(async (tx) => {
    // An account that is being deleted or started again keeps nothing of this.
    await lockUser(tx, user.uid);
    const standing = await standingTest(tx, user.uid, uuid);
    if (standing) return privateAnswer(c, openTest(system.keys, standing));
    if (!(await isAsked(tx, user, day))) throw new ApiError(409, 'test-not-yet');
    await tx.insert(testResults).values(row);
    return privateAnswer(c, openTest(system.keys, row), 201);
  });
}

/** What is kept of a test of an owner: what was chosen, and what it came to when it was filled in. */
export interface KeptResult {
  readonly answers: TestAnswers;
  readonly score: number;
}

/** The own checks, the latest first. */
export async function showTests(c: ApiContext): Promise<Response> {
  const { database, keys } = c.var.system;
  const isOwn = and(eq(testResults.uid, sessionOf(c).uid), eq(testResults.instrument, OWN_CHECK.instrument));
  const asked = c.req.query('page') ?? '';
  const [counted] = await database.db.select({ total: sql<number>`count(*)::int` }).from(testResults).where(isOwn);
  const pager = pageOfTotal(counted?.total ?? 0, TESTS_ON_PAGE, /^\d{1,6}$/.test(asked) ? Number(asked) : 0);
  const rows = await database.db
    .select()
    .from(testResults)
    .where(isOwn)
    .orderBy(desc(testResults.day), desc(testResults.uuid))
    .limit(TESTS_ON_PAGE)
    .offset(pager.currentPage * TESTS_ON_PAGE);
  return privateAnswer(c, { entities: rows.map((row) => openTest(keys, row)), pager: wirePager(pager) });
}
