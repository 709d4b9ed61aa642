import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { resetProgress, updateUser } from '#src/contract/account.ts';
import { getClient, getClients } from '#src/contract/clients.ts';
import { getStatistics } from '#src/contract/get-statistics.ts';
import { pairNurse, parsePairingCode } from '#src/contract/nurse-pairing.ts';
import { currentUser } from '#src/contract/own-user.ts';
import { getPlan } from '#src/contract/plans.ts';
import { expectFailure, expectSuccess, participant } from '#tests/support/accounts.ts';
import { createUniformWeek, submitPlan, submitRegistration } from '#tests/support/days.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';

/** Half past one at night on Saturday, which is Friday evening for most users. */
const NIGHT = '2026-11-21T00:30:00Z';
const [THURSDAY, FRIDAY, SATURDAY, SUNDAY] = ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'] as const;

let system: TestSystem;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'));
});
afterAll(() => system.close());

const goTo = (moment: string) => system.clock.pass(Date.parse(moment) - system.clock.now().getTime());
beforeEach(() => goTo('2026-11-20T21:00:00Z'));

type Participant = Awaited<ReturnType<typeof participant>>;

const startDayAt = ({ client, uid }: Participant, dayStartsAt: number) =>
  client.call(updateUser, { params: { uid }, body: { dayStartsAt } });

/**
 * Returns a user's current day in the plan, the streak and the nurse's page; the nurse's list ends with the day before.
 */
async function getDayShown(person: Participant, nurse: Participant) {
  expectSuccess(
    await submitPlan(person, { usage: createUniformWeek('4'), stopOrReduce: 'stop', immediateOrGradual: 'gradual' }),
  );
  const params = { domain: 'zelfhulpalcohol', uid: person.uid };
  const [statistics, plan, client, clients] = await Promise.all([
    person.client.call(getStatistics),
    person.client.call(getPlan),
    nurse.client.call(getClient, { params }),
    nurse.client.call(getClients, {}),
  ]);
  const clientEntry = expectSuccess(client);
  return {
    days: expectSuccess(statistics).total,
    plan: expectSuccess(plan)?.inForce.at(-1)?.savedOn,
    nurse: [clientEntry?.today, clientEntry?.totalRegistrations, clientEntry?.daysRegistered],
    list: expectSuccess(clients).rows[0]?.lastDays.at(-1)?.date,
  };
}

async function readPairedPerson() {
  const [me, her] = [await participant(system), await participant(system, { domain: 'guided' })];
  const pairingCode = parsePairingCode(expectSuccess(await her.client.call(currentUser)).fields) ?? '';
  expectSuccess(await me.client.call(pairNurse, { body: { pairingCode } }));
  return { me, her };
}

describe('half past one at night', () => {
  it('is the evening before on the plan, in the streak and at the nurse, until the hour that the person chose', async () => {
    const { me, her } = await readPairedPerson();
    goTo(NIGHT);
    expect(expectSuccess(await me.client.call(currentUser)).dayStartsAt).toBe(5);
    expect(await getDayShown(me, her)).toEqual({ days: 1, plan: FRIDAY, nurse: [FRIDAY, 1, 1], list: THURSDAY });
    expectSuccess(await startDayAt(me, 1));
    expect(await getDayShown(me, her)).toEqual({ days: 2, plan: SATURDAY, nurse: [SATURDAY, 2, 2], list: FRIDAY });
    expectSuccess(await startDayAt(me, 2));
    expect((await getDayShown(me, her)).nurse).toEqual([FRIDAY, 1, 1]);
    goTo('2026-11-21T01:00:00Z');
    expect((await getDayShown(me, her)).nurse).toEqual([SATURDAY, 2, 2]);
  });

  it('lets the date on the wall be filled in as before, and none after it', async () => {
    const me = await participant(system);
    goTo(NIGHT);
    expectSuccess(await submitRegistration(me, { date: FRIDAY, amount: '2' }));
    expectSuccess(await submitRegistration(me, { date: SATURDAY, amount: '1' }));
    expect(expectFailure(await submitRegistration(me, { date: SUNDAY, amount: '1' }))).toBe(422);
    expect(expectSuccess(await me.client.call(getStatistics))).toMatchObject({ total: 1, completed: 1 });
  });

  it('is the day on which a registration, or a programme that begins anew, begins', async () => {
    goTo(NIGHT);
    const me = await participant(system);
    const readStarts = async () => {
      const { registrationsStart, programStartDate } = expectSuccess(await me.client.call(currentUser));
      return [registrationsStart, programStartDate];
    };
    expect(await readStarts()).toEqual([FRIDAY, FRIDAY]);
    goTo('2026-11-24T00:30:00Z');
    expectSuccess(await me.client.call(resetProgress));
    expect(await readStarts()).toEqual(['2026-11-23', '2026-11-23']);
    expectSuccess(await startDayAt(me, 0));
    expectSuccess(await me.client.call(resetProgress));
    expect(await readStarts()).toEqual(['2026-11-24', '2026-11-24']);
  });
});

it('moves no day that was filled in when the hour changes', async () => {
  const me = await participant(system);
  goTo(NIGHT);
  expectSuccess(await submitRegistration(me, { date: FRIDAY, amount: '2' }));
  const readCompletedDays = async () => expectSuccess(await me.client.call(getStatistics)).completed;
  expect(await readCompletedDays()).toBe(1);
  expectSuccess(await startDayAt(me, 0));
  expect(await readCompletedDays()).toBe(1);
});

it.each([7, -1, 1.5])('is never from the hour %s', async (hour) => {
  const me = await participant(system);
  expect(expectFailure(await startDayAt(me, hour))).toBe(422);
  expect(expectSuccess(await me.client.call(currentUser)).dayStartsAt).toBe(5);
});
