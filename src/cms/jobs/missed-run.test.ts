import { expect, inject, it, test, vi } from 'vitest';
import { makeTestSystem } from '#tests/support/test-system.ts';
import { startJobs } from '../scheduled/start-jobs.ts';
import { createJobs } from './jobs.ts';
import { findNextMorning } from './missed-run.ts';
import { QUEUES } from './queues.ts';
import { type JobHandlers, startWorker } from './worker.ts';

test.each([
  ['2026-11-20T05:59:00Z', '2026-11-20T06:00:00.000Z'],
  ['2026-11-20T06:00:00Z', null],
  ['2026-11-20T20:59:00Z', null],
  ['2026-11-20T21:00:00Z', '2026-11-21T06:00:00.000Z'],
  ['2026-11-19T23:30:00Z', '2026-11-20T06:00:00.000Z'],
  ['2026-07-20T02:00:00Z', '2026-07-20T05:00:00.000Z'],
])('a run that comes at %s waits until %s', (now, morning) => {
  expect(findNextMorning(new Date(now))?.toISOString() ?? null).toBe(morning);
});

const patiently = { timeout: 90_000, interval: 200 };

it('makes up once for what was due while the product was down, but for reminders whose hour is over', async () => {
  const system = await makeTestSystem(inject('databaseUrl'));
  const { pool } = system.database;
  const work = () => startJobs(system.system, { log: () => undefined, pollSeconds: 0.5 });
  const readRuns = async () => {
    const names = QUEUES.filter(({ cron }) => cron).map(({ name }) => name);
    const { rows } = await pool.query<{ name: string; count: number }>(
      'select name, count(*)::int from pgboss.job where name = any($1) group by name order by name',
      [names],
    );
    return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
  };
  /** Moves the clock of the schedules back, as if no process had worked for ten days. */
  const stayAway = async () => {
    await pool.query("update pgboss.version set cron_on = now() - interval '10 days'");
    await pool.query("update pgboss.schedule set created_on = now() - interval '60 days'");
  };
  const once = Object.fromEntries(
    QUEUES.filter(({ missed }) => missed && missed !== 'skip').map(({ name }) => [name, 1]),
  );

  await (await work()).close();
  await pool.query('delete from pgboss.job');
  await stayAway();
  const back = await work();
  await vi.waitFor(async () => expect(await readRuns()).toMatchObject(once), patiently);
  const counts = await readRuns();
  expect(Object.entries(once).filter(([name]) => (counts[name] ?? 0) > 2)).toEqual([]);
  await back.close();
  const secondResult = await work();
  await secondResult.close();
  expect(await readRuns()).toEqual(counts);
  await system.close();
});

it('puts a run of mails that is made up for at night off until the morning, once', async () => {
  const system = await makeTestSystem(inject('databaseUrl'));
  const { database } = system;
  const runs: string[] = [];
  const handlers = Object.fromEntries(
    QUEUES.map(({ name }) => [name, async () => void runs.push(name)]),
  ) as unknown as JobHandlers;
  let now = new Date('2046-11-20T23:30:00Z');
  const worker = await startWorker({ database, handlers, log: () => undefined, pollSeconds: 0.5, now: () => now });
  const jobs = createJobs(database, () => undefined);
  const create = (state: string) =>
    database.pool
      .query<{ start_after: Date }>(
        "select start_after from pgboss.job where name = 'daily-mails' and state = $1 order by start_after",
        [state],
      )
      .then(({ rows }) => rows.map(({ start_after: from }) => from.toISOString()));
  await database.pool.query("delete from pgboss.job where name = 'daily-mails'");
  for (let missedIndex = 1; missedIndex <= 2; missedIndex += 1) {
    await jobs.transact((tx) => jobs.send(tx, 'daily-mails', {}, `missed run ${missedIndex}`));
    await vi.waitFor(async () => expect(await create('completed')).toHaveLength(missedIndex), patiently);
  }
  expect(await create('created')).toEqual(['2046-11-21T06:00:00.000Z']);
  expect(runs).not.toContain('daily-mails');
  now = new Date('2046-11-21T06:00:00Z');
  await database.pool.query(
    "update pgboss.job set start_after = now() where name = 'daily-mails' and state = 'created'",
  );
  await vi.waitFor(() => expect(runs.filter((name) => name === 'daily-mails')).toHaveLength(1), patiently);
  await worker.close();
  await jobs.close();
  await system.close();
});
