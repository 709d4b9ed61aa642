import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { register } from '#src/contract/register.ts';
import { expectSuccess, PASSWORD, participant } from '#tests/support/accounts.ts';
import { createTestConfig } from '#tests/support/content-config.ts';
import { createBrowser } from '#tests/support/create-browser.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { toJobId } from '../jobs/jobs.ts';
import { startJobs } from '../scheduled/start-jobs.ts';
import { renderMail } from './render-mail.ts';
import { sendMail } from './send-mail.ts';
import { createMailTransport } from './transport.ts';

const target = { domain: 'alcohol', language: 'nl', path: '/inloggen' } as const;
const getTemporary = () => Object.assign(new Error('busy'), { responseCode: 451 });
const lasting = () => Object.assign(new Error('no such mailbox'), { responseCode: 550 });

describe('mails', () => {
  let system: TestSystem;
  let attempts = 0;
  beforeAll(async () => {
    const refuseMail = () => {
      attempts += 1;
      return attempts % 4 === 1 ? getTemporary() : null;
    };
    system = await makeTestSystem(inject('databaseUrl'), { hasJobs: true, refuseMail });
    await system.database.pool.query('update pgboss.queue set retry_delay = 1, retry_backoff = false');
  });
  afterAll(() => system.close());

  it('go out once for each cause, under one Message-ID, with two workers and a failing server', async () => {
    const second = await startJobs(system.system, { log: () => undefined, pollSeconds: 0.5 });
    const causes = Array.from({ length: 40 }, (_, index) => `cause ${index}`);
    const send = (cause: string) =>
      system.system.jobs.transact((tx) =>
        sendMail(system.system, tx, { owner: 0, mail: 'details-changed', to: 'wij@example.nl', target, cause }),
      );
    await Promise.all([...causes, ...causes].map(send));
    const isDone = () => {
      const ids = new Set(system.mails.map(({ id }) => id));
      expect([...ids].sort()).toEqual(causes.map((cause) => `<${toJobId(cause)}@example.nl>`).sort());
    };
    await vi.waitFor(isDone, { timeout: 60_000, interval: 200 });
    await second.close();
    expect(system.mails.length).toBe(causes.length);
    expect(system.logged.every((failure) => failure.event === 'job-failed')).toBe(true);
    expect(JSON.stringify(system.logged)).not.toContain('wij@example.nl');
  });

  it('do not go out where the transaction came to nothing', async () => {
    const failing = system.system.jobs.transact(async (tx) => {
      await sendMail(system.system, tx, {
        owner: 0,
        mail: 'details-changed',
        to: 'a@example.nl',
        target,
        cause: 'lost',
      });
      throw new Error('changed our mind');
    });
    await expect(failing).rejects.toThrow('changed our mind');
    const { rows } = await system.database.pool.query('select 1 from pgboss.job where id = $1', [toJobId('lost')]);
    expect(rows).toEqual([]);
  });

  it('never go to an address that stands for none', async () => {
    for (const to of ['x@anoniem.invalid', 'x@A.ANONIEM.invalid']) {
      const body = await system.system.jobs.transact((tx) =>
        sendMail(system.system, tx, { owner: 0, mail: 'details-changed', to, target, cause: `to ${to}` }),
      );
      expect(body).toBe(false);
    }
  });

  it('lie in the queue without address, link or anything else of the person', async () => {
    const me = await participant(system);
    const { rows } = await system.database.pool.query('select data::text from pgboss.job');
    expect(rows.length).toBeGreaterThan(40);
    for (const { data } of rows) expect(data).not.toMatch(new RegExp(`${me.mail}|example\\.nl|valideer|alcohol`));
  });
});

describe('a mail that the server refuses for good', () => {
  it('is given up, without an endless number of tries', async () => {
    let attempts = 0;
    const refuseMail = () => {
      attempts += 1;
      return lasting();
    };
    const system = await makeTestSystem(inject('databaseUrl'), { hasJobs: true, refuseMail });
    const { client } = createBrowser(system.app);
    const body = {
      mail: `${randomUUID()}@example.nl`,
      password: PASSWORD,
      language: 'nl',
      name: 'Sam',
      isConsenting: true,
    };
    expectSuccess(await client.call(register, { body, key: randomUUID() }));
    await vi.waitFor(async () => {
      const { rows } = await system.database.pool.query("select state from pgboss.job where name = 'mail'");
      expect(rows).toEqual([{ state: 'completed' }]);
    }, 60_000);
    expect(attempts).toBe(1);
    await system.close();
  });
});

describe('without a mail server', () => {
  it('mails are written to the data folder, to look at and as they would have gone out', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'mails-'));
    const transport = createMailTransport(createTestConfig({}, dataDir));
    const mail = renderMail('reset-password', { language: 'nl', link: 'http://localhost:3000/l/v1.x' });
    await transport.send({ ...mail, to: 'wij@example.nl', id: 'abc', unsubscribe: null });
    expect((await readdir(join(dataDir, 'mails'))).sort()).toEqual(['abc.eml', 'abc.html', 'abc.json']);
    const message = await readFile(join(dataDir, 'mails', 'abc.eml'), 'utf8');
    expect(message).toMatch(/^From: Jouw account <post@example\.nl>\r?$/m);
    expect(message).toMatch(/^Message-ID: <abc@example\.nl>\r?$/m);
    expect(message).toMatch(/^Subject: Nieuw wachtwoord\r?$/m);
  });
});

it('mails go out as many at once as the mail server is said to take', async () => {
  const atOnce = 4;
  const system = await makeTestSystem(inject('databaseUrl'), { environment: { SMTP_CONNECTIONS: String(atOnce) } });
  const { promise: all, resolve: goOn } = Promise.withResolvers<void>();
  let renderCount = 0;
  const jobs = await startJobs(system.system, {
    log: () => undefined,
    pollSeconds: 0.5,
    draw: async (...of) => {
      renderCount += 1;
      if (renderCount === atOnce) goOn();
      await all;
      return renderMail(...of);
    },
  });
  await system.system.jobs.transact(async (tx) => {
    for (let index = 0; index < atOnce; index += 1) {
      const to = `${index}@example.nl`;
      await sendMail(system.system, tx, { owner: 0, mail: 'details-changed', to, target, cause: `at once ${index}` });
    }
  });
  await vi.waitFor(() => expect(system.mails.length).toBe(atOnce), { timeout: 60_000, interval: 100 });
  await jobs.close();
  await system.close();
});
