import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { resetProgress } from '#src/contract/account.ts';
import { answerSupport, dismissCard, endPath, endSupport, getHome, startLaterPath } from '#src/contract/home.ts';
import { myData } from '#src/contract/my-data.ts';
import { deleteOwnDate, listOwnDates, saveOwnDate } from '#src/contract/personal-dates.ts';
import { EMPTY_ANSWERS } from '#src/contract/registration.ts';
import { toAmount } from '#src/rules/amounts/amount.ts';
import { addDays, type CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { expectFailure, expectSuccess, participant } from '#tests/support/accounts.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { insertRegistration } from '../registrations/insert-registration.ts';
import { sendAftercareMessages } from '../reminders/after-messages.ts';

const TODAY = '2026-11-20' as CalendarDate;

let system: TestSystem;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'));
});
afterAll(() => system.close());

type Participant = Awaited<ReturnType<typeof participant>>;

const readHome = async (me: Participant) => expectSuccess(await me.client.call(getHome));
const start = (me: Participant, plan: 'keep' | 'new' = 'keep') => me.client.call(startLaterPath, { body: { plan } });

/** Moves back the programme start and the paths of all users. */
const moveBack = (days: number) =>
  system.database.pool.query(
    `with moved as (update paths set begun_on = begun_on - ${days}) update users set program_start = program_start - ${days}`,
  );

it('keeps a card that was pressed away, once, and drops it after its day', async () => {
  const me = await participant(system);
  expect(await readHome(me)).toEqual({ aside: [], paths: [], support: null, dates: [] });
  for (let time = 0; time < 2; time += 1) {
    expectSuccess(await me.client.call(dismissCard, { body: { card: 'check', subject: '90' } }));
  }
  expectSuccess(await me.client.call(dismissCard, { body: { card: 'night', subject: '' } }));
  expect((await readHome(me)).aside.map(({ card }) => card).sort()).toEqual(['check:90', 'night:']);
  await system.database.pool.query("update put_aside set until = until - 2 where card = 'night:'");
  expectSuccess(await me.client.call(dismissCard, { body: { card: 'week', subject: '' } }));
  expect((await readHome(me)).aside.map(({ card }) => card).sort()).toEqual(['check:90', 'week:']);
});

it.each([
  ['a card that is not there', { card: 'safety', subject: '' }],
  ['a subject of markup', { card: 'check', subject: '<b>' }],
])('refuses %s', async (_name, body) => {
  const me = await participant(system);
  expect(expectFailure(await me.client.call(dismissCard, { body: body as never }))).toBe(400);
});

it('begins six weeks again after the first, one at a time, and stops them by one call', async () => {
  const me = await participant(system);
  expect(expectFailure(await start(me))).toBe(409);
  await moveBack(42);
  const results = await Promise.all([start(me), start(me)]);
  expect(results.map((item) => (item.ok ? 200 : expectFailure(item))).toSorted()).toEqual([200, 409]);
  expect((await readHome(me)).paths).toMatchObject([{ number: 2, endedOn: null }]);
  expectSuccess(await me.client.call(endPath, {}));
  expect(expectFailure(await me.client.call(endPath, {}))).toBe(404);
  expect(expectSuccess(await start(me, 'new'))).toMatchObject({ number: 3 });
  await moveBack(42);
  expect(expectSuccess(await start(me))).toMatchObject({ number: 4 });
});

it('is part of the own file, and a restart takes it away', async () => {
  const me = await participant(system);
  await moveBack(42);
  expectSuccess(await start(me));
  expectSuccess(await me.client.call(dismissCard, { body: { card: 'month', subject: '60' } }));
  const file = expectSuccess(await me.client.call(myData));
  expect(file.paths).toMatchObject([{ number: 2 }]);
  expect(file.putAside).toMatchObject([{ card: 'month:60' }]);
  expectSuccess(await me.client.call(resetProgress, {}));
  expect(await readHome(me)).toEqual({ aside: [], paths: [], support: null, dates: [] });
});

/** Registers a user's days since the start: the usual week, with three more units on the last `extraCount` days. */
async function liveDays(me: Participant, extraCount: number): Promise<void> {
  const usual = [1, 0, 2, 0, 3, 4, 2];
  await system.database.pool.query('update users set program_start = $1, registrations_start = $1 where uid = $2', [
    addDays(TODAY, -91),
    me.uid,
  ]);
  for (let index = 91; index >= 1; index -= 1) {
    const units = (usual[index % 7] ?? 0) + (index <= extraCount ? 3 : 0);
    const registration = { ...EMPTY_ANSWERS, amount: toAmount(units), date: addDays(TODAY, -index) };
    await insertRegistration(system.system, system.database.db, { uid: me.uid, uuid: randomUUID(), registration });
  }
}

