import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { rotateKeys } from '#src/cms/db/encryption/rotate.ts';
import { getKeyVersion } from '#src/cms/db/encryption/seal.ts';
import { deleteAccount, updateUser } from '#src/contract/account.ts';
import { getStatistics } from '#src/contract/get-statistics.ts';
import { myData } from '#src/contract/my-data.ts';
import { deleteRegistration } from '#src/contract/registrations.ts';
import { getSessionToken } from '#src/contract/session-token.ts';
import { toUnits } from '#src/rules/amounts/amount.ts';
import { addDays, type CalendarDate, countDaysBetween } from '#src/rules/calendar/calendar-date.ts';
import { expectFailure, expectSuccess, participant } from '#tests/support/accounts.ts';
import { createUniformWeek, getDays, submitPlan, submitRegistration } from '#tests/support/days.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';

const DAY = 86_400_000;
const NOON: CalendarDate = '2026-11-20';

let system: TestSystem;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'));
});
afterAll(() => system.close());

const moveStart = ({ client, uid }: Awaited<ReturnType<typeof participant>>, registrationsStart: CalendarDate) =>
  client.call(updateUser, { params: { uid }, body: { registrationsStart } });

/** Returns the offset from UTC in hours at the start and the end of a day in Amsterdam, in 2026. */
function getHoursAhead(date: CalendarDate): readonly [number, number] {
  if (date === '2026-03-29') return [1, 2];
  if (date === '2026-10-25') return [2, 1];
  return date > '2026-03-29' && date < '2026-10-25' ? [2, 2] : [1, 1];
}

function getFirstAndLastSecond(date: CalendarDate): readonly number[] {
  const [startOffset, endOffset] = getHoursAhead(date);
  return [Date.parse(`${date}T00:00:00+0${startOffset}:00`), Date.parse(`${date}T23:59:59+0${endOffset}:00`)];
}

describe('the days of a programme', () => {
  it('go from the Monday of the start to the Sunday after day 42, later to that after today', async () => {
    const testSystem = await makeTestSystem(inject('databaseUrl'));
    const person = await participant(testSystem);
    const ends = async () => {
      const dates = Object.keys(await getDays(person));
      return [dates.at(0), dates.at(-1), dates.length % 7];
    };
    expect(await ends()).toEqual(['2026-11-16', '2027-01-03', 0]);
    testSystem.clock.pass(29 * DAY);
    expect(await ends()).toEqual(['2026-11-16', '2027-01-03', 0]);
    expectSuccess(await moveStart(person, '2026-10-25'));
    expect(await ends()).toEqual(['2026-10-19', '2027-01-03', 0]);
    await testSystem.close();
  });

  it('begin earlier when the start moves back: its days can be registered and are counted; it never moves forward', async () => {
    const person = await participant(system);
    expectSuccess(await submitRegistration(person, { date: NOON, amount: '1' }));
    expect(expectSuccess(await person.client.call(getStatistics))).toMatchObject({ total: 1, completed: 1 });
    expect(expectFailure(await submitRegistration(person, { date: '2026-11-10', amount: '1' }))).toBe(400);
    expectSuccess(await moveStart(person, '2026-11-10'));
    expectSuccess(await submitRegistration(person, { date: '2026-11-10', amount: '1' }));
    const { registrationsStart, programStartDate, ...figures } = expectSuccess(await person.client.call(getStatistics));
    expect(figures).toEqual({ total: 11, completed: 2, success: 0, failed: 0 });
    expect([registrationsStart, programStartDate]).toEqual(['2026-11-10', NOON]);
    expect(expectFailure(await moveStart(person, '2026-11-11'))).toBe(422);
    expect((await getDays(person))['2026-11-10']?.total).toBe(100);
  });

  it.each(['2026-03-23', '2026-10-19'] as const)(
    'are seven in the week of %s, in which summer time begins or ends, and each is its own until midnight',
    async (monday) => {
      const testSystem = await makeTestSystem(inject('databaseUrl'));
      // After the hour at which the previous day ends.
      testSystem.clock.pass(Date.parse(`${monday}T06:00:00Z`) - testSystem.clock.now().getTime());
      const person = await participant(testSystem, { domain: 'tobacco' });
      expectSuccess(await submitPlan(person, { usage: createUniformWeek('12'), immediateOrGradual: 'gradual' }));
      const dates = Array.from({ length: 14 }, (_, index) => addDays(monday, index));
      for (const date of dates) {
        for (const moment of getFirstAndLastSecond(date)) {
          testSystem.clock.pass(moment - testSystem.clock.now().getTime());
          const tomorrow = await submitRegistration(person, { date: addDays(date, 1), amount: '1' });
          expect([date, expectFailure(tomorrow)]).toEqual([date, 422]);
          expectSuccess(await submitRegistration(person, { date, amount: '1' }));
        }
      }
      const days = await getDays(person);
      expect(Object.keys(days).slice(0, 14)).toEqual(dates);
      expect(dates.map((date) => days[date]?.goal)).toEqual([...Array(7).fill(1000), ...Array(7).fill(800)]);
      expect(dates.map((date) => days[date]?.total)).toEqual(Array(14).fill(200));
      const userStatistics = expectSuccess(await person.client.call(getStatistics));
      expect(userStatistics).toMatchObject({ total: 14, completed: 14, success: 14, failed: 0 });
      await testSystem.close();
    },
  );
});

