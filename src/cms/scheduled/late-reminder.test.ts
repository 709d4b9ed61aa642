import { expect, inject, it } from 'vitest';
import { savePushToken } from '#src/contract/account.ts';
import { saveReminder } from '#src/contract/hard-moment/reminder.ts';
import { expectSuccess, participant } from '#tests/support/accounts.ts';
import { makeTestSystem } from '#tests/support/test-system.ts';
import { UnreachableError } from '../jobs/unreachable-error.ts';
import { renderMail } from '../mail/render-mail.ts';
import type { Transport } from '../mail/transport.ts';
import { sendPreferredHourReminders } from '../modules/reminders/reminder-hour.ts';
import { createMailJobHandler } from './deliver-mail.ts';
import { createPushHandler } from './push.ts';

type Handle = (data: never, job: { readonly id: string }) => Promise<void>;

const MINUTE = 60_000;
/** From the start of the clock, at 13:00, until 19:40. */
const UNTIL_REMINDER = 400 * MINUTE;

it.each([
  [10, 1],
  [7 * 60, 0],
])('a reminder that waited %i minutes for the mail server or the gateway comes %i times', async (minutes, count) => {
  const system = await makeTestSystem(inject('databaseUrl'));
  const { pool } = system.database;
  const { client, uid, mail } = await participant(system);
  await pool.query('update users set validated_at = $1 where uid = $2', [system.clock.now(), uid]);
  expectSuccess(await client.call(savePushToken, { body: { pushNotificationToken: 'apparaat', platform: 'ios' } }));
  expectSuccess(await client.call(saveReminder, { body: { minute: 20 * 60, weekdays: [], isActive: true } }));
  await pool.query('delete from pgboss.job');
  system.clock.pass(UNTIL_REMINDER);
  await sendPreferredHourReminders(system.system);

  let isAway = true;
  const arrived: string[] = [];
  const arrive = async (what: string) => {
    if (isAway) throw new UnreachableError('away');
    arrived.push(what);
  };
  const transport: Transport = {
    send: ({ to }) => arrive(to).then(() => 'sent' as const),
    isReachable: async () => !isAway,
    close: () => undefined,
  };
  const handlers: Readonly<Record<'mail' | 'push', Handle>> = {
    mail: createMailJobHandler(system.system, renderMail, transport),
    push: createPushHandler(system.system, () => arrive('push')),
  };
  const run = async (name: 'mail' | 'push') => {
    const query = 'select id, data from pgboss.job where name = $1';
    const { rows } = await pool.query<{ id: string; data: never }>(query, [name]);
    expect(rows).toHaveLength(1);
    for (const { id, data } of rows) await handlers[name](data, { id });
  };
  await expect(run('mail')).rejects.toThrow(UnreachableError);
  await expect(run('push')).rejects.toThrow(UnreachableError);
  isAway = false;
  system.clock.pass(minutes * MINUTE);
  await run('mail');
  await run('push');
  expect(arrived).toEqual([mail, 'push'].slice(0, 2 * count));
  const { rows } = await pool.query('select unopened from reminders where uid = $1', [uid]);
  expect(rows).toEqual([{ unopened: count }]);
  await system.close();
});