it('offers a week of support where the own line rises, once in 91 days, and stores its reasons sealed', async () => {
  const [me, steady] = [await participant(system), await participant(system)];
  await liveDays(me, 7);
  await liveDays(steady, 0);
  for (let time = 0; time < 2; time += 1) await sendAftercareMessages(system.system);
  expect((await readHome(steady)).support).toBeNull();
  expect((await readHome(me)).support).toMatchObject({
    kind: 'week',
    answer: null,
    numbers: { days: 7, total: 3300, usual: 1200, fromNothing: null },
    isHigh: false,
  });
  expect(expectFailure(await me.client.call(endSupport, {}))).toBe(404);
  expectSuccess(await me.client.call(answerSupport, { body: { answer: 'yes' } }));
  expect((await readHome(me)).support).toMatchObject({ answer: 'yes', begunOn: TODAY });
  expectSuccess(await me.client.call(answerSupport, { body: { answer: 'yes', reasons: ['stress', 'tired'] } }));
  const { rows } = await system.database.pool.query('select reasons from supports where uid = $1', [me.uid]);
  expect(JSON.stringify(rows)).not.toContain('stress');
  expect(expectSuccess(await me.client.call(myData)).supports).toMatchObject([{ reasons: ['stress', 'tired'] }]);
  expectSuccess(await me.client.call(endSupport, {}));
  expect((await readHome(me)).support).toBeNull();
  expect(expectFailure(await me.client.call(answerSupport, { body: { answer: 'no' } }))).toBe(404);
});

it('counts the days with use after weeks without any, in the offer of a week of support', async () => {
  const me = await participant(system);
  await liveDays(me, 7);
  await system.database.pool.query(
    'update registrations set amount = case when date in ($1, $2) then 4 else 0 end where uid = $3',
    [addDays(TODAY, -2), addDays(TODAY, -3), me.uid],
  );
  await sendAftercareMessages(system.system);
  expect((await readHome(me)).support?.numbers).toEqual({ days: 7, total: 800, usual: 0, fromNothing: 2 });
});

it('takes a no for an answer', async () => {
  const me = await participant(system);
  await liveDays(me, 7);
  await sendAftercareMessages(system.system);
  expectSuccess(await me.client.call(answerSupport, { body: { answer: 'no' } }));
  expect((await readHome(me)).support).toBeNull();
  await sendAftercareMessages(system.system);
  expect((await readHome(me)).support).toBeNull();
});

const saveDate = (me: Participant, change: Partial<Parameters<typeof saveOwnDate.body>[0]['body']> = {}) => {
  const tomorrow = addDays(TODAY, 1);
  const date = { uuid: randomUUID(), label: 'Verjaardag van Tim', first: tomorrow, last: tomorrow, isYearly: false };
  return me.client.call(saveOwnDate, { body: { ...date, ...change } });
};

it('keeps own dates sealed, shows the near ones, and a restart leaves them', async () => {
  const me = await participant(system);
  const { uuid } = expectSuccess(await saveDate(me));
  expectSuccess(await saveDate(me, { first: addDays(TODAY, 3), last: addDays(TODAY, 9), isYearly: true }));
  expectSuccess(await saveDate(me, { uuid, label: 'Feest' }));
  expect((await readHome(me)).dates).toMatchObject([{ uuid, label: 'Feest', daysAhead: 1 }]);
  const { rows } = await system.database.pool.query('select label from own_dates where uid = $1', [me.uid]);
  expect(JSON.stringify(rows)).not.toContain('Feest');
  expectSuccess(await me.client.call(resetProgress, {}));
  expect(expectSuccess(await me.client.call(listOwnDates, {})).map(({ label }) => label)).toEqual([
    'Feest',
    'Verjaardag van Tim',
  ]);
  expectSuccess(await me.client.call(deleteOwnDate, { params: { uuid } }));
  expect(expectFailure(await me.client.call(deleteOwnDate, { params: { uuid } }))).toBe(404);
});

it.each([
  ['no name', { label: ' ' }, 'label', /Geef de dag een naam/],
  ['a name of 41 characters', { label: 'a'.repeat(41) }, 'label', /naam is te lang/],
  ['no date', { first: '31/02/2027' }, 'first', /Vul een datum in/],
  ['a day that has passed', { first: addDays(TODAY, -1), last: addDays(TODAY, -1) }, 'first', /voorbij/],
  ['an end before its begin', { first: addDays(TODAY, 5) }, 'last', /ligt voor de eerste/],
  ['a period of 29 days', { last: addDays(TODAY, 29) }, 'last', /hooguit 28 dagen/],
  ['a day in two years', { first: addDays(TODAY, 800), last: addDays(TODAY, 800) }, 'first', /binnen 400 dagen/],
])('refuses an own date with %s', async (_name, change, field, text) => {
  const me = await participant(system);
  const result = await saveDate(me, change);
  expect(result.ok ? {} : result.failure.fields).toMatchObject({ [field]: expect.stringMatching(text) });
});

it('keeps twenty own dates', async () => {
  const me = await participant(system);
  for (let number = 0; number < 20; number += 1) expectSuccess(await saveDate(me));
  const result = await saveDate(me);
  expect(result.ok ? {} : result.failure.fields).toMatchObject({ label: expect.stringMatching(/al 20 dagen/) });
});

it('leaves the days of a marked period out of the own line', async () => {
  const me = await participant(system);
  await liveDays(me, 7);
  expectSuccess(await saveDate(me, { first: addDays(TODAY, -7), last: TODAY }));
  await sendAftercareMessages(system.system);
  expect((await readHome(me)).support).toBeNull();
});
