import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { resetProgress } from '#src/contract/account.ts';
import { type GoalForm, getPlan, updateGoal } from '#src/contract/plans.ts';
import { recordGpCall } from '#src/contract/record-gp-call.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import { expectFailure, expectSuccess, participant } from '#tests/support/accounts.ts';
import { createUniformWeek, getDays, submitPlan, submitRegistration } from '#tests/support/days.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { setFlags } from '../../content/change-site.ts';

const DAY = 86_400_000;
const STOP: GoalForm = { usage: createUniformWeek('6'), stopOrReduce: 'stop', immediateOrGradual: 'gradual' };
const REDUCE: GoalForm = {
  ...STOP,
  goal: createUniformWeek('3'),
  stopOrReduce: 'reduce',
  immediateOrGradual: 'immediate',
};

let system: TestSystem;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'));
});
afterAll(() => system.close());

const createUser = (domain: DomainKey = 'alcohol') => participant(system, { domain });

async function getPlans(uid: number): Promise<number> {
  const { rows } = await system.database.pool.query('select from plans where uid = $1', [uid]);
  return rows.length;
}

/** Returns the goals of the coming Mondays, counted from Friday today, for a number of weeks, in hundredths. */
async function getGoalsSeenBy(person: Awaited<ReturnType<typeof createUser>>, weeks: number) {
  const days = Object.values(await getDays(person));
  return days
    .filter((_, index) => index % 7 === 0)
    .slice(1, weeks + 1)
    .map(({ goal }) => goal);
}

