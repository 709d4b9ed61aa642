import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { mountApp } from '#src/cms/app.ts';
import { sendMail } from '#src/cms/mail/send-mail.ts';
import { startJobs } from '#src/cms/scheduled/start-jobs.ts';
import { readConfig } from '#src/config.ts';
import { saveIfThen } from '#src/contract/hard-moment/if-thens.ts';
import { savePersonalTexts } from '#src/contract/hard-moment/personal-texts.ts';
import { saveUrge } from '#src/contract/hard-moment/urges.ts';
import { register } from '#src/contract/register.ts';
import { login } from '#src/contract/sessions.ts';
import { PLAN, THINGS, URGE } from '#tests/contract/hard-moment-cases.ts';
import { expectFailure, expectSuccess } from '#tests/support/accounts.ts';
import { createBrowser } from '#tests/support/create-browser.ts';
import { startErrorService } from '#tests/support/error-service.ts';
import { makeTestDatabase } from '#tests/support/test-database.ts';
import { createEmbeddedSystem } from './content-system.ts';
import { createErrorReporter } from './error-reporter.ts';
import { redactError } from './redacted-error.ts';

const CANARY = 'vandaag dronk ik';
const config = readConfig({
  NODE_ENV: 'test',
  ENCRYPTION_KEYS: `1:${Buffer.alloc(32, 7).toString('base64')}`,
  MAIL_ADDRESS: 'post@example.nl',
});

async function getContext() {
  const database = await makeTestDatabase(inject('databaseUrl'));
  const service = await startErrorService();
  const reporter = createErrorReporter(service.localDsn);
  const logEvents: object[] = [];
  const system = createEmbeddedSystem(database, config, (event) => void logEvents.push(event), reporter);
  return { database, service, reporter, logged: logEvents, system };
}

let parts: Awaited<ReturnType<typeof getContext>>;
beforeAll(async () => {
  parts = await getContext();
});
afterAll(async () => {
  await parts.system.jobs.close();
  await parts.reporter.close();
  parts.service.close();
  await parts.database.close();
});

const getVisibleText = () => JSON.stringify([parts.service.bodies, parts.logged]);

test('a call that fails unexpectedly is reported by its route, without what was sent with it', async () => {
  const { database, service, system } = parts;
  await database.pool.query('alter table user_addresses rename to user_addresses_away');
  const host = `alcohol.localhost:${config.port}`;
  const answer = await mountApp(system).request(`http://${host}/api/nl/user/login?_format=json`, {
    method: 'POST',
    headers: { host, origin: `http://${host}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'iemand@example.nl', pass: CANARY }),
  });
  await database.pool.query('alter table user_addresses_away rename to user_addresses');
  expect(answer.status).toBe(500);
  await vi.waitFor(() => expect(service.bodies).toHaveLength(1), 60_000);
  expect(service.bodies[0]).toContain('"where":"POST /user/login"');
  expect(service.bodies[0]).toContain('src/cms/');
  expect(getVisibleText()).not.toMatch(/vandaag|iemand|example\.nl/);
});

test('of the log, the card, the sentence and the plans nothing reaches an error report', async () => {
  const { database, service, system } = parts;
  const { client } = createBrowser(mountApp(system));
  const [mail, password] = [`${randomUUID()}@example.nl`, 'regen 4 wolken'];
  const body = { mail, password, language: 'nl', name: 'Sam', isConsenting: true } as const;
  expectSuccess(await client.call(register, { body, key: randomUUID() }));
  expectSuccess(await client.call(login, { body: { mail, password } }));
  const sentence = 'kanarie van het moment';
  const uuid = randomUUID();
  const person = { name: sentence, phone: '0612345678' };
  const calls = [
    [
      'own_things',
      () =>
        client.call(savePersonalTexts, {
          params: { revision: 0 },
          body: { ...THINGS, sentence: sentence, list: [sentence], card: { say: sentence }, person },
        }),
    ],
    [
      'urges',
      () =>
        client.call(saveUrge, { body: { ...URGE, uuid, note: sentence, triggers: [sentence], helped: [sentence] } }),
    ],
    ['if_thens', () => client.call(saveIfThen, { body: { ...PLAN, uuid, situation: sentence, action: sentence } })],
  ] as const;
  const bodiesBefore = service.bodies.length;
  for (const [table, call] of calls) {
    await database.pool.query(`alter table ${table} rename to ${table}_away`);
    const status = expectFailure(await call());
    await database.pool.query(`alter table ${table}_away rename to ${table}`);
    expect([table, status]).toEqual([table, 500]);
  }
  await vi.waitFor(() => expect(service.bodies.length).toBe(bodiesBefore + calls.length), 60_000);
  const reports = service.bodies.slice(bodiesBefore).join();
  for (const path of ['/my-things', '/my-urges', '/my-if-thens']) expect(reports).toContain(path);
  expect(getVisibleText()).not.toMatch(/kanarie|0612345678/);
});

test('a job that fails is reported by its queue, without what it was about', async () => {
  const { reporter, service, system } = parts;
  const jobs = await startJobs(system, {
    draw: () => {
      throw new TypeError(`${CANARY} is no mail`);
    },
    log: (event) => void parts.logged.push(event),
    report: (error, queue) => reporter.reportError(redactError(error), { where: `job ${queue}` }),
    pollSeconds: 0.5,
  });
  const target = { domain: 'alcohol', language: 'nl', path: '/inloggen' } as const;
  const mail = { owner: 0, mail: 'details-changed', to: 'iemand@example.org', target, cause: randomUUID() } as const;
  await system.jobs.transact((tx) => sendMail(system, tx, mail));
  await vi.waitFor(() => expect(service.bodies.join()).toContain('"where":"job mail"'), 60_000);
  await jobs.close();
  expect(service.bodies.join()).toContain('"TypeError"');
  expect(getVisibleText()).not.toMatch(/vandaag|iemand/);
});
