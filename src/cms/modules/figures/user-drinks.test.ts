import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { resetProgress } from '#src/contract/account.ts';
import { deleteOwnDrink, listOwnDrinks, saveOwnDrink } from '#src/contract/figures/user-drinks.ts';
import { myData } from '#src/contract/my-data.ts';
import { updateRegistration } from '#src/contract/registrations.ts';
import type { SavedDrink } from '#src/rules/drinks/user-drink.ts';
import { OWN_DRINK } from '#tests/contract/day-cases.ts';
import { expectFailure, expectSuccess, participant } from '#tests/support/accounts.ts';
import { getDays, submitRegistration } from '#tests/support/days.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'));
});
afterAll(() => system.close());

type Participant = Awaited<ReturnType<typeof participant>>;

const TODAY = '2026-11-20';
const createDrink = (savedDrink: Partial<SavedDrink> = {}): SavedDrink => ({
  ...OWN_DRINK,
  uuid: randomUUID(),
  ...savedDrink,
});
const save = (me: Participant, body: SavedDrink) => me.client.call(saveOwnDrink, { body });
const getDrinks = async (me: Participant) => expectSuccess(await me.client.call(listOwnDrinks, {}));
const BOTTLES = JSON.stringify([{ kind: 'beer.bottle', millilitres: 330, tenths: 50, count: 3 }]);

it('keeps a drink once under its uuid, changes it there, and takes it away', async () => {
  const me = await participant(system);
  const drink = createDrink();
  expectSuccess(await save(me, drink));
  expect(expectSuccess(await save(me, { ...drink, name: '  Mijn halve liter ' })).name).toBe('Mijn halve liter');
  expect(await getDrinks(me)).toEqual([{ ...drink, name: 'Mijn halve liter' }]);
  expectSuccess(await me.client.call(deleteOwnDrink, { params: { uuid: drink.uuid } }));
  expect(await getDrinks(me)).toEqual([]);
  expect(expectFailure(await me.client.call(deleteOwnDrink, { params: { uuid: drink.uuid } }))).toBe(404);
});

it('keeps twelve at most, also of two tabs at once', async () => {
  const me = await participant(system);
  for (let count = 0; count < 11; count += 1) expectSuccess(await save(me, createDrink()));
  const results = await Promise.all([save(me, createDrink()), save(me, createDrink())]);
  expect(results.map((item) => (item.ok ? 200 : expectFailure(item))).toSorted()).toEqual([200, 400]);
  expect(await getDrinks(me)).toHaveLength(12);
});

it.each([
  ['no name', { name: ' ' }],
  ['a name of 41 letters', { name: 'x'.repeat(41) }],
  ['a volume below a sip', { millilitres: 9 }],
  ['a volume above two litres', { millilitres: 2_001 }],
  ['a strength above 80 percent', { tenths: 801 }],
  ['half a millilitre', { millilitres: 100.5 }],
])('refuses %s', async (_name, overrides) => {
  const me = await participant(system);
  expect(expectFailure(await save(me, createDrink(overrides)))).toBe(400);
  expect(await getDrinks(me)).toEqual([]);
});

it('is nobody else’s, and there is none where no drinks are counted', async () => {
  const [me, otherUser] = [await participant(system), await participant(system)];
  const drink = createDrink();
  expectSuccess(await save(me, drink));
  expect(await getDrinks(otherUser)).toEqual([]);
  expect(expectFailure(await otherUser.client.call(deleteOwnDrink, { params: { uuid: drink.uuid } }))).toBe(404);
  expectSuccess(await save(otherUser, { ...drink, name: 'Van de ander' }));
  expect(await getDrinks(me)).toEqual([drink]);
  const smoker = await participant(system, { domain: 'tobacco' });
  expect(expectFailure(await smoker.client.call(listOwnDrinks, {}))).toBe(404);
  expect(expectFailure(await save(smoker, createDrink()))).toBe(404);
});

it('stands in the own data and stays at a restart', async () => {
  const me = await participant(system);
  const drink = createDrink();
  expectSuccess(await save(me, drink));
  expect(expectSuccess(await me.client.call(myData))).toMatchObject({ ownDrinks: [drink] });
  expectSuccess(await me.client.call(resetProgress));
  expect(await getDrinks(me)).toEqual([drink]);
});

it('the drinks of a day come back with it, and have to come to its amount', async () => {
  const me = await participant(system);
  const { sid } = expectSuccess(await submitRegistration(me, { date: TODAY, amount: '3.91', drinks: BOTTLES }));
  const markSeen = async () => (await getDays(me))[TODAY]?.items[0]?.drinks ?? null;
  expect(await markSeen()).toEqual(JSON.parse(BOTTLES));
  const wrongRegistration = await submitRegistration(me, { date: TODAY, amount: '4', drinks: BOTTLES });
  expect(expectFailure(wrongRegistration)).toBe(400);
  expect(wrongRegistration.ok ? {} : wrongRegistration.failure.fields).toHaveProperty('amount');
  const change = (body: object) => me.client.call(updateRegistration, { params: { uuid: sid }, body });
  expect(expectFailure(await change({ amount: '4', drinks: BOTTLES }))).toBe(400);
  expectSuccess(await change({ note: 'Bij Joke.' }));
  expectSuccess(await change({ amount: '3.91' }));
  expect(await markSeen()).toEqual(JSON.parse(BOTTLES));
  expectSuccess(await change({ amount: '4' }));
  expect(await markSeen()).toBeNull();
  const { rows } = await system.database.pool.query('select drinks from registrations where uid = $1', [me.uid]);
  expect(rows).toEqual([{ drinks: null }]);
});