describe('a plan, made on a Friday', () => {
  it('has a goal from the day of saving on, and none before it', async () => {
    const person = await createUser();
    expectSuccess(await submitPlan(person, STOP));
    const days = await getDays(person);
    expect([days['2026-11-19']?.goal, days['2026-11-20']?.goal, days['2026-11-22']?.goal]).toEqual([null, 600, 600]);
    expect([days['2026-11-23']?.goal, days['2026-11-30']?.goal, days['2027-01-03']?.goal]).toEqual([500, 400, 0]);
  });

  it.each([
    ['alcohol', STOP, [500, 400, 300, 200, 100, 0]],
    [
      'alcohol',
      { ...REDUCE, usage: createUniformWeek('5'), goal: createUniformWeek('2') },
      [450, 400, 350, 300, 250, 200],
    ],
    [
      'alcohol',
      { ...REDUCE, usage: createUniformWeek('5'), goal: createUniformWeek('0,6') },
      [425, 350, 275, 200, 125, 60],
    ],
    [
      'cannabis',
      { ...REDUCE, usage: createUniformWeek('5'), goal: createUniformWeek('0,6'), immediateOrGradual: 'gradual' },
      [450, 350, 300, 200, 150, 60],
    ],
    ['tobacco', { usage: createUniformWeek('15'), immediateOrGradual: 'gradual' }, [1250, 1000, 750, 500, 250, 0]],
    ['gambling', { ...REDUCE, goal: createUniformWeek('1,25') }, [125, 125, 125, 125, 125, 125]],
    ['cannabis', { ...REDUCE, immediateOrGradual: 'gradual' }, [550, 500, 450, 400, 350, 300]],
    ['cocaine', { ...STOP, immediateOrGradual: 'immediate' }, [0, 0, 0, 0, 0, 0]],
  ] as const)('in %s goes down as the domain says', async (domain, form, goals) => {
    const person = await createUser(domain);
    expectSuccess(await submitPlan(person, form as GoalForm));
    expect(await getGoalsSeenBy(person, 6)).toEqual(goals);
  });

  it('is gradual in alcohol and a stop in tobacco, whatever was sent', async () => {
    const [drinker, smoker] = [await createUser('alcohol'), await createUser('tobacco')];
    expectSuccess(await submitPlan(drinker, REDUCE));
    expectSuccess(await submitPlan(smoker, { ...REDUCE, immediateOrGradual: 'immediate' }));
    expect(await getGoalsSeenBy(drinker, 2)).toEqual([550, 500]);
    expect(await getGoalsSeenBy(smoker, 2)).toEqual([0, 0]);
  });

  it('asks for every weekday, for stop or reduce, and for immediate or gradual where they are asked', async () => {
    const person = await createUser('cannabis');
    const usage = { ...createUniformWeek('6'), tuesday: '', sunday: '-1' };
    const result = await submitPlan(person, { usage, goal: { ...createUniformWeek('1'), friday: '31' } });
    const fields = {
      tuesday: 'Vul een aantal in voor dinsdag.',
      sunday: 'Vul bij zondag een getal in, zoals 2 of 2,5.',
      stopOrReduce: 'Kies stoppen of minderen.',
      immediate_or_gradual: 'Kies in één keer of stap voor stap.',
    };
    expect(result).toMatchObject({ failure: { status: 400, fields } });
    const reducedPlan = await submitPlan(person, { ...REDUCE, goal: { ...createUniformWeek('1'), friday: '31' } });
    expect(reducedPlan).toMatchObject({
      failure: { fields: { goal_friday: expect.stringMatching(/0 tot en met 30/) } },
    });
    for (const stopOrReduce of ['STOP', 'constructor', 'both']) {
      const odd = await submitPlan(person, { ...STOP, stopOrReduce } as unknown as GoalForm);
      expect(odd).toMatchObject({ failure: { fields: { stopOrReduce: 'Kies een van de antwoorden.' } } });
    }
    expect(await getPlans(person.uid)).toBe(0);
  });

  it('may not have more in its goals of a week than is used in one; on one day it may', async () => {
    const person = await createUser('gambling');
    const above = await submitPlan(person, { ...REDUCE, goal: { ...createUniformWeek('6'), monday: '6,25' } });
    expect(above).toMatchObject({
      failure: { status: 400, fields: { goal_total: expect.stringMatching(/meer dan het nu in een week/) } },
    });
    expectSuccess(
      await submitPlan(person, { ...REDUCE, goal: { ...createUniformWeek('6'), monday: '6.25', tuesday: '5.75' } }),
    );
  });

  it('begins to count on its stop date, from today to 14 days ahead, for tobacco only', async () => {
    const form: GoalForm = { usage: createUniformWeek('10'), immediateOrGradual: 'immediate' };
    for (const [stopDate, text] of [
      ['2026-11-19', 'Kies vandaag of een dag hierna.'],
      ['2026-12-05', 'Kies een dag binnen twee weken.'],
      ['2026-11-31', 'Kies een dag die bestaat.'],
    ] as const) {
      const result = await submitPlan(await createUser('tobacco'), { ...form, stopDate });
      expect(result).toMatchObject({ failure: { status: 400, fields: { stop_date: text } } });
    }
    const [smoker, drinker] = [await createUser('tobacco'), await createUser('cannabis')];
    expectSuccess(await submitPlan(smoker, { ...form, stopDate: '2026-12-04' }));
    const days = await getDays(smoker);
    expect([days['2026-11-20']?.goal, days['2026-12-03']?.goal, days['2026-12-04']?.goal]).toEqual([1000, 1000, 0]);
    expectSuccess(await submitPlan(drinker, { ...STOP, immediateOrGradual: 'immediate', stopDate: '2026-12-04' }));
    expect((await getDays(drinker))['2026-11-20']?.goal).toBe(0);
  });

  it('counts from the day of saving where the site asks no stop date', async () => {
    await setFlags(system.system, 'tobacco', { stopDate: false });
    const smoker = await createUser('tobacco');
    const form: GoalForm = { usage: createUniformWeek('10'), immediateOrGradual: 'immediate' };
    expectSuccess(await submitPlan(smoker, { ...form, stopDate: '2026-12-04' }));
    expect((await getDays(smoker))['2026-11-20']?.goal).toBe(0);
    await setFlags(system.system, 'tobacco', { stopDate: null });
  });

  it('is one plan when it is sent twice at one moment, under one key or under two', async () => {
    const person = await createUser();
    const key = randomUUID();
    const answers = await Promise.all([key, key, randomUUID()].map((item) => submitPlan(person, STOP, item)));
    expect(new Set(answers.map((answer) => expectSuccess(answer).sid)).size).toBe(1);
    expect(await getPlans(person.uid)).toBe(1);
  });

  it('is made by nobody among close-ones and nurses', async () => {
    expect(expectFailure(await submitPlan(await participant(system, { domain: 'close-ones' }), STOP))).toBe(404);
    expect(expectFailure(await submitPlan(await participant(system, { domain: 'guided' }), STOP))).toBe(403);
  });
});