const offset = fc.integer({ min: 0, max: 19 });
const hundredths = fc.integer({ min: 0, max: 5_000 });
const event = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('add' as const), offset, hundredths }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete' as const), at: fc.nat(30) }) },
);

it('whatever is added and taken away, every total is the exact sum of its items and the streak counts the days', async () => {
  const person = await participant(system);
  expectSuccess(await moveStart(person, '2026-11-01'));
  expectSuccess(await submitPlan(person, { usage: createUniformWeek('20'), stopOrReduce: 'stop' }));
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 10 }), async (events) => {
      await system.database.pool.query('delete from registrations where uid = $1', [person.uid]);
      const storedRegistrations: { sid: string; date: CalendarDate; hundredths: number }[] = [];
      for (const event of events) {
        if (event.kind === 'add') {
          const date = addDays('2026-11-01', event.offset);
          const { sid } = expectSuccess(
            await submitRegistration(person, { date, amount: String(toUnits(event.hundredths as never)) }),
          );
          storedRegistrations.push({ sid, date, hundredths: event.hundredths });
        } else if (storedRegistrations.length > 0) {
          const [deletedRegistration] = storedRegistrations.splice(event.at % storedRegistrations.length, 1);
          expectSuccess(
            await person.client.call(deleteRegistration, { params: { uuid: deletedRegistration?.sid ?? '' } }),
          );
        }
      }
      const totals = Object.entries(Object.groupBy(storedRegistrations, ({ date }) => date)).map(
        ([date, items = []]) => [date, items.reduce((sum, item) => sum + item.hundredths, 0)],
      );
      const days = Object.entries(await getDays(person));
      const registeredDays = days.filter(([, { total }]) => total !== null).map(([date, { total }]) => [date, total]);
      expect(registeredDays).toEqual(totals.sort());
      const countedDays = days.filter(([, { total, goal }]) => total !== null && goal !== null);
      const success = countedDays.filter(([, { total, goal }]) => (total ?? 0) <= (goal ?? 0)).length;
      expect(expectSuccess(await person.client.call(getStatistics))).toMatchObject({
        total: countDaysBetween('2026-11-01', NOON) + 1,
        completed: totals.length,
        success,
        failed: countedDays.length - success,
      });
    }),
    { numRuns: 20 },
  );
});

const anything = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.string({ unit: 'binary' }), fc.double());
const FIELDS = [
  'registration_date',
  'amount',
  'cost',
  'where',
  'with_who',
  'note',
  'monday',
  'goal_monday',
  'stop_date',
];

