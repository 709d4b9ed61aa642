import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import type { Database } from '#src/cms/db/database.ts';
import {
  ACKNOWLEDGE_MS,
  announcePurge,
  LEASE_MS,
  publishCounter,
  purgeOnCommit,
  readPurge,
  toPurgePayload,
} from '#src/cms/db/purge.ts';
import * as schema from '#src/cms/db/schema/index.ts';
import { startDatabaseProxy } from '#tests/support/database-proxy.ts';
import { makeTestDatabase } from '#tests/support/test-database.ts';
import { listenForPurges, type PurgeListener } from './purge-listener.ts';

let database: Database;
let running: PurgeListener[];

beforeEach(async () => {
  database = await makeTestDatabase(inject('databaseUrl'));
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((listener) => listener.close()));
  await database.close();
});

interface Process {
  readonly listener: PurgeListener;
  readonly received: string[];
}

/** Starts the parts of a process that handle purges: a page cache and its listener. */
async function startProcess(connectionString = database.url): Promise<Process> {
  const received: string[] = [];
  const listener = listenForPurges({
    connectionString,
    purge: async (tags) => {
      received.push(tags.join(' '));
    },
    log: () => {},
  });
  running.push(listener);
  await vi.waitFor(() => expect(listener.isValid(performance.now())).toBe(true), { timeout: 60_000, interval: 5 });
  received.length = 0;
  return { listener, received };
}

/** Announces a purge; returns true if every live process acknowledged it within the second. */
const isAnnouncedAtOnce = async (...tags: readonly string[]) => {
  const countBefore = publishCounter.read()['at-once'];
  await announcePurge(database.pool, tags);
  return publishCounter.read()['at-once'] > countBefore;
};

/** Ends every listening connection, like a restart of the database. */
const cutListeners = () =>
  database.pool.query(`
    select pg_terminate_backend(l.pid) from pg_locks l join pg_database d on d.oid = l.database
    where l.locktype = 'advisory' and l.objsubid = 2 and d.datname = current_database()`);

describe('announcing a purge', () => {
  test('reaches every process before it returns', async () => {
    const processes = [await startProcess(), await startProcess(), await startProcess()];
    let atOnce = 0;
    for (let round = 0; round < 20; round += 1) {
      // A server that stalls for a second acknowledges nothing in that time.
      if (!(await isAnnouncedAtOnce(`node:${round}`, 'menu:main'))) continue;
      atOnce += 1;
      for (const { received } of processes) expect(received.at(-1)).toBe(`node:${round} menu:main`);
    }
    expect(atOnce).toBeGreaterThan(0);
  });

  test('returns at once where nobody listens, and does nothing without tags', async () => {
    await vi.waitFor(async () => expect(await isAnnouncedAtOnce('node:1')).toBe(true), 60_000);
    expect(await isAnnouncedAtOnce()).toBe(false);
  });

  test('waits for a process that does not answer no longer than that process may answer from its cache', async () => {
    await startProcess();
    const deaf = new pg.Client({ connectionString: database.url });
    await deaf.connect();
    await deaf.query('select pg_advisory_lock_shared($1, $2)', [0x7075_7267, 1]);
    expect(await isAnnouncedAtOnce('node:1')).toBe(false);
    await deaf.end();
    expect(LEASE_MS).toBeLessThan(ACKNOWLEDGE_MS);
    await vi.waitFor(async () => expect(await isAnnouncedAtOnce('node:2')).toBe(true), 60_000);
  });

  test('leaves its connection as it found it', async () => {
    await startProcess();
    for (let round = 0; round < 30; round += 1) await announcePurge(database.pool, ['node:1']);
    const client = await database.pool.connect();
    expect((await client.query('select pg_listening_channels()')).rows).toEqual([]);
    expect(client.listenerCount('notification')).toBe(0);
    client.release();
  });

  test('in a transaction happens at its commit, and never after a rollback', async () => {
    const { received } = await startProcess();
    const client = await database.pool.connect();
    await client.query('begin');
    await purgeOnCommit(drizzle(client, { schema }), ['node:1'], 'change-1');
    await client.query('rollback');
    await client.query('begin');
    await purgeOnCommit(drizzle(client, { schema }), ['node:2'], 'change-2');
    await sleep(50);
    expect(received).toEqual([]);
    await client.query('commit');
    client.release();
    await vi.waitFor(() => expect(received).toEqual(['node:2']), 60_000);
  });
});

