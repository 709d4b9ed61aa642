import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { deleteAccount, resetProgress } from '#src/contract/account.ts';
import { myData } from '#src/contract/my-data.ts';
import { listTests, saveTest } from '#src/contract/self-tests/own-checks.ts';
import { CHECK } from '#tests/contract/day-cases.ts';
import { expectFailure, expectSuccess, participant } from '#tests/support/accounts.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';

const DAY = 86_400_000;

let system: TestSystem;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'), { hasJobs: true });
});
afterAll(() => system.close());

type Participant = Awaited<ReturnType<typeof participant>>;

const check = (overrides: object = {}) => ({ ...CHECK, uuid: randomUUID(), ...overrides });
const save = (me: Participant, body = check()) => me.client.call(saveTest, { body });
const getTests = async (me: Participant) => expectSuccess(await me.client.call(listTests, {})).rows;

it('keeps an own check once, however often it is sent', async () => {
  const me = await participant(system);
  const body = check();
  const first = expectSuccess(await save(me, body));
  expect(first.answers).toEqual(CHECK.answers);
  expect(expectSuccess(await save(me, body))).toEqual(first);
  expect(await getTests(me)).toEqual([first]);
});

it('asks the own check once for a moment of the programme, also of two tabs at once', async () => {
  const me = await participant(system);
  const results = await Promise.all([save(me), save(me)]);
  expect(results.map((item) => (item.ok ? 'kept' : expectFailure(item))).toSorted()).toEqual([409, 'kept'].toSorted());
  expect(expectFailure(await save(me))).toBe(409);
  expect(await getTests(me)).toHaveLength(1);
});

it.each([
  ['a ruler beyond its end', { answers: { ...CHECK.answers, sleep: 11 } }],
  ['half a step', { answers: { ...CHECK.answers, urge: 2.5 } }],
  ['a ruler left open', { answers: { importance: 1, confidence: 2, urge: 3 } }],
  ['a test that is not offered', { instrument: 'audit' }],
  ['another version', { version: '2' }],
])('refuses %s', async (_name, overrides) => {
  const me = await participant(system);
  expect(expectFailure(await save(me, check(overrides) as ReturnType<typeof check>))).toBe(400);
  expect(await getTests(me)).toEqual([]);
});

it('stands sealed, is nobody else’s, goes along in the own data, stays at a restart and goes with the account', async () => {
  const [me, otherUser] = [await participant(system), await participant(system)];
  const ownCheck = expectSuccess(await save(me));
  expect(expectSuccess(await save(otherUser, check({ uuid: ownCheck.uuid }))).uuid).toBe(ownCheck.uuid);
  const { rows } = await system.database.pool.query('select data from test_results where uid = $1', [me.uid]);
  expect(rows[0].data).not.toContain('importance');
  expect(expectSuccess(await me.client.call(myData))).toMatchObject({
    selfTests: [{ uuid: ownCheck.uuid, day: ownCheck.day }],
  });
  expectSuccess(await me.client.call(resetProgress));
  expect(await getTests(me)).toEqual([ownCheck]);
  expectSuccess(await me.client.call(deleteAccount));
  const left = await system.database.pool.query('select from test_results where uid = $1', [me.uid]);
  expect(left.rowCount).toBe(0);
  expect(await getTests(otherUser)).toHaveLength(1);
});

it('asks it again on day 21, and not on the day before', async () => {
  const me = await participant(system);
  const today = expectSuccess(await save(me)).day;
  const start = (days: number) =>
    system.database.pool.query('update users set program_start = $2 where uid = $1', [
      me.uid,
      new Date(Date.parse(today) - days * DAY).toISOString().slice(0, 10),
    ]);
  const onDay = (days: number) =>
    system.database.pool.query('update test_results set day = $2 where uid = $1', [
      me.uid,
      new Date(Date.parse(today) - days * DAY).toISOString().slice(0, 10),
    ]);
  await start(20);
  await onDay(20);
  expect(expectFailure(await save(me))).toBe(409);
  await start(21);
  await onDay(21);
  expectSuccess(await save(me));
  expect(await getTests(me)).toHaveLength(2);
});
