import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { resetProgress, updateUser } from '#src/contract/account.ts';
import { importMyData, myData, pickImportableParts } from '#src/contract/my-data.ts';
import { getNurseView } from '#src/contract/nurse-access.ts';
import { ACCOUNT_WIRE_NAMES, currentUser } from '#src/contract/own-user.ts';
import { login } from '#src/contract/sessions.ts';
import { expectFailure, expectSuccess, PASSWORD, participant } from '#tests/support/accounts.ts';
import { createUniformWeek, submitPlan, submitRegistration } from '#tests/support/days.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { pairings } from '../../db/schema/index.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'));
});
afterAll(() => system.close());

type Participant = Awaited<ReturnType<typeof participant>>;

const createSmoker = () => participant(system, { domain: 'tobacco' });
const choose = ({ client, uid }: Participant, unit: 'vape-moments' | null) =>
  client.call(updateUser, { params: { uid }, body: { unit } });
const getUnit = async ({ client }: Participant) => expectSuccess(await client.call(currentUser)).unit;
const createDay = (amount: string) => ({ date: system.clock.now().toISOString().slice(0, 10), amount });
const STOP = { usage: createUniformWeek('20'), stopOrReduce: 'stop', immediateOrGradual: 'immediate' } as const;
const getRefusal = (answer: Awaited<ReturnType<typeof choose>>) =>
  answer.ok ? null : (answer.failure.fields?.[ACCOUNT_WIRE_NAMES.unit] ?? null);

describe('what somebody counts', () => {
  it('is the domain’s own unit until another is chosen, and can be chosen back before the first day', async () => {
    const me = await createSmoker();
    expect(await getUnit(me)).toBe(null);
    expect(expectSuccess(await choose(me, 'vape-moments')).unit).toBe('vape-moments');
    expect(await getUnit(me)).toBe('vape-moments');
    expect(expectSuccess(await choose(me, null)).unit).toBe(null);
  });

  it.each([
    ['a day', (me: Participant) => submitRegistration(me, createDay('12'))],
    ['a plan', (me: Participant) => submitPlan(me, STOP)],
  ])('stays once there is %s, which is never turned into the other, and is free after a restart', async (_, begin) => {
    const me = await createSmoker();
    expectSuccess(await choose(me, 'vape-moments'));
    expectSuccess(await begin(me));
    const refusal = await choose(me, null);
    expect(expectFailure(refusal)).toBe(422);
    expect(getRefusal(refusal)).toContain('Die tellen we niet om.');
    expect(await getUnit(me)).toBe('vape-moments');
    expectSuccess(await choose(me, 'vape-moments'));
    expectSuccess(await me.client.call(resetProgress));
    expect(expectSuccess(await choose(me, null)).unit).toBe(null);
  });

  it('is no choice where a domain has one unit', async () => {
    const drinker = await participant(system);
    expect(expectFailure(await choose(drinker, 'vape-moments'))).toBe(422);
    expect(await getUnit(drinker)).toBe(null);
  });

  it('is named to the nurse, whose figures are the same numbers', async () => {
    const me = await createSmoker();
    const nurse = await participant(system, { domain: 'guided' });
    expectSuccess(await choose(me, 'vape-moments'));
    expectSuccess(await submitRegistration(me, createDay('12')));
    await system.database.db.insert(pairings).values({ uid: me.uid, nurseUid: nurse.uid, since: system.clock.now() });
    const { client, days } = expectSuccess(await me.client.call(getNurseView, {}));
    expect(client.unit).toBe('vape-moments');
    expect(days.find(({ date }) => date === createDay('12').date)?.totalAmount).toBe(12);
  });

  it('comes along with days and plans into an empty account, and never beside days in another unit', async () => {
    const me = await createSmoker();
    expectSuccess(await choose(me, 'vape-moments'));
    expectSuccess(await submitRegistration(me, createDay('12')));
    const file = pickImportableParts(expectSuccess(await me.client.call(myData))) ?? {};
    const fresh = await createSmoker();
    expectSuccess(await fresh.client.call(importMyData, { body: { file, write: true } }));
    expect(await getUnit(fresh)).toBe('vape-moments');

    const otherSmoker = await createSmoker();
    expectSuccess(await submitRegistration(otherSmoker, createDay('3')));
    const result = await otherSmoker.client.call(importMyData, { body: { file, write: true } });
    expect(expectFailure(result)).toBe(422);
    expect(result.ok ? '' : result.failure.fields?.file).toMatch(/vapemomenten.*sigaretten/);
    expect(await getUnit(otherSmoker)).toBe(null);
  });
});

describe('the visit before', () => {
  const DAY = 86_400_000;
  const getAbsence = async ({ client }: Participant) => expectSuccess(await client.call(currentUser)).daysAway;
  const passDays = (count: number) => system.clock.pass(count * DAY);

  it('is told on the day of coming back, in days, and on no other', async () => {
    const me = await participant(system, { domain: 'close-ones' });
    expect(await getAbsence(me)).toBe(null);
    passDays(16);
    expect(await getAbsence(me)).toBe(16);
    // The same visit continues, in another tab as well.
    expect(await Promise.all([getAbsence(me), getAbsence(me)])).toEqual([16, 16]);
    passDays(2);
    expect(await getAbsence(me)).toBe(2);
  });

  it('is told once a pause to somebody who logs in each day', async () => {
    const me = await participant(system, { domain: 'close-ones' });
    const logIn = async () =>
      expectSuccess(await me.client.call(login, { body: { mail: me.mail, password: PASSWORD } }));
    passDays(46);
    await logIn();
    expect(await getAbsence(me)).toBe(46);
    for (const _day of [1, 2]) {
      passDays(1);
      await logIn();
      expect(await getAbsence(me)).toBe(1);
    }
  });
});