it('no body whatever gives a 5xx', async () => {
  const person = await participant(system, { domain: 'gambling' });
  const body = fc
    .dictionary(fc.constantFrom(...FIELDS, 'stopOrReduce', 'immediate_or_gradual', 'x', '__proto__'), anything)
    .map((fields) => ({ registration_date: NOON, amount: '1', ...fields }));
  const token = expectSuccess(await person.client.call(getSessionToken));
  const headers = { 'content-type': 'application/json', 'x-csrf-token': token };
  const request = async (method: string, path: string, value: unknown) => {
    const answer = await person.fetch(`http://${person.host}/api/nl${path}`, {
      method,
      headers,
      body: JSON.stringify(value),
    });
    expect([value, answer.status]).toEqual([value, expect.toSatisfy((status: number) => status < 500)]);
  };
  const { sid } = expectSuccess(await submitRegistration(person, { date: NOON, amount: '1' }));
  await fc.assert(
    fc.asyncProperty(body, fc.constantFrom('daily_registration', 'goal'), async (fields, webform_id) => {
      await request('POST', '/webform_rest/submit', { webform_id, ...fields });
      await request('PATCH', `/webform_rest/${webform_id}/submission/${sid}`, fields);
    }),
    { numRuns: 150, examples: [[{ registration_date: NOON, amount: '1', note: { toString: 1 } } as never, 'goal']] },
  );
  expect(system.logged).toEqual([]);
  expect((await getDays(person))[NOON]?.items.length).toBeGreaterThan(1);
});

it('a person takes everything along, and leaves nothing behind', async () => {
  const person = await participant(system, { domain: 'gambling' });
  expectSuccess(await submitRegistration(person, { date: NOON, amount: '1,25', cost: '20', note: 'een notitie' }));
  expectSuccess(
    await submitPlan(person, { usage: createUniformWeek('2'), stopOrReduce: 'stop', immediateOrGradual: 'gradual' }),
  );
  expect(expectSuccess(await person.client.call(myData))).toMatchObject({
    registrations: [{ date: NOON, amount: '1.25', euros: '20.00', note: 'een notitie', place: null }],
    plans: [{ savedOn: NOON, usage: Array(7).fill('2.00'), stopOrReduce: 'stop' }],
  });
  expectSuccess(await person.client.call(deleteAccount));
  for (const table of ['registrations', 'plans']) {
    const { rows } = await system.database.pool.query(`select from ${table} where uid = $1`, [person.uid]);
    expect(rows.length).toBe(0);
  }
});

it('a note stays readable when the keys are rotated while people write', async () => {
  const testSystem = await makeTestSystem(inject('databaseUrl'));
  const person = await participant(testSystem);
  const write = (number: number) => submitRegistration(person, { date: NOON, amount: '0', note: `notitie ${number}` });
  for (let number = 0; number < 5; number += 1) expectSuccess(await write(number));
  const oldKeyring = testSystem.system.keys;
  const keys = {
    ...oldKeyring,
    current: () => 2,
    keyOf: (version: number) => oldKeyring.keyOf(1, version === 2 ? 'client' : 'field'),
  };
  await Promise.all([rotateKeys(testSystem.database.pool, keys), write(5)]);
  await rotateKeys(testSystem.database.pool, keys);
  const { rows } = await testSystem.database.pool.query<{ note: string }>('select note from registrations');
  expect(rows.map(({ note }) => getKeyVersion(note))).toEqual(Array(6).fill(2));
  Object.assign(testSystem.system, { keys });
  const notes = (await getDays(person))[NOON]?.items.map(({ note }) => note);
  expect(notes?.sort()).toEqual([0, 1, 2, 3, 4, 5].map((number) => `notitie ${number}`));
  await testSystem.close();
});

it('a day that has come tells the usage that its goal is held against: of its plan, and of the first one', async () => {
  const testSystem = await makeTestSystem(inject('databaseUrl'));
  const person = await participant(testSystem, { domain: 'gambling' });
  const plan = { goal: createUniformWeek('1'), stopOrReduce: 'reduce', immediateOrGradual: 'immediate' } as const;
  expectSuccess(await submitPlan(person, { ...plan, usage: createUniformWeek('6') }));
  testSystem.clock.pass(DAY);
  expectSuccess(await submitPlan(person, { ...plan, usage: createUniformWeek('4') }));
  const days = await getDays(person);
  expect([NOON, addDays(NOON, 1)].map((date) => days[date]?.usage)).toEqual([
    { start: 600, plan: 600 },
    { start: 600, plan: 400 },
  ]);
  expect([days[addDays(NOON, -1)]?.usage ?? null, days[addDays(NOON, 2)]?.usage]).toEqual([null, null]);
  await testSystem.close();
});
