import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { mountApp } from '#src/cms/app.ts';
import { makeSystem } from '#src/cms/system.ts';
import { register } from '#src/contract/register.ts';
import { answerOf, PASSWORD, statusOf } from '#tests/support/accounts.ts';
import { browserOf } from '#tests/support/browser-of.ts';
import { testConfig } from '#tests/support/content-config.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';

let system: TestSystem;
let second: ReturnType<typeof makeSystem>;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'));
  second = makeSystem({ database: system.database, config: testConfig(), now: system.clock.now });
});
afterAll(async () => {
  await second.jobs.close();
  await system.close();
});

const form = (mail = `${randomUUID()}@example.nl`) => ({ mail, password: PASSWORD, language: 'nl', name: 'Sam' });

describe('a write that is sent again under its key', () => {
  it('gets the first answer, from another process too, and makes nothing new', async () => {
    const input = { body: form(), key: randomUUID() };
    const apps = [system.app, mountApp(second), system.app, mountApp(second)];
    const answers = await Promise.all(apps.map((app) => browserOf(app).client.call(register, input)));
    expect(new Set(answers.map((answer) => answerOf(answer).uid)).size).toBe(1);
    const { rows } = await system.database.pool.query('select uid from users where mail = $1', [input.body.mail]);
    expect(rows.length).toBe(1);
  });

  it('may be tried again under the same key after it was refused', async () => {
    const { client } = browserOf(system.app);
    const key = randomUUID();
    expect(statusOf(await client.call(register, { body: { ...form(), password: 'kort 1' }, key }))).toBe(422);
    answerOf(await client.call(register, { body: form(), key }));
  });

  it('is done, once its first process was lost with it', async () => {
    const [body, key] = [form(), randomUUID()];
    const { client } = browserOf(system.app);
    answerOf(await client.call(register, { body, key }));
    await system.database.pool.query('update first_answers set status = null, answer = null');
    system.clock.pass(31_000);
    expect(statusOf(await client.call(register, { body, key }))).toBe(422);
  });

  it('is refused under a key that is none', async () => {
    const { client } = browserOf(system.app);
    for (const key of ['kort', 'met spaties erin', 'x'.repeat(101)]) {
      expect(statusOf(await client.call(register, { body: form(), key }))).toBe(400);
    }
  });

  it('is another write in another domain', async () => {
    const input = { body: form(), key: randomUUID() };
    const uids = await Promise.all(
      (['alcohol', 'tobacco'] as const).map(async (domain) =>
        answerOf(await browserOf(system.app, { domain }).client.call(register, input)),
      ),
    );
    expect(new Set(uids.map(({ uid }) => uid)).size).toBe(2);
  });
});
