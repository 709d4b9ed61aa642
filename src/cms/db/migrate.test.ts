import { readMigrationFiles } from 'drizzle-orm/migrator';
import { expect, inject, test } from 'vitest';
import { dailyGoal } from '#src/rules/plan/daily-goal.ts';
import { makeTestDatabase } from '#tests/support/test-database.ts';
import { applyMigrations } from '../commands/backup/migrations.ts';
import { plansOf } from '../modules/registrations/plan-row.ts';
import { migrateDatabase, migrationsFolder } from './migrate.ts';

test('processes that start together migrate once', async () => {
  const database = await makeTestDatabase(inject('databaseUrl'));
  await database.pool.query('drop schema public cascade; create schema public; drop schema drizzle cascade');
  await Promise.all([1, 2, 3, 4].map(() => migrateDatabase(database.url)));
  const { rows } = await database.pool.query('select count(*)::int as applied from drizzle.__drizzle_migrations');
  expect(rows[0].applied).toBeGreaterThan(0);
  await migrateDatabase(database.url);
  const again = await database.pool.query('select count(*)::int as applied from drizzle.__drizzle_migrations');
  expect(again.rows).toEqual(rows);
  expect((await database.pool.query('select * from nodes')).rows).toEqual([]);
  await database.close();
});

test('every foreign key is indexed, so that a delete never reads a whole table', async () => {
  const database = await makeTestDatabase(inject('databaseUrl'));
  const { rows } = await database.pool.query(`
    select k.conrelid::regclass::text as "table", a.attname as "column"
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and not exists (
      select from pg_index i where i.indrelid = k.conrelid and i.indkey[0] = k.conkey[1])`);
  expect(rows).toEqual([]);
  await database.close();
});

/** A database at an earlier state, with rows of that time. */
async function databaseAt(migrations: number, rows: string) {
  const database = await makeTestDatabase(inject('databaseUrl'));
  const client = await database.pool.connect();
  await client.query('drop schema public cascade; create schema public; drop schema drizzle cascade');
  const before = readMigrationFiles({ migrationsFolder }).slice(0, migrations);
  await applyMigrations(
    client,
    before.map(({ hash, folderMillis }) => ({ hash, when: String(folderMillis) })),
  );
  await client.query(rows);
  client.release();
  return database;
}

/** The same, brought to this one. */
async function migratedFrom(migrations: number, rows: string) {
  const database = await databaseAt(migrations, rows);
  await migrateDatabase(database.url);
  return database;
}

test('a change of a table that somebody reads for long holds nobody up, and is made once they are done', async () => {
  // The next migration changes the table of sessions.
  const database = await databaseAt(19, 'select');
  const reader = await database.pool.connect();
  await reader.query('begin');
  await reader.query('select from sessions');
  const migrating = migrateDatabase(database.url);
  const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(async () => (await database.pool.query(waiting)).rowCount).toBe(1);
  const since = performance.now();
  await database.pool.query('select from sessions');
  expect(performance.now() - since).toBeLessThan(5_000);
  await reader.query('commit');
  reader.release();
  await migrating;
  expect((await database.pool.query('select locked_at from sessions')).rows).toEqual([]);
  await database.close();
});

test('a device that several people had told stays with the last of them', async () => {
  const database = await migratedFrom(
    8,
    `insert into push_tokens (uid, token_hash, session_id, token, created_at) values
      (1, 'ours', 1, 'x', '2026-11-01'), (2, 'ours', 2, 'x', '2026-11-03'), (3, 'ours', 3, 'x', '2026-11-02'),
      (4, 'same moment', 4, 'x', '2026-11-01'), (5, 'same moment', 5, 'x', '2026-11-01'),
      (1, 'own', 1, 'x', '2026-11-01')`,
  );
  const { rows } = await database.pool.query('select uid::int from push_tokens order by token_hash');
  expect(rows).toEqual([{ uid: 2 }, { uid: 1 }, { uid: 5 }]);
  await database.close();
});

test('a plan of before has its week 1 where it was: in the calendar week of its beginning', async () => {
  const week = "'{20,20,20,20,20,20,20}', '{0,0,0,0,0,0,0}', 'stop', 'gradual', now()";
  const database = await migratedFrom(
    9,
    `insert into plans (uid, uuid, saved_on, stop_date, usage, target, stop_or_reduce, immediate_or_gradual, created_at)
      values (1, gen_random_uuid(), '2026-11-22', null, ${week}), (1, gen_random_uuid(), '2026-11-23', null, ${week}),
        (2, gen_random_uuid(), '2026-11-20', '2026-12-02', ${week})`,
  );
  expect(await plansOf(database.db, 1)).toMatchObject([
    { weekOne: '2026-11-16', keepsLower: false },
    { weekOne: '2026-11-23', keepsLower: false },
  ]);
  const [smoker] = await plansOf(database.db, 2);
  expect(smoker?.weekOne).toBe('2026-11-30');
  // The goals of a Sunday of saving and of the day after it, as they were told then.
  const sunday = (await plansOf(database.db, 1)).slice(0, 1);
  const goals = (['2026-11-22', '2026-11-23', '2026-12-21'] as const).map((day) =>
    dailyGoal(sunday, day, { goalRounding: 0.25 }),
  );
  expect(goals).toEqual([1675, 1325, 0]);
  await database.close();
});
