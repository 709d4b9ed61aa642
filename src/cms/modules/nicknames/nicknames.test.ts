import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createCleanUpHandler } from '#src/cms/scheduled/clean-up.ts';
import { deleteAccount, updateUser } from '#src/contract/account.ts';
import { myData } from '#src/contract/my-data.ts';
import { expectFailure, expectSuccess } from '#tests/support/accounts.ts';
import { createCommunity, createMember, type Member } from '#tests/support/community.ts';
import type { TestSystem } from '#tests/support/test-system.ts';

const DAY = 86_400_000;

let system: TestSystem;
beforeAll(async () => {
  system = await createCommunity(inject('databaseUrl'));
});
afterAll(() => system.close());

const readName = (me: Member, nickname: string) =>
  me.client.call(updateUser, { params: { uid: me.uid }, body: { nickname } });
const TAKEN = {
  failure: { status: 422, fields: { field_nickname: 'Deze bijnaam is al van iemand anders. Kies een andere.' } },
};

describe('a nickname', () => {
  it('is of one person in a domain, however it is written', async () => {
    await createMember(system, { nickname: 'Merel' });
    const me = await createMember(system);
    for (const input of ['merel', 'MEREL', 'Mérel', 'Мerel', 'M e r e l', 'Mere1', 'M\u200berel']) {
      expect([input, await readName(me, input)]).toMatchObject([input, TAKEN]);
    }
    const member = await createMember(system, { domain: 'tobacco' });
    expect(expectSuccess(await readName(member, 'Merel')).nickname).toBe('Merel');
  });

  it('may be written another way by its own bearer, and is taken back by whoever gave it up', async () => {
    const [me, otherMember] = [await createMember(system, { nickname: 'Ijsvogel' }), await createMember(system)];
    expectSuccess(await readName(me, 'IJsvogel'));
    expectSuccess(await readName(me, 'Koekoek'));
    expect(await readName(otherMember, 'Ijsvogel')).toMatchObject(TAKEN);
    expect(expectSuccess(await readName(me, 'IJsvogel')).nickname).toBe('IJsvogel');
    expect(expectSuccess(await me.client.call(myData))).toMatchObject({
      nicknames: [{ name: 'Ijsvogel' }, { name: 'IJsvogel' }, { name: 'Koekoek' }, { name: 'IJsvogel', until: null }],
    });
  });

  it('of two at once goes to one', async () => {
    for (const nickname of ['Wulp', 'Tureluur', 'Scholekster']) {
      const people = await Promise.all(Array.from({ length: 5 }, () => createMember(system)));
      const results = await Promise.all(people.map((me) => readName(me, nickname)));
      expect(results.filter(({ ok }) => ok).length).toBe(1);
      expect(results.filter(({ ok }) => !ok).map(expectFailure)).toEqual([422, 422, 422, 422]);
    }
  });

  it.each([
    ['sam@example.nl', /geen met een e-mailadres, een lang nummer of een webadres/],
    ['0612345678', /geen met een e-mailadres, een lang nummer of een webadres/],
    ['www.koop.nl', /geen met een e-mailadres, een lang nummer of een webadres/],
    ['\u2060\u200d', /niet te zien/],
  ])('is no %j', async (input, text) => {
    const me = await createMember(system);
    expect(await readName(me, input)).toMatchObject({
      failure: { status: 422, fields: { field_nickname: expect.stringMatching(text) } },
    });
  });
});

describe('the nickname of somebody who left', () => {
  it('stays taken for a year, without a name, and is free after it', async () => {
    const me = await createMember(system, { nickname: 'Fazant' });
    expectSuccess(await readName(me, 'Patrijs'));
    expectSuccess(await me.client.call(deleteAccount));
    const { rows } = await system.database.pool.query('select uid, name from nicknames where uid is null');
    expect(new Set(rows.map((row) => JSON.stringify(row)))).toEqual(new Set(['{"uid":null,"name":null}']));
    await system.database.pool.query('update nicknames set until = $1 where uid is null', [system.clock.now()]);
    const run = () => createCleanUpHandler(system.system)({}, { id: 'x' });
    system.clock.pass(364 * DAY);
    await run();
    const early = await createMember(system);
    for (const nickname of ['fazant', 'Patrijs']) expect(await readName(early, nickname)).toMatchObject(TAKEN);
    system.clock.pass(2 * DAY);
    await run();
    const late = await createMember(system);
    expect(expectSuccess(await readName(late, 'Fazant')).nickname).toBe('Fazant');
    expect((await system.database.pool.query('select from nicknames where uid is null')).rows).toEqual([]);
  });

  it('stays taken when the keys of the installation are renewed', async () => {
    const me = await createMember(system, { nickname: 'Grutto' });
    expectSuccess(await me.client.call(deleteAccount));
    await system.database.pool.query('update nicknames set until = $1 where uid is null', [system.clock.now()]);
    const { keys } = system.system;
    Object.assign(system.system, {
      keys: {
        current: () => 2,
        versions: () => [2, 1],
        keyOf: (version: number, purpose: 'field' | 'nickname') => keys.keyOf(1, version === 2 ? 'field' : purpose),
      },
    });
    expect(await readName(await createMember(system), 'Grutto')).toMatchObject(TAKEN);
  });
});
