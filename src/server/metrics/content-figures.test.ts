import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { announcePurge, LISTENER_LOCK } from '#src/cms/db/purge.ts';
import { runInPasswordSlot } from '#src/cms/identity/password.ts';
import { sendMail } from '#src/cms/mail/send-mail.ts';
import { login } from '#src/contract/sessions.ts';
import { PASSWORD, participant } from '#tests/support/accounts.ts';
import { createBrowser } from '#tests/support/create-browser.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { listContentMetrics } from './content-figures.ts';
import { formatPrometheus } from './metric.ts';

let system: TestSystem;
/** Responses of the mail server to future mails: accepted (null), a temporary or a permanent rejection. */
const answers: (number | null)[] = [];
beforeAll(async () => {
  const refuseMail = () => {
    const responseCode = answers.shift();
    return responseCode ? Object.assign(new Error('no'), { responseCode }) : null;
  };
  system = await makeTestSystem(inject('databaseUrl'), { hasJobs: true, refuseMail });
  await system.database.pool.query('update pgboss.queue set retry_delay = 1, retry_backoff = false');
});
afterAll(() => system.close());

/** Returns the values of one metric, by label. */
const read = (name: string): Readonly<Record<string, number>> => {
  const { samples = [] } = listContentMetrics().find((contentMetric) => contentMetric.name === name) ?? {};
  return Object.fromEntries(samples.map(({ labels = {}, value }) => [Object.values(labels)[0] ?? '', value]));
};

/** Returns the increase of each value of a metric, without unchanged values. */
async function added(name: string, happen: () => Promise<unknown>): Promise<Readonly<Record<string, number>>> {
  const valuesBefore = read(name);
  await happen();
  const changes = Object.entries(read(name)).map(([kind, value]) => [kind, value - (valuesBefore[kind] ?? 0)] as const);
  return Object.fromEntries(changes.filter(([, change]) => change !== 0));
}

const mailTo = (to: string) =>
  system.system.jobs.transact((tx) =>
    sendMail(system.system, tx, {
      owner: 0,
      mail: 'details-changed',
      to,
      target: { domain: 'alcohol', language: 'nl', path: '/inloggen' },
      cause: to,
    }),
  );

test('mails are counted that were sent, that failed for now, and that were refused for good', async () => {
  answers.push(451, null, 550);
  const refusedBefore = read('zelfhulp_mails_total').refused ?? 0;
  const happen = async () => {
    await mailTo('kanarie-1@example.nl');
    await vi.waitFor(() => expect(system.mails).toHaveLength(1), { timeout: 60_000, interval: 100 });
    await mailTo('kanarie-2@example.nl');
    await vi.waitFor(() => expect(answers).toEqual([]), { timeout: 60_000, interval: 100 });
    await vi.waitFor(() => expect(read('zelfhulp_mails_total').refused).toBe(refusedBefore + 1), {
      timeout: 60_000,
      interval: 100,
    });
  };
  expect(await added('zelfhulp_mails_total', happen)).toEqual({ sent: 1, failed: 1, refused: 1 });
});

test('a change of what visitors see is counted as shown at once, or as late where a process does not answer', async () => {
  const { database } = system;
  const publish = () => announcePurge(database.direct, ['node:1']);
  expect(await added('zelfhulp_publishes_total', publish)).toEqual({ 'at-once': 1 });
  const deaf = await database.direct.connect();
  await deaf.query('select pg_advisory_lock_shared($1, $2)', [...LISTENER_LOCK]);
  expect(await added('zelfhulp_publishes_total', publish)).toEqual({ late: 1 });
  deaf.release(true);
});

test('logins are counted as right, wrong, or refused by a limit, and nothing says whose', async () => {
  const { mail } = await participant(system);
  const stranger = createBrowser(system.app);
  const logIn = (pass: string) => stranger.client.call(login, { body: { mail, password: pass } });
  expect(await added('zelfhulp_passwords_total', () => logIn('iets anders 1'))).toEqual({ wrong: 1 });
  const guess = async () => {
    for (let attempts = 0; attempts < 11; attempts += 1) await logIn('iets anders 1');
  };
  expect(await added('zelfhulp_tries_refused_total', guess)).toEqual({ login: 2 });
  await system.database.pool.query('delete from limits');
  expect(await added('zelfhulp_passwords_total', () => logIn(PASSWORD))).toEqual({ right: 1 });
  expect(formatPrometheus(listContentMetrics())).not.toMatch(/kanarie|@|alcohol/);
});

test('password slots are told as used and waiting, and who finds none is counted', async () => {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const flood = async () => {
    const all = Array.from({ length: 60 }, () => runInPasswordSlot(() => gate).catch(() => undefined));
    const { used = 0, waiting } = read('zelfhulp_password_slots');
    expect(used).toBeGreaterThanOrEqual(1);
    expect(waiting).toBe(50);
    open();
    await Promise.all(all);
    expect(read('zelfhulp_password_slots')).toEqual({ used: 0, waiting: 0 });
    expect(60 - used - 50).toBeGreaterThan(0);
  };
  const { unread = 0 } = await added('zelfhulp_passwords_total', flood);
  expect(unread).toBeGreaterThanOrEqual(7);
  expect(unread).toBeLessThanOrEqual(9);
});