describe('the plan that is changed', () => {
  it('is the own one that was saved last, as it was sent', async () => {
    const [person, otherUser] = [await createUser('gambling'), await createUser('gambling')];
    const readPlan = async ({ client }: typeof person) => expectSuccess(await client.call(getPlan));
    expect(await readPlan(person)).toBeNull();
    expectSuccess(await submitPlan(person, STOP));
    const plan: GoalForm = { ...REDUCE, usage: { ...createUniformWeek('6'), sunday: '7.25' } };
    expectSuccess(await submitPlan(person, { ...plan, risingGoals: 'from_usage' }));
    expect((await readPlan(person))?.form).toEqual(plan);
    expect(await readPlan(otherUser)).toBeNull();
    expectSuccess(await person.client.call(resetProgress));
    expect(await readPlan(person)).toBeNull();
  });

  it('has its stop date in tobacco, and its goals of 0', async () => {
    const smoker = await createUser('tobacco');
    const form = { usage: createUniformWeek('10'), immediateOrGradual: 'immediate', stopDate: '2026-12-04' } as const;
    expectSuccess(await submitPlan(smoker, form));
    const plan = { ...form, goal: createUniformWeek('0'), stopOrReduce: 'stop' };
    expect(expectSuccess(await smoker.client.call(getPlan))?.form).toEqual(plan);
  });

  it('is nobody’s where none is made', async () => {
    const closeOne = await participant(system, { domain: 'close-ones' });
    expect(expectFailure(await closeOne.client.call(getPlan))).toBe(404);
  });
});

describe('the call to the GP', () => {
  it('is kept with the plan that was saved last, on every device, until it is taken back', async () => {
    const person = await createUser();
    const called = async () => expectSuccess(await person.client.call(getPlan))?.gpCalledOn;
    const report = (isCalled: boolean) => person.client.call(recordGpCall, { body: { called: isCalled } });
    expect(expectFailure(await report(true))).toBe(404);
    expectSuccess(await submitPlan(person, STOP));
    expect(await called()).toBeNull();
    expect(expectSuccess(await report(true))).toBe('2026-11-20');
    expect(await called()).toBe('2026-11-20');
    expect(expectSuccess(await report(false))).toBeNull();
    expect(await called()).toBeNull();
    expectSuccess(await report(true));
    expectSuccess(await submitPlan(person, { ...REDUCE, risingGoals: 'from_usage' }));
    expect(await called()).toBeNull();
  });

  it('belongs to nobody where no plan is made', async () => {
    const closeOne = await participant(system, { domain: 'close-ones' });
    expect(expectFailure(await closeOne.client.call(recordGpCall, { body: { called: true } }))).toBe(404);
  });
});

