import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { saveOwnDate } from '#src/contract/personal-dates.ts';
import { addDays, type CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { expectSuccess, participant } from '#tests/support/accounts.ts';
import { fillDay } from '#tests/support/stored-days.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { notifyBadge } from '../notifications/notify-badge.ts';
import { sendAftercareMessages } from './after-messages.ts';

const DAY = 86_400_000;

let system: TestSystem;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'));
});
afterAll(() => system.close());

const today = () => getAmsterdamDate(system.clock.now());

/** Creates a participant on a day of the programme who receives messages after its end. */
async function createReader(day: number, settings: readonly string[] = ['after_mail']) {
  const me = await participant(system);
  await system.database.pool.query(
    `update users set notifications = $1, validated_at = $2, active_at = $2, program_start = $3, registrations_start = $3
     where uid = $4`,
    [settings, system.clock.now(), addDays(today(), 1 - day), me.uid],
  );
  return me;
}

type Me = Awaited<ReturnType<typeof createReader>>;

const fill = (me: Me, ...days: readonly number[]) =>
  Promise.all(days.map((day) => fillDay(system, me.uid, addDays(today(), -day), '1')));

/** Returns the kinds of counted messages, by week. */
async function readSentMessages({ uid }: Me): Promise<readonly string[]> {
  const { rows } = await system.database.pool.query('select kind from outreach where uid = $1 order by monday', [uid]);
  return rows.map(({ kind }) => kind);
}

const checked = (me: Me) =>
  system.database.pool.query(
    "insert into put_aside select $1, 'check:' || day, '2030-01-01' from unnest(array[42, 90]) day",
    [me.uid],
  );

const createMailsQueued = async ({ uid }: Me) => {
  const { rows } = await system.database.pool.query(
    "select from pgboss.job where name = 'mail' and (data ->> 'owner')::int = $1",
    [uid],
  );
  return rows.length;
};

it('are none before day 43, and none without the setting', async () => {
  const [early, unwilling] = [await createReader(42), await createReader(43, [])];
  await sendAftercareMessages(system.system);
  expect([await readSentMessages(early), await readSentMessages(unwilling)]).toEqual([[], []]);
});

it('are one a week, however often the job runs and whatever else is due', async () => {
  const me = await createReader(60);
  await fill(me, 1, 2, 3);
  const queuedBefore = await createMailsQueued(me);
  await Promise.all([sendAftercareMessages(system.system), sendAftercareMessages(system.system)]);
  await sendAftercareMessages(system.system);
  expect(await readSentMessages(me)).toEqual(['check']);
  expect((await createMailsQueued(me)) - queuedBefore).toBe(1);
  const badge = { uid: me.uid, mid: me.uid };
  await system.system.jobs.transact((tx) => notifyBadge(tx, system.system, badge));
  expect((await createMailsQueued(me)) - queuedBefore).toBe(1);
});

it.each([
  ['a month step', 60, [1], ['month']],
  ['a long absence', 60, [15], ['away']],
  ['an absence of three weeks, of which it was too late to write', 60, [22], []],
  ['a quiet day', 80, [1], []],
])('are about %s', async (_name, day, usedDays, kinds) => {
  const me = await createReader(day);
  await checked(me);
  await fill(me, ...usedDays);
  await sendAftercareMessages(system.system);
  expect(await readSentMessages(me)).toEqual(kinds);
});

it('are about a marked date two days before it, and are not about a card that was pressed away', async () => {
  const me = await createReader(80);
  await checked(me);
  await fill(me, 1);
  const first = addDays(today(), 2) as CalendarDate;
  const date = { uuid: randomUUID(), label: 'Feest', first, last: first, isYearly: false };
  expectSuccess(await me.client.call(saveOwnDate, { body: date }));
  await sendAftercareMessages(system.system);
  expect(await readSentMessages(me)).toEqual(['date']);
});

it('are none for a reader of the link of the week on its day', async () => {
  const days = (8 - new Date(`${today()}T00:00:00Z`).getUTCDay()) % 7;
  system.clock.pass(days * DAY);
  const me = await createReader(60, ['after_mail', 'week_mail']);
  await fill(me, 1);
  await sendAftercareMessages(system.system);
  expect(await readSentMessages(me)).toEqual([]);
});
