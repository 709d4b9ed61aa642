import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { explainQuery, type RecordedQuery, recordQueries } from '#tests/support/record-queries.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { handleEachAccount } from '../modules/reminders/each-batch.ts';
import type { SweepData } from './queues.ts';
import type { Sweep } from './sweep.ts';

const RANGE = 10_000;
const RUN: Sweep = { name: 'daily-mails', id: 'run' };

let system: TestSystem;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'));
  await system.system.jobs.transact(async () => undefined);
});
afterAll(() => system.close());
beforeEach(() => system.database.pool.query("delete from pgboss.job where name = 'daily-mails'"));

/** Adds users who want the daily mail and were active today. */
async function addPeople(count: number): Promise<void> {
  await system.database.pool.query(
    `insert into users (domain, role, status, mail, password_hash, language, name, notifications, registrations_start,
       program_start, validated_at, created_at, changed_at, active_at)
     select 'alcohol', 'client', 'active', gen_random_uuid() || '@example.nl', 'x', 'nl', 'Sam', '{daily_mail}',
       today, today, today, today, today, today
     from (select $2::timestamptz as today from generate_series(1, $1::int)) person`,
    [count, system.clock.now().toISOString()],
  );
  await system.database.pool.query('vacuum analyze users');
}

async function readSweepJobs(): Promise<readonly Sweep[]> {
  const { rows } = await system.database.pool.query<{ data: SweepData }>(
    "select data from pgboss.job where name = 'daily-mails' order by (data->'range'->>'from')::bigint",
  );
  return rows.map(({ data }) => ({ ...RUN, ...data }));
}

/** Returns the users that one job of a sweep handles. */
async function getPeople(sweep: Sweep | null): Promise<readonly number[]> {
  const people: number[] = [];
  await handleEachAccount(system.system, sweep, { setting: 'daily_mail', where: sql`true` }, async (_, { uid }) => {
    people.push(uid);
  });
  return people;
}

/** Returns the number of accounts that the database read for each query of the work. */
async function readBy(work: () => Promise<unknown>): Promise<number> {
  const reads = (await recordQueries(work)).filter(({ text }: RecordedQuery) => /^\s*select/i.test(text));
  const counts = await Promise.all(
    reads.map(async (query) => {
      const nodes = await explainQuery(system.database.pool, query, ', analyze');
      const accounts = nodes.filter((node) => node['Relation Name'] === 'users');
      return Math.max(0, ...accounts.map((node) => (node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)));
    }),
  );
  return Math.max(...counts);
}

it('becomes a job for each ten thousand people, which together tell everybody once, and begins again without more', async () => {
  await addPeople(2 * RANGE + 1);
  expect(await getPeople(RUN)).toEqual([]);
  const jobs = await readSweepJobs();
  await getPeople(RUN);
  expect(await readSweepJobs()).toEqual(jobs);
  const visible = [];
  for (const job of jobs) visible.push(await getPeople(job));
  expect(visible.map(({ length }) => length)).toEqual([RANGE, RANGE, 1]);
  expect(new Set(visible.flat()).size).toBe(2 * RANGE + 1);
  expect((await getPeople(null)).length).toBe(2 * RANGE + 1);
});

it('reads no more for one range when there are twice as many people', async () => {
  await getPeople(RUN);
  const [first = RUN] = await readSweepJobs();
  const rangesBefore = await readBy(() => getPeople(first));
  await addPeople(2 * RANGE);
  expect([rangesBefore, await readBy(() => getPeople(first))]).toEqual([RANGE, RANGE]);
});

it('is done at once where few are meant', async () => {
  await system.database.pool.query(
    "update users set notifications = '{}' where uid not in (select min(uid) from users)",
  );
  expect((await getPeople(RUN)).length).toBe(1);
  expect(await readSweepJobs()).toEqual([]);
});
