import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { mountApp } from '#src/cms/app.ts';
import { createSystem } from '#src/cms/system.ts';
import { register } from '#src/contract/register.ts';
import { expectFailure, expectSuccess, PASSWORD, participant } from '#tests/support/accounts.ts';
import { createTestConfig } from '#tests/support/content-config.ts';
import { createBrowser } from '#tests/support/create-browser.ts';
import { startDatabaseProxy } from '#tests/support/database-proxy.ts';
import { submitRegistration as dayForm } from '#tests/support/days.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { createPool } from '../db/database.ts';
import { LISTENER_LOCK, PROCESS_LOCK } from '../db/purge.ts';
import { releaseStaleClaims } from './stale-claims.ts';

let system: TestSystem;
let second: ReturnType<typeof createSystem>;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'));
  second = createSystem({ database: system.database, config: createTestConfig(), now: system.clock.now });
});
afterAll(async () => {
  await second.jobs.close();
  await system.close();
});

const createForm = (mail = `${randomUUID()}@example.nl`) => ({
  mail,
  password: PASSWORD,
  language: 'nl',
  name: 'Sam',
  isConsenting: true,
});

describe('a write that is sent again under its key', () => {
  it('gets the first answer, from another process too, and makes nothing new', async () => {
    const input = { body: createForm(), key: randomUUID() };
    const apps = [system.app, mountApp(second), system.app, mountApp(second)];
    const answers = await Promise.all(apps.map((app) => createBrowser(app).client.call(register, input)));
    expect(new Set(answers.map((answer) => expectSuccess(answer).uid)).size).toBe(1);
    const { rows } = await system.database.pool.query('select uid from users where mail = $1', [input.body.mail]);
    expect(rows.length).toBe(1);
  });

  it('may be tried again under the same key after it was refused', async () => {
    const { client } = createBrowser(system.app);
    const key = randomUUID();
    expect(expectFailure(await client.call(register, { body: { ...createForm(), password: 'kort 1' }, key }))).toBe(
      422,
    );
    expectSuccess(await client.call(register, { body: createForm(), key }));
  });

  it('is done, once its first process was lost with it', async () => {
    const [body, key] = [createForm(), randomUUID()];
    const { client } = createBrowser(system.app);
    const first = expectSuccess(await client.call(register, { body, key }));
    await system.database.pool.query('update first_answers set status = null, answer = null');
    system.clock.pass(31_000);
    expect(expectSuccess(await client.call(register, { body, key }))).toEqual(first);
  });

  it('is done at once, when the product starts and no other process of it lives', async () => {
    const { pool } = system.database;
    const [body, key] = [createForm(), randomUUID()];
    const { client } = createBrowser(system.app);
    const first = expectSuccess(await client.call(register, { body, key }));
    await pool.query('update first_answers set status = null, answer = null');
    const readClaims = async () => (await pool.query('select from first_answers where status is null')).rowCount;
    const claimsBefore = await readClaims();
    const otherClient = new pg.Client({ connectionString: system.database.url });
    await otherClient.connect();
    await otherClient.query('select pg_advisory_lock_shared($1, $2)', [...LISTENER_LOCK]);
    await releaseStaleClaims(pool);
    expect(await readClaims()).toBe(claimsBefore);
    await otherClient.query('select pg_advisory_unlock_shared($1, $2)', [...LISTENER_LOCK]);
    await otherClient.end();
    await releaseStaleClaims(pool);
    expect(await readClaims()).toBe(0);
    expect(expectSuccess(await client.call(register, { body, key }))).toEqual(first);
  });

  it('is done within seconds where its first process died on another machine, and waits for one that lives', async () => {
    const { pool } = system.database;
    const [body, key, holder] = [createForm(), randomUUID(), 4_711];
    const { client } = createBrowser(system.app);
    const first = expectSuccess(await client.call(register, { body, key }));
    await pool.query('update first_answers set status = null, answer = null, holder = $1', [holder]);
    const otherClient = new pg.Client({ connectionString: system.database.url });
    await otherClient.connect();
    await otherClient.query('select pg_advisory_lock_shared($1, $2)', [PROCESS_LOCK, holder]);
    await otherClient.query('select pg_advisory_lock_shared($1, $2)', [...LISTENER_LOCK]);
    const result = client.call(register, { body, key });
    const waits = await Promise.race([result, sleep(3_000, 'waits' as const)]);
    expect(waits).toBe('waits');
    await otherClient.end();
    expect(expectSuccess(await result)).toEqual(first);
    const entry = await pool.query('select uid from users where mail = $1', [body.mail]);
    expect(entry.rowCount).toBe(1);
  });

  it('waits no longer for a first process than until it is taken for lost', async () => {
    const [body, key] = [createForm(), randomUUID()];
    const { client } = createBrowser(system.app);
    const first = expectSuccess(await client.call(register, { body, key }));
    await system.database.pool.query('update first_answers set status = null, answer = null');
    const result = client.call(register, { body, key });
    setTimeout(() => system.clock.pass(21_000), 300);
    expect(expectSuccess(await result)).toEqual(first);
  });

  it('may be tried again as soon as the database is back, after it went away in the middle of it', async () => {
    const testSystem = await makeTestSystem(inject('databaseUrl'));
    const proxy = await startDatabaseProxy(testSystem.database.url);
    const pool = createPool(proxy.url, () => undefined);
    const database = { ...testSystem.database, ...pool, url: proxy.url };
    const system = createSystem({ database, config: createTestConfig(), now: testSystem.clock.now });
    const browser = createBrowser(mountApp(system));
    const person = await participant(testSystem);
    for (const [name, value] of person.cookies) browser.cookies.set(name, value);
    const body = { date: '2026-11-20', amount: '1' };
    expectSuccess(await dayForm(browser, { ...body, amount: '2' }));
    await testSystem.database.pool.query(`
      create function wait() returns trigger language plpgsql as 'begin perform pg_sleep(0.5); return new; end';
      create trigger slow before insert on registrations for each row execute function wait()`);
    const key = randomUUID();
    const cut = dayForm(browser, body, key);
    setTimeout(() => proxy.set('away'), 250);
    expect(expectFailure(await cut)).toBe(503);
    proxy.set('none');
    const { sid } = expectSuccess(await dayForm(browser, body, key));
    const { rows } = await testSystem.database.pool.query('select uuid from registrations where amount = 1');
    expect(rows).toEqual([{ uuid: sid }]);
    await system.jobs.close();
    await pool.pool.end();
    proxy.close();
    await testSystem.close();
  });

  it('is refused under a key that is none', async () => {
    const { client } = createBrowser(system.app);
    for (const key of ['kort', 'met spaties erin', 'x'.repeat(101)]) {
      expect(expectFailure(await client.call(register, { body: createForm(), key }))).toBe(400);
    }
  });

  it('is another write in another domain', async () => {
    const input = { body: createForm(), key: randomUUID() };
    const uids = await Promise.all(
      (['alcohol', 'tobacco'] as const).map(async (domain) =>
        expectSuccess(await createBrowser(system.app, { domain }).client.call(register, input)),
      ),
    );
    expect(new Set(uids.map(({ uid }) => uid)).size).toBe(2);
  });
});
