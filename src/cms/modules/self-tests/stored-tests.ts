import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { TESTS_ON_PAGE } from '#src/rules/limits.ts';
import type { Keyring } from '../../db/encryption/keyring.ts';
import { type CipherContext, decryptText, encryptText } from '../../db/encryption/seal.ts';
import type { Orm } from '../../db/orm.ts';
import { testResults } from '../../db/schema/index.ts';
import { respondPrivately } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import { serializePager, toPager } from '../../http/pager.ts';
import type { ApiContext } from '../../http/request.ts';
import { lockUser, requireSession, type User } from '../../identity/find-user.ts';
import { getUserDay } from '../registrations/registered-domain.ts';

/** A stored self-test of a user. */
export type StoredTest = Omit<typeof testResults.$inferSelect, 'createdAt'>;

const getCipherContext = ({ uid, uuid }: Pick<StoredTest, 'uid' | 'uuid'>): CipherContext => ({
  table: 'test_results',
  row: uuid,
  owner: uid,
});

/** Encrypts the answers for storage. */
export const encryptTestAnswers = (keys: Keyring, test: Pick<StoredTest, 'uid' | 'uuid'>, answers: object): string =>
  encryptText(keys, getCipherContext(test), JSON.stringify(answers));

/** Decrypts the stored answers of a row. */
export const decryptTestAnswers = <Answers>(keys: Keyring, row: StoredTest): Answers =>
  JSON.parse(decryptText(keys, getCipherContext(row), row.data));

interface TestToStore {
  readonly user: User;
  readonly test: Pick<StoredTest, 'uuid' | 'instrument' | 'version'>;
  readonly answers: object;
  readonly show: (row: StoredTest) => object;
  /** Returns true if the test is due for the user on this day. */
  readonly isAsked: (db: Pick<Orm, 'select'>, today: CalendarDate) => Promise<boolean>;
}

/** Stores a test once; a retry gets the existing row with its uuid. */
export function storeTestOnce(c: ApiContext, { user, test, answers, show, isAsked }: TestToStore): Promise<Response> {
  const { system } = c.var;
  const rowKey = { uid: user.uid, uuid: test.uuid };
  const day = getUserDay(system, user);
  const row: StoredTest = { ...rowKey, ...test, day, data: encryptTestAnswers(system.keys, rowKey, answers) };
  return system.database.db.transaction(async (tx) => {
    // Prevents storing for an account that is being deleted or restarted.
    await lockUser(tx, user.uid);
    const [existingRow] = await tx
      .select()
      .from(testResults)
      .where(and(eq(testResults.uid, rowKey.uid), eq(testResults.uuid, rowKey.uuid)));
    if (existingRow) return respondPrivately(c, show(existingRow));
    if (!(await isAsked(tx, day))) throw new ApiError(409, 'test-not-yet');
    await tx.insert(testResults).values({ ...row, createdAt: system.now() });
    return respondPrivately(c, show(row), 201);
  });
}

/** Returns a page of the user's tests that match a condition, latest first. */
export async function showTestPage(
  c: ApiContext,
  condition: SQL,
  show: (row: StoredTest) => object,
): Promise<Response> {
  const { db } = c.var.system.database;
  const isOwnResult = and(eq(testResults.uid, requireSession(c).uid), condition);
  const [countRow] = await db.select({ total: sql<number>`count(*)::int` }).from(testResults).where(isOwnResult);
  const pager = toPager(c, countRow?.total, TESTS_ON_PAGE);
  const rows = await db
    .select()
    .from(testResults)
    .where(isOwnResult)
    .orderBy(desc(testResults.day), desc(testResults.uuid))
    .limit(TESTS_ON_PAGE)
    .offset(pager.currentPage * TESTS_ON_PAGE);
  return respondPrivately(c, { entities: rows.map(show), pager: serializePager(pager) });
}