test('a change that was purged at its commit is not purged again when it is announced', async () => {
  const { received } = await startProcess();
  await purgeOnCommit(database.db, ['node:1'], 'change-1');
  await announcePurge(database.pool, ['node:1'], 'change-1');
  expect(received).toEqual(['node:1']);
  await announcePurge(database.pool, ['node:1'], 'change-2');
  await announcePurge(database.pool, ['node:1']);
  expect(received).toEqual(['node:1', 'node:1', 'node:1']);
});

describe('a process that lost its connection', () => {
  test('loses the right at once, comes back by itself, and purges everything', async () => {
    const { listener, received } = await startProcess();
    for (let round = 0; round < 3; round += 1) {
      await cutListeners();
      await vi.waitFor(() => expect(listener.isValid(performance.now())).toBe(false), { timeout: 60_000, interval: 1 });
      await vi.waitFor(() => expect(listener.isValid(performance.now())).toBe(true), { timeout: 60_000 });
      expect(received).toEqual(['*']);
      received.length = 0;
      await announcePurge(database.pool, ['node:1']);
      expect(received).toEqual(['node:1']);
      received.length = 0;
    }
  });

  test('keeps one connection, however often it is cut', async () => {
    const { listener } = await startProcess();
    for (let round = 0; round < 3; round += 1) {
      await cutListeners();
      await sleep(30);
    }
    await vi.waitFor(() => expect(listener.isValid(performance.now())).toBe(true), { timeout: 60_000 });
    const { rows } = await database.pool.query(
      "select count(*)::int as live from pg_locks where locktype = 'advisory' and objsubid = 2 and database = (select oid from pg_database where datname = current_database())",
    );
    expect(rows).toEqual([{ live: 1 }]);
  });

  test('ends when it is closed, at whatever moment of its first connection', async () => {
    for (let moment = 0; moment < 12; moment += 1) {
      const listener = listenForPurges({ connectionString: database.url, purge: async () => {}, log: () => {} });
      await sleep(moment);
      await listener.close();
    }
    // A backend ends a moment after its connection.
    await vi.waitFor(async () => {
      const { rows } = await database.pool.query("select 1 from pg_stat_activity where query like 'listen%'");
      expect(rows).toEqual([]);
    }, 60_000);
  });
});

describe('the right to answer from the cache', () => {
  test('ends by itself, asks nothing while nobody reads, and is given again on asking', async () => {
    const { listener } = await startProcess();
    const isRenewed = async () => {
      expect(await listener.renew()).toBe(true);
      const now = performance.now();
      expect([listener.isValid(now), listener.isValid(now + LEASE_MS)]).toEqual([true, false]);
    };
    await vi.waitFor(isRenewed, 60_000);
  });

  test('is renewed in the background by those who read', async () => {
    const { listener } = await startProcess();
    const daysLater = performance.now() + LEASE_MS;
    expect(listener.isValid(daysLater)).toBe(false);
    await vi.waitFor(() => expect(listener.isValid(daysLater)).toBe(true), 60_000);
  });

  test('is never held before the database was heard', () => {
    const listener = listenForPurges({
      connectionString: 'postgresql://nobody@127.0.0.1:1/none',
      purge: async () => {},
      log: () => {},
    });
    running.push(listener);
    expect(listener.isValid(performance.now())).toBe(false);
    expect(listener.state()).toBe('reconnecting');
  });
});

describe('the message', () => {
  test('carries tags and where to answer', () => {
    const purge = { tags: ['node:1', 'a b'], id: 'change-1', acknowledge: 'purge_0a_1' };
    expect(readPurge(toPurgePayload(purge))).toEqual(purge);
  });

  test('purges everything where it holds too much or cannot be read', () => {
    expect(readPurge(toPurgePayload({ tags: Array.from({ length: 2_000 }, (_, n) => `node:${n}`) })).tags).toEqual([
      '*',
    ]);
    for (const odd of [undefined, '', 'x', '{}', 'null', '{"tags":"*"}']) expect(readPurge(odd).tags).toEqual(['*']);
    expect(readPurge('{"tags":[],"acknowledge":"x; drop table"}')).toEqual({ tags: [] });
  });
});

test('a line that was cut without a word is noticed, and another one is made', async () => {
  const proxy = await startDatabaseProxy(database.url);
  const { listener, received } = await startProcess(proxy.url);
  proxy.set('silent');
  proxy.set('none');
  const isReceivedAgain = async () => {
    await listener.renew();
    expect(received).toEqual(['*']);
    expect(listener.isValid(performance.now())).toBe(true);
  };
  await vi.waitFor(isReceivedAgain, { timeout: 60_000, interval: 100 });
  await announcePurge(database.pool, ['node:1']);
  expect(received).toEqual(['*', 'node:1']);
  proxy.set('silent');
  await listener.close();
  proxy.close();
});
