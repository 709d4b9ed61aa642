import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { saveTestResult as operation, testResultBody } from '#src/contract/self-tests/instruments.ts';
import { OWN_CHECK } from '#src/contract/self-tests/own-checks.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { TESTS_ON_PAGE } from '#src/rules/limits.ts';
import { nextDay, scoreOf, type TestWindow } from '#src/rules/self-tests/instrument.ts';
import type { Keyring } from '../../db/encryption/keyring.ts';
import { testResults } from '../../db/schema/index.ts';
import { privateAnswer } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import { countTry } from '../../http/limits.ts';
import { pageOfTotal, wirePager } from '../../http/own-view.ts';
import type { ApiContext } from '../../http/request.ts';
import { lockUser, ownUser, sessionOf } from '../../identity/find-user.ts';
import { readOwn } from '../hard-moment/read-own.ts';
import { offeredIn, offeredTest } from '../instruments/instruments.ts';
import { ownDayOf } from '../registrations/registered-domain.ts';
import { type KeptResult, openAnswers, sealAnswers } from './own-tests.ts';

type TestRow = Omit<typeof testResults.$inferSelect, 'createdAt'>;

/** A result of a row as it travels; what was chosen stays here. */
function showResult(keys: Keyring, row: TestRow) {
  const { uuid, instrument, version, day } = row;
  return { uuid, instrument, version, day, score: openAnswers<KeptResult>(keys, row).score };
}

/** The tests that the programme of the caller offers. */
export async function showInstruments(c: ApiContext): Promise<Response> {
  const { system, domain, language } = c.var;
  const offered = await offeredIn(system.database.db, domain.key);
  return privateAnswer(c, { instruments: offered.map((one) => offeredTest(one, language)) });
}

/** Keeps a result once, no earlier than its questions ask about anything new. */
export async function keepResult(c: ApiContext): Promise<Response> {
  const { system, domain } = c.var;
  const user = await ownUser(c);
  const { uuid, instrument, version, answers } = await readOwn(c, operation, testResultBody);
  await countTry(c, 'hard-moment-write', user.uid);
  const offered = (await offeredIn(system.database.db, domain.key)).find(({ typed }) => typed.id === instrument);
  if (!offered) throw new ApiError(404, 'not-found');
  const score = scoreOf(offered.instrument, answers);
  if (offered.typed.version !== version || score === null) throw new ApiError(409, 'test-not-yet');
  const day = ownDayOf(system, user);
  const own = { uid: user.uid, uuid };
  const row = { ...own, instrument, version, day, data: sealAnswers(system.keys, own, { answers, score }) };
  return system.database.db.transaction(async (tx) => {
    await lockUser(tx, user.uid);
    const isOwn = eq(testResults.uid, user.uid);
    const [standing] = await tx
      .select()
      .from(testResults)
      .where(and(isOwn, eq(testResults.uuid, uuid)));
    if (standing) return privateAnswer(c, showResult(system.keys, standing));
    const [last] = await tx
      .select({ day: testResults.day })
      .from(testResults)
      .where(and(isOwn, eq(testResults.instrument, instrument)))
      .orderBy(desc(testResults.day))
      .limit(1);
    const isAsked = !last || nextDay(offered.typed.window as TestWindow, last.day as CalendarDate) <= day;
    if (!isAsked) throw new ApiError(409, 'test-not-yet');
    await tx.insert(testResults).values({ ...row, createdAt: system.now() });
    return privateAnswer(c, showResult(system.keys, row), 201);
  });
}

/** The own results, the latest first. */
export async function showResults(c: ApiContext): Promise<Response> {
  const { database, keys } = c.var.system;
  const isOwn = and(eq(testResults.uid, sessionOf(c).uid), ne(testResults.instrument, OWN_CHECK.instrument));
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
  return privateAnswer(c, { entities: rows.map((row) => showResult(keys, row)), pager: wirePager(pager) });
}
