import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { ConfigError } from '#src/config.ts';
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
  const testDatabase = await makeTestDatabase(inject('databaseUrl'));
  const database = await openDatabase({ databaseUrl: testDatabase.url, dataDir: '/nowhere' }, () => undefined);
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await database.close();
  await testDatabase.close();
});

/** Opens a connection to a database that reports another version, with the same number of digits. */
async function getLine(url: string, text: string) {
  const { host, port } = new pg.Client({ connectionString: url });
  const line = createServer((near) => {
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    near.pipe(far);
    far.on('data', (part) =>
      near.write(Buffer.from(part.toString('latin1').replace(/(?<=D[\s\S]{6}\0\0\0\x06)\d{6}/, text), 'latin1')),
    );
    const shorten = () => void [near, far].map((end) => end.destroy());
    for (const end of [near, far]) end.on('error', shorten).on('close', shorten);
  });
  await once(line.listen(0, '127.0.0.1'), 'listening');
  return { port: (line.address() as AddressInfo).port, close: () => line.close() };
}

test.each([
  ['140012', 'The database of DATABASE_URL is PostgreSQL 14, which is too old; bring PostgreSQL 15 or newer.'],
  ['150000', null],
])(
  'a PostgreSQL that calls itself %s is used, or refused with a sentence where it is older than 15',
  async (text, refusal) => {
    const testDatabase = await makeTestDatabase(inject('databaseUrl'));
    const line = await getLine(testDatabase.url, text);
    const { database, user } = new pg.Client({ connectionString: testDatabase.url });
    const databaseUrl = `postgresql://${user}@127.0.0.1:${line.port}/${database}`;
    const opening = openDatabase({ databaseUrl, dataDir: '/nowhere' }, () => undefined);
    if (refusal === null) await (await opening).close();
    else await expect(opening).rejects.toThrow(new ConfigError(refusal));
    line.close();
    await testDatabase.close();
  },
);

test('an address at which nothing is heard of what is notified is refused, and limits of time are asked for', async () => {
  const [ownDatabase, otherDatabase] = [
    await makeTestDatabase(inject('databaseUrl')),
    await makeTestDatabase(inject('databaseUrl')),
  ];
  const open = (databaseDirectUrl: string) =>
    openDatabase({ databaseUrl: ownDatabase.url, databaseDirectUrl, dataDir: '/nowhere' }, () => undefined);
  await expect(open(otherDatabase.url)).rejects.toThrow(
    /^What is notified over DATABASE_URL is not heard at DATABASE_DIRECT_URL/,
  );
  const apart = `${ownDatabase.url}&application_name=apart`;
  await expect(open(apart)).rejects.toThrow(/alter role NAME set statement_timeout = '15s'/);
  const { database: name } = new pg.Client({ connectionString: ownDatabase.url });
  await ownDatabase.pool.query(`alter database ${name} set statement_timeout = '15s'`);
  await expect(open(apart)).rejects.toThrow(/alter role NAME set idle_in_transaction_session_timeout = '20s'/);
  await ownDatabase.pool.query(`alter database ${name} set idle_in_transaction_session_timeout = '20s'`);
  const database = await open(apart);
  expect((await database.direct.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  expect((await database.pool.query({ name: 'asked_once', text: 'select 2 as two' })).rows).toEqual([{ two: 2 }]);
  expect((await database.pool.query('select from pg_prepared_statements')).rowCount).toBe(0);
  await database.close();
  await ownDatabase.close();
  await otherDatabase.close();
});

test('a database that does not answer is named, its password is not', async () => {
  const databaseUrl = 'postgresql://someone:geheim@127.0.0.1:1/none';
  const opening = openDatabase({ databaseUrl, dataDir: '/nowhere', patienceMs: 0 }, () => undefined);
  await expect(opening).rejects.toThrow(/^The database of DATABASE_URL does not answer \((?!.*geheim)/);
});
