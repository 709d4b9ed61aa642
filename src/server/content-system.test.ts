import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { mountApp } from '#src/cms/app.ts';
import { sendMail } from '#src/cms/mail/send-mail.ts';
import { startJobs } from '#src/cms/scheduled/start-jobs.ts';
import { readConfig } from '#src/config.ts';
import { startErrorService } from '#tests/support/error-service.ts';
import { makeTestDatabase } from '#tests/support/test-database.ts';
import { contentSystem } from './content-system.ts';
import { makeErrorReporter } from './error-reporter.ts';
import { redactedError } from './redacted-error.ts';

const CANARY = 'vandaag dronk ik';
const config = readConfig({
  NODE_ENV: 'test',
  ENCRYPTION_KEYS: `1:${Buffer.alloc(32, 7).toString('base64')}`,
  MAIL_ADDRESS: 'post@example.nl',
});

async function ground() {
  const database = await makeTestDatabase(inject('databaseUrl'));
  const service = await startErrorService();
  const reporter = makeErrorReporter(service.localDsn);
  const logged: object[] = [];
  const system = contentSystem(database, config, (event) => void logged.push(event), reporter);
  return { database, service, reporter, logged, system };
}

let parts: Awaited<ReturnType<typeof ground>>;
beforeAll(async () => {
  parts = await ground();
});
afterAll(async () => {
  await parts.system.jobs.close();
  await parts.reporter.close();
  parts.service.close();
  await parts.database.close();
});

const told = () => JSON.stringify([parts.service.bodies, parts.logged]);

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
  await vi.waitFor(() => expect(service.bodies).toHaveLength(1));
  expect(service.bodies[0]).toContain('"where":"POST /user/login"');
  expect(service.bodies[0]).toContain('src/cms/');
  expect(told()).not.toMatch(/vandaag|iemand|example\.nl/);
});

test('a job that fails is reported by its queue, without what it was about', async () => {
  const { reporter, service, system } = parts;
  const jobs = await startJobs(system, {
    draw: () => {
      throw new TypeError(`${CANARY} is no mail`);
    },
    log: (event) => void parts.logged.push(event),
    report: (error, queue) => reporter.reportError(redactedError(error), { where: `job ${queue}` }),
    pollSeconds: 0.5,
  });
  const target = { domain: 'alcohol', language: 'nl', path: '/inloggen' } as const;
  const mail = { owner: 0, mail: 'details-changed', to: 'iemand@example.org', target, cause: randomUUID() } as const;
  await system.jobs.transact((tx) => sendMail(system, tx, mail));
  await vi.waitFor(() => expect(service.bodies.join()).toContain('"where":"job mail"'), 10_000);
  await jobs.close();
  expect(service.bodies.join()).toContain('"TypeError"');
  expect(told()).not.toMatch(/vandaag|iemand/);
});
