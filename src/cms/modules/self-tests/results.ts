import { and, desc, eq, ne } from 'drizzle-orm';
import { saveTestResult as operation, testResultBody } from '#src/contract/self-tests/instruments.ts';
import { BUILT_IN_CHECK } from '#src/contract/self-tests/own-checks.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getNextTestDay, getScore, type TestAnswers, type TestWindow } from '#src/rules/self-tests/instrument.ts';
import type { Keyring } from '../../db/encryption/keyring.ts';
import { testResults } from '../../db/schema/index.ts';
import { respondPrivately } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import { recordFailedAttempt } from '../../http/limits.ts';
import type { ApiContext } from '../../http/request.ts';
import { requireUser } from '../../identity/find-user.ts';
import { readHardMomentBody } from '../hard-moment/read-personal-texts.ts';
import { listAvailableTests, toAvailableSelfTest } from '../instruments/instruments.ts';
import { decryptTestAnswers, type StoredTest, showTestPage, storeTestOnce } from './stored-tests.ts';

/** Stored result of a self-test: the chosen answers, and the score and band at that time. */
export interface StoredResult {
  readonly answers: TestAnswers;
  readonly score: number;
}

/** Serializes a row of a result, without the chosen answers. */
function showResult(keys: Keyring, row: StoredTest) {
  const { uuid, instrument, version, day } = row;
  return { uuid, instrument, version, day, score: decryptTestAnswers<StoredResult>(keys, row).score };
}

/** Lists the self-tests of the caller's programme. */
export async function showInstruments(c: ApiContext): Promise<Response> {
  const { system, domain, language } = c.var;
  const availableTests = await listAvailableTests(system.database.db, domain.key);
  return respondPrivately(c, {
    instruments: availableTests.map((availableInstrument) => toAvailableSelfTest(availableInstrument, language)),
  });
}

/** Stores a result, but not before the period that its questions cover has passed. */
export async function storeResult(c: ApiContext): Promise<Response> {
  const { system, domain } = c.var;
  const user = await requireUser(c);
  const { answers, ...test } = await readHardMomentBody(c, operation, testResultBody);
  await recordFailedAttempt(c, 'hard-moment-write', user.uid);
  const availableTest = (await listAvailableTests(system.database.db, domain.key)).find(
    ({ typed }) => typed.id === test.instrument,
  );
  if (!availableTest) throw new ApiError(404, 'not-found');
  const score = getScore(availableTest.instrument, answers);
  if (availableTest.typed.version !== test.version || score === null) throw new ApiError(409, 'test-not-yet');
  const result: StoredResult = { answers, score };
  return storeTestOnce(c, {
    user,
    test,
    answers: result,
    show: (row) => showResult(system.keys, row),
    isAsked: async (db, today) => {
      const [last] = await db
        .select({ day: testResults.day })
        .from(testResults)
        .where(and(eq(testResults.uid, user.uid), eq(testResults.instrument, test.instrument)))
        .orderBy(desc(testResults.day))
        .limit(1);
      return !last || getNextTestDay(availableTest.typed.window as TestWindow, last.day as CalendarDate) <= today;
    },
  });
}

/** Lists the user's results, latest first. */
export function showResults(c: ApiContext): Promise<Response> {
  const { keys } = c.var.system;
  return showTestPage(c, ne(testResults.instrument, BUILT_IN_CHECK.instrument), (row) => showResult(keys, row));
}
