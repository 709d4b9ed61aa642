import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { getFigures, saveUserFigures } from '#src/contract/figures/user-figures.ts';
import { NO_FIGURES } from '#src/rules/figures/user-figures.ts';
import { expectFailure, expectSuccess, participant } from '#tests/support/accounts.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'));
});
afterAll(() => system.close());

type Participant = Awaited<ReturnType<typeof participant>>;

const readFigures = async ({ client }: Participant) => expectSuccess(await client.call(getFigures, {}));
const save = ({ client }: Participant, body: object) =>
  client.call(saveUserFigures, { body: { ...NO_FIGURES, ...body } });

it('tells energy to nobody who did not ask for it, and to nobody else', async () => {
  const [me, otherUser] = [await participant(system), await participant(system)];
  expect(await readFigures(me)).toEqual(NO_FIGURES);
  expect(NO_FIGURES.energy).toBe(false);
  expect(expectSuccess(await save(me, { price: 120, energy: true }))).toEqual({
    ...NO_FIGURES,
    price: 120,
    energy: true,
  });
  expect((await readFigures(me)).energy).toBe(true);
  expect((await readFigures(otherUser)).energy).toBe(false);
  expectSuccess(await save(me, { price: 120 }));
  expect(await readFigures(me)).toEqual({ ...NO_FIGURES, price: 120 });
});

it('is off for who typed a price before there was energy', async () => {
  const me = await participant(system);
  const { energy: _, ...before } = NO_FIGURES;
  expectSuccess(await me.client.call(saveUserFigures, { body: { ...before, price: 250 } as never }));
  expect(await readFigures(me)).toEqual({ ...NO_FIGURES, price: 250 });
});

it.each([[{ energy: 'ja' }], [{ energy: 1 }], [{ energy: null }]])('refuses %j', async (body) => {
  const me = await participant(system);
  expect(expectFailure(await save(me, body))).toBe(400);
  expect(await readFigures(me)).toEqual(NO_FIGURES);
});