describe('a later plan', () => {
  it('holds from its own day: the goals of past days stay what they were', async () => {
    const testSystem = await makeTestSystem(inject('databaseUrl'));
    const person = await participant(testSystem, { domain: 'cocaine' });
    expectSuccess(await submitPlan(person, { ...REDUCE, usage: createUniformWeek('4'), goal: createUniformWeek('2') }));
    testSystem.clock.pass(10 * DAY);
    const previousDays = await getDays(person);
    const { sid } = expectSuccess(await submitPlan(person, { ...STOP, immediateOrGradual: 'immediate' }));
    const nextDays = await getDays(person);
    expect([nextDays['2026-11-29']?.goal, nextDays['2026-11-30']?.goal]).toEqual([200, 0]);
    for (const date of Object.keys(previousDays).filter((date) => date < '2026-11-30')) {
      expect([date, nextDays[date as '2026-11-20']]).toEqual([date, previousDays[date as '2026-11-20']]);
    }
    testSystem.clock.pass(5 * DAY);
    const goal = createUniformWeek('1,5');
    const result = await person.client.call(updateGoal, {
      params: { uuid: sid },
      body: { stopOrReduce: 'reduce', goal, risingGoals: 'from_usage' },
    });
    expect(expectSuccess(result).sid).not.toBe(sid);
    const goals = await getDays(person);
    expect([goals['2026-11-29'], goals['2026-12-04'], goals['2026-12-05']].map((day) => day?.goal)).toEqual([
      200, 0, 150,
    ]);
    await testSystem.close();
  });

  it('that changes somebody else’s plan, or none, is refused as absent', async () => {
    const [owner, otherUser] = [await createUser(), await createUser()];
    const { sid } = expectSuccess(await submitPlan(owner, STOP));
    for (const uuid of [sid, randomUUID(), 'x']) {
      const result = await otherUser.client.call(updateGoal, {
        params: { uuid },
        body: { usage: createUniformWeek('1') },
      });
      expect(expectFailure(result)).toBe(404);
    }
    const odd = await owner.client.call(updateGoal, {
      params: { uuid: sid },
      body: { usage: createUniformWeek('51') },
    });
    expect(odd).toMatchObject({ failure: { status: 400 } });
  });
});

describe('a later plan that allows more', () => {
  const LOOSER: GoalForm = { ...REDUCE, usage: createUniformWeek('6'), goal: createUniformWeek('4') };

  /** Creates a user who saved a plan yesterday. */
  async function withPlan(domain: 'alcohol' | 'cannabis' | 'cocaine', plan: GoalForm) {
    const testSystem = await makeTestSystem(inject('databaseUrl'));
    const person = await participant(testSystem, { domain });
    expectSuccess(await submitPlan(person, plan));
    testSystem.clock.pass(DAY);
    return person;
  }

  it('keeps the lower goals where nothing was chosen, on every way to save one', async () => {
    const person = await withPlan('cocaine', {
      ...REDUCE,
      usage: createUniformWeek('4'),
      goal: createUniformWeek('2'),
    });
    const gradual: GoalForm = {
      ...REDUCE,
      usage: createUniformWeek('4'),
      goal: createUniformWeek('1'),
      immediateOrGradual: 'gradual',
    };
    const { sid } = expectSuccess(await submitPlan(person, gradual));
    expect((await getDays(person))['2026-11-21']?.goal).toBe(200);
    const odd = await submitPlan(person, { ...gradual, risingGoals: 'both' } as unknown as GoalForm);
    expect(odd).toMatchObject({ failure: { status: 400, fields: { rising_goals: 'Kies een van de antwoorden.' } } });
    const body = { usage: createUniformWeek('5') };
    expectSuccess(await person.client.call(updateGoal, { params: { uuid: sid }, body }));
    expect((await getDays(person))['2026-11-21']?.goal).toBe(200);
  });

  it('never keeps a goal below its own target: stop changed to 2 a day is 2 a day', async () => {
    const person = await withPlan('cocaine', { ...STOP, immediateOrGradual: 'immediate' });
    expectSuccess(await submitPlan(person, { ...REDUCE, usage: createUniformWeek('4'), goal: createUniformWeek('2') }));
    expect((await getDays(person))['2026-11-21']?.goal).toBe(200);
  });

  it('begins higher where that was chosen, and a second plan of the day is compared with the plan before it', async () => {
    const person = await withPlan('cannabis', {
      ...REDUCE,
      usage: createUniformWeek('4'),
      goal: createUniformWeek('2'),
    });
    const gradual: GoalForm = { ...STOP, usage: createUniformWeek('4') };
    expectSuccess(await submitPlan(person, { ...gradual, risingGoals: 'from_usage' }));
    expect((await getDays(person))['2026-11-21']?.goal).toBe(400);
    expectSuccess(await submitPlan(person, { ...gradual, usage: createUniformWeek('3') }));
    expect((await getDays(person))['2026-11-21']?.goal).toBe(200);
    expect(expectSuccess(await person.client.call(getPlan))).toMatchObject({
      inForce: [
        { stopOrReduce: 'reduce', keepsLower: false },
        { stopOrReduce: 'stop', keepsLower: true },
      ],
      startUsage: createUniformWeek('4'),
    });
  });

  it('keeps nothing lower where alcohol is drunk heavily on most days: a big step down is not safe', async () => {
    const drinker = await withPlan('alcohol', { ...STOP, usage: createUniformWeek('2') });
    expectSuccess(await submitPlan(drinker, { ...STOP, usage: createUniformWeek('6'), risingGoals: 'keep_lower' }));
    const less = await withPlan('alcohol', { ...STOP, usage: createUniformWeek('2') });
    expectSuccess(await submitPlan(less, { ...STOP, usage: createUniformWeek('5') }));
    expect([(await getDays(drinker))['2026-11-21']?.goal, (await getDays(less))['2026-11-21']?.goal]).toEqual([
      600, 200,
    ]);
  });

  it('is asked about again after a restart by nobody: there is no plan before it then', async () => {
    const person = await createUser('cocaine');
    expectSuccess(await submitPlan(person, REDUCE));
    expectSuccess(await person.client.call(resetProgress));
    expectSuccess(await submitPlan(person, LOOSER));
  });

  it('made after day 42 has its six weeks in the overview', async () => {
    const person = await createUser();
    await system.database.pool.query(
      "update users set program_start = '2026-10-05', registrations_start = '2026-10-05' where uid = $1",
      [person.uid],
    );
    expect(Object.keys(await getDays(person)).at(-1)).toBe('2026-11-22');
    expectSuccess(await submitPlan(person, STOP));
    const days = await getDays(person);
    expect(Object.keys(days).at(-1)).toBe('2027-01-03');
    expect([days['2026-11-23']?.goal, days['2026-12-27']?.goal, days['2027-01-03']?.goal]).toEqual([500, 100, 0]);
  });
});

