import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createAccount } from '#tests/support/make-account.ts';
import { explainQuery, recordQueries } from '#tests/support/record-queries.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { sendWeeklyProgress } from '../modules/buddies/weekly-progress.ts';
import { sendAftercareMessages } from '../modules/reminders/after-messages.ts';
import { sendDailyMails } from '../modules/reminders/daily-mails.ts';
import { sendLookBackMails } from '../modules/reminders/look-back-mails.ts';
import { sendPhaseMails } from '../modules/reminders/phase-mails.ts';
import { sendPreferredHourReminders } from '../modules/reminders/reminder-hour.ts';
import { sendThinkingOfYou } from '../modules/reminders/thinking-of-you.ts';
import { sendUsageReminders } from '../modules/reminders/usage-reminders.ts';
import { createCleanUpHandler } from '../scheduled/clean-up.ts';
import { createInactivityHandler } from '../scheduled/inactivity.ts';

const PEOPLE = 20_000;

/** Users who registered, were active for fifty days and then inactive for at least 200 days before the test's clock. */
const SEED: readonly string[] = [
  `insert into users (domain, role, status, mail, password_hash, language, name, notifications, registrations_start, program_start,
     validated_at, created_at, changed_at, active_at)
   select 'alcohol', case when n % 2 = 0 then 'client' else 'sso_client' end, 'active', 'p' || n || '@example.nl',
     case when n % 2 = 0 then 'x' end, 'nl', 'Sam', '{daily_mail,end_of_phase_mail,usage_reminder_mail}', began, began,
     case when n % 2 = 0 then began end, began, began, began + make_interval(days => 50)
   from (select n, date '2026-03-01' - n % 300 as began from generate_series(1, ${PEOPLE}) n) person`,
  `insert into buddies (uid, id, name, email, address, state, code_hash, code, invited_at)
   select uid, gen_random_uuid(), 'Robin', 'x', 'x', 'stopped', sha256(uid::text::bytea), 'x', now() from users`,
  `insert into sessions (token_hash, uid, role, domain, csrf_seed, expires_at)
   select sha256(uid::text::bytea), uid, role, domain, sha256(uid::text::bytea), '2027-01-01' from users`,
  `insert into first_answers (id, uid, created_at) select uid::text, uid, '2027-01-01' from users`,
  `insert into account_links (uid, purpose, issued_at, digest, expires_at)
   select uid, 'validate', 1, '', '2027-01-01' from users`,
  `insert into limits (key, points, expire) select 'k' || uid, 1, 32503680000000 from users`,
  'vacuum (analyze)',
];

let system: TestSystem;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'));
  await system.system.jobs.transact(async () => undefined);
  for (const text of SEED) await system.database.pool.query(text);
  await createAccount(system.system, { role: 'client', domain: 'alcohol', notifications: ['daily_mail'] });
});
afterAll(() => system.close());

const JOBS: Readonly<Record<string, () => Promise<void>>> = {
  'daily-mails': () => sendDailyMails(system.system),
  'phase-mails': () => sendPhaseMails(system.system),
  'usage-reminders': () => sendUsageReminders(system.system),
  'own-hour': () => sendPreferredHourReminders(system.system),
  'after-messages': () => sendAftercareMessages(system.system),
  'look-back': () => sendLookBackMails(system.system),
  'thinking-of-you': () => sendThinkingOfYou(system.system),
  'buddy-progress': () => sendWeeklyProgress(system.system),
  inactivity: () => createInactivityHandler(system.system)({}, { id: 'x' }),
  'clean-up': () => createCleanUpHandler(system.system)({}, { id: 'x' }),
};

const GROWING_TABLES = ['users', 'buddies', 'sessions', 'first_answers', 'account_links', 'limits'];

test.each(Object.keys(JOBS))('%s looks at nobody who is not due', async (name) => {
  const queries = await recordQueries(async () => JOBS[name]?.());
  expect(queries.length).toBeGreaterThan(0);
  const { pool } = system.database;
  for (const query of queries) {
    const isRead = /^\s*select/i.test(query.text) && !/for update/i.test(query.text);
    for (const node of await explainQuery(pool, query, isRead ? ', analyze' : '')) {
      const table = node['Relation Name'] ?? '';
      const isWholeTable = node['Node Type'] === 'Seq Scan' && GROWING_TABLES.includes(table);
      expect([query.text, isWholeTable]).toEqual([query.text, false]);
      expect([query.text, (node['Rows Removed by Filter'] ?? 0) < PEOPLE / 100]).toEqual([query.text, true]);
    }
  }
});
