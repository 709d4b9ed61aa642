import { expect, inject, test } from 'vitest';
import { users } from '#src/cms/db/schema/index.ts';
import { makeTestDatabase } from '#tests/support/test-database.ts';
import { toLogReason } from './process-log.ts';

test('the log says what failed, and of a query its kind and place without the values that were sent', async () => {
  expect(toLogReason(new TypeError('x is not a function'))).toBe('x is not a function');
  expect(toLogReason('gone')).toBe('gone');
  const database = await makeTestDatabase(inject('databaseUrl'));
  const fail = (work: Promise<unknown>) => work.then(() => null).catch((caught: unknown) => caught);
  const wrapped = await fail(
    database.db
      .insert(users)
      .values({ mail: 'kanarie@example.nl' } as never)
      .execute(),
  );
  const plain = await fail(database.pool.query("select 'kanarie'::int"));
  await database.close();
  expect(toLogReason(wrapped)).toMatch(/23502/);
  expect(toLogReason(plain)).toMatch(/22P02/);
  expect(toLogReason(wrapped) + toLogReason(plain)).not.toMatch(/kanarie/);
});
