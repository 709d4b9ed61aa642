import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { savePushToken } from '#src/contract/account.ts';
import { expectSuccess } from '#tests/support/accounts.ts';
import { createCommunity, createMember } from '#tests/support/community.ts';
import { recordQueries } from '#tests/support/record-queries.ts';
import type { TestSystem } from '#tests/support/test-system.ts';
import { sendDailyMails } from './daily-mails.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await createCommunity(inject('databaseUrl'));
});
afterAll(() => system.close());

it('a lot of readers is looked for devices all at once, and the devices there are ring', async () => {
  const [first, second] = [await createMember(system), await createMember(system), await createMember(system)];
  await system.database.pool.query("update users set notifications = '{daily_mail}'");
  for (const token of ['apparaat 1', 'apparaat 2']) {
    expectSuccess(await first.client.call(savePushToken, { body: { pushNotificationToken: token } }));
  }
  expectSuccess(await second.client.call(savePushToken, { body: { pushNotificationToken: 'apparaat 3' } }));
  const queries = await recordQueries(() => sendDailyMails(system.system));
  expect(queries.filter(({ text }) => text.includes('push_tokens')).length).toBe(1);
  const { rows } = await system.database.pool.query(
    "select name, (data->>'uid')::int as uid from pgboss.job where name in ('mail', 'push') order by name, uid",
  );
  const rung = rows.filter(({ name }) => name === 'push').map(({ uid }) => uid);
  expect(rung).toEqual([first.uid, second.uid]);
  expect(rows.length - rung.length).toBe(3);
});
