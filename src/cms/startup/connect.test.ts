import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { makeTestDatabase } from '#tests/support/test-database.ts';
import type { DatabaseEvent } from '../db/database.ts';
import { STARTER } from '../starter/content.ts';
import { openDatabase } from './connect.ts';

test('one call on an empty folder gives a migrated database with the starter content, a second one the same', {
  timeout: 60_000,
}, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'zelfhulp-open-'));
  const events: DatabaseEvent[] = [];
  const config = { databaseUrl: null, dataDir };
  const first = await openDatabase(config, (event) => events.push(event));
  const second = await openDatabase(config, (event) => events.push(event));
  expect(second.url).toBe(first.url);
  expect(events).toEqual([
    { event: 'starter-loaded', pages: STARTER.pages.length },
    { event: 'database-ready', kind: 'embedded' },
    { event: 'database-ready', kind: 'embedded' },
  ]);
  await first.close();
  expect(
    (await second.pool.query('select count(*)::int as aliases from path_aliases')).rows[0].aliases,
  ).toBeGreaterThan(50);
  await second.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('DATABASE_URL is used as it is', async () => {
  const own = await makeTestDatabase(inject('databaseUrl'));
  const database = await openDatabase({ databaseUrl: own.url, dataDir: '/nowhere' }, () => undefined);
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await database.close();
  await own.close();
});

test('a database that does not answer is named, its password is not', async () => {
  const databaseUrl = 'postgresql://someone:geheim@127.0.0.1:1/none';
  const opening = openDatabase({ databaseUrl, dataDir: '/nowhere', patienceMs: 0 }, () => undefined);
  await expect(opening).rejects.toThrow(/^The database of DATABASE_URL does not answer \((?!.*geheim)/);
});