describe('a restart', () => {
  it('leaves no plan and no registration, and begins today', async () => {
    const testSystem = await makeTestSystem(inject('databaseUrl'));
    const [person, otherUser] = [await participant(testSystem), await participant(testSystem)];
    for (const item of [person, otherUser]) {
      expectSuccess(await submitPlan(item, STOP));
      expectSuccess(await submitRegistration(item, { date: '2026-11-20', amount: '1' }));
    }
    testSystem.clock.pass(9 * DAY);
    expectSuccess(await person.client.call(resetProgress));
    const days = await getDays(person);
    expect(Object.keys(days)[0]).toBe('2026-11-23');
    expect(Object.values(days).every(({ total, goal }) => total === null && goal === null)).toBe(true);
    expect(expectFailure(await submitRegistration(person, { date: '2026-11-28', amount: '1' }))).toBe(400);
    expect((await getDays(otherUser))['2026-11-20']).toMatchObject({ total: 100, goal: 600 });
    await testSystem.close();
  });

  it('at the same moment as savings leaves no registration of before it', async () => {
    const testSystem = await makeTestSystem(inject('databaseUrl'));
    const person = await participant(testSystem);
    testSystem.clock.pass(2 * DAY);
    const saving = Array.from({ length: 20 }, () => submitRegistration(person, { date: '2026-11-20', amount: '1' }));
    await Promise.all([...saving.slice(0, 10), person.client.call(resetProgress), ...saving.slice(10)]);
    const { rows } = await testSystem.database.pool.query('select from registrations where uid = $1', [person.uid]);
    expect(rows.length).toBe(0);
    await testSystem.close();
  });
});
