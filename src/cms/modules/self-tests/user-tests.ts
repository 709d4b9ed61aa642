import { and, eq, gte } from 'drizzle-orm';
import { BUILT_IN_CHECK, saveTest as operation, selfCheckBody } from '#src/contract/self-tests/own-checks.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { isCheckOpen, type SelfCheckAnswers } from '#src/rules/self-tests/self-check.ts';
import type { Keyring } from '../../db/encryption/keyring.ts';
import type { Orm } from '../../db/orm.ts';
import { testResults } from '../../db/schema/index.ts';
import { recordFailedAttempt } from '../../http/limits.ts';
import type { ApiContext } from '../../http/request.ts';
import { requireUser, type User } from '../../identity/find-user.ts';
import { readHardMomentBody } from '../hard-moment/read-personal-texts.ts';
import { decryptTestAnswers, type StoredTest, showTestPage, storeTestOnce } from './stored-tests.ts';

/** Serializes a row of a self-check. */
export const toWireTest = (keys: Keyring, row: StoredTest) => ({
  uuid: row.uuid,
  instrument: row.instrument,
  version: row.version,
  day: row.day,
  answers: decryptTestAnswers<SelfCheckAnswers>(keys, row),
});

const isOwnCheck = eq(testResults.instrument, BUILT_IN_CHECK.instrument);

/** Returns true if the self-check is due today: once for each of its days in this run of the programme. */
async function isSelfCheckDue(
  db: Pick<Orm, 'select'>,
  { uid, programStart }: User,
  today: CalendarDate,
): Promise<boolean> {
  const rows = await db
    .select({ day: testResults.day })
    .from(testResults)
    .where(and(eq(testResults.uid, uid), isOwnCheck, gte(testResults.day, programStart)));
  const days = rows.map(({ day }) => day as CalendarDate);
  return isCheckOpen(programStart as CalendarDate, days, today);
}

/** Stores a self-check. */
export async function handleSaveTest(c: ApiContext): Promise<Response> {
  const { keys } = c.var.system;
  const user = await requireUser(c);
  const { answers, ...test } = await readHardMomentBody(c, operation, selfCheckBody);
  await recordFailedAttempt(c, 'hard-moment-write', user.uid);
  return storeTestOnce(c, {
    user,
    test,
    answers,
    show: (row) => toWireTest(keys, row),
    isAsked: (db, today) => isSelfCheckDue(db, user, today),
  });
}

/** Lists the user's self-checks, latest first. */
export function showTests(c: ApiContext): Promise<Response> {
  const { keys } = c.var.system;
  return showTestPage(c, isOwnCheck, (row) => toWireTest(keys, row));
}
