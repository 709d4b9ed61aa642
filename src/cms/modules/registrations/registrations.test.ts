import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { updateUser } from '#src/contract/account.ts';
import { getStatistics } from '#src/contract/get-statistics.ts';
import type { RegistrationForm } from '#src/contract/registration.ts';
import { EMPTY_ANSWERS } from '#src/contract/registration.ts';
import { deleteRegistration, saveRegistration, updateRegistration } from '#src/contract/registrations.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import { expectFailure, expectSuccess, participant } from '#tests/support/accounts.ts';
import { getDays, submitRegistration } from '#tests/support/days.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';

const TODAY = '2026-11-20';

let system: TestSystem;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'));
});
afterAll(() => system.close());

/** Creates a participant with registrations since the first of the month. */
async function createUser(domain: DomainKey = 'alcohol', language: 'nl' | 'en' = 'nl') {
  const person = await participant(system, { domain, language });
  const body = { registrationsStart: '2026-11-01' } as const;
  expectSuccess(await person.client.call(updateUser, { params: { uid: person.uid }, body }));
  return person;
}

const createAmounts = (form: Partial<RegistrationForm> = {}): RegistrationForm => ({
  date: TODAY,
  amount: '2',
  ...form,
});

async function getRows(uid: number): Promise<number> {
  const { rows } = await system.database.pool.query('select from registrations where uid = $1', [uid]);
  return rows.length;
}

describe('a registration', () => {
  it('comes back with every answer, the note as it was typed', async () => {
    const person = await createUser('gambling');
    const note = 'Regel één\n\n<b>twee</b> 🌧 ‮ einde';
    const form = { date: TODAY, amount: '1,5', cost: '12,5', place: 'casino', company: 'alone', note };
    const { sid } = expectSuccess(await submitRegistration(person, form));
    const { [TODAY]: day } = await getDays(person);
    const answers = { ...EMPTY_ANSWERS, amount: 150, cost: 1250, place: 'casino', company: 'alone', note };
    const item = { uuid: sid, date: TODAY, ...answers, revision: 1 };
    expect(day).toEqual({ total: 150, goal: null, usage: null, items: [item] });
  });

  it('asks for the help lines where its note speaks of not wanting to live, and tells nobody', async () => {
    const person = await createUser();
    const savedForm = expectSuccess(await submitRegistration(person, createAmounts({ note: 'I want to die.' })));
    expect(savedForm.isHelpShown).toBe(true);
    expect(expectSuccess(await submitRegistration(person, createAmounts({ note: 'Feest.' }))).isHelpShown).toBe(false);
    const params = { uuid: savedForm.sid };
    const change = (note: string) => person.client.call(updateRegistration, { params, body: { note } });
    expect(expectSuccess(await change('Het gaat weer.')).isHelpShown).toBe(false);
    expect(expectSuccess(await change('Ik wil niet meer leven.')).isHelpShown).toBe(true);
    const items = (await getDays(person))[TODAY]?.items ?? [];
    expect(items.find(({ uuid }) => uuid === savedForm.sid)?.note).toBe('Ik wil niet meer leven.');
    expect((await system.database.pool.query('select from moderation_items')).rows).toEqual([]);
  });

  it('has no answers but the amount where no others were given', async () => {
    const person = await createUser();
    expectSuccess(await submitRegistration(person, createAmounts({ cost: '', place: '', company: '', note: '  ' })));
    const { [TODAY]: day } = await getDays(person);
    expect(day?.items[0]).toMatchObject({ amount: 200, cost: null, place: null, company: null, note: null });
  });

  it('of 0 makes a registered day; a day without one is null, never 0', async () => {
    const person = await createUser();
    expectSuccess(await submitRegistration(person, createAmounts({ amount: '0' })));
    const days = await getDays(person);
    expect([days[TODAY]?.total, days['2026-11-19']?.total]).toEqual([0, null]);
  });

  it('is not added to a day that has other entries than the person saw', async () => {
    const person = await createUser();
    const save = (key: string, seenRevision: number, amount = '3') =>
      person.client.call(saveRegistration, { body: createAmounts({ amount }), key, seen: seenRevision });
    const [phone, laptop] = [randomUUID(), randomUUID()];
    expectSuccess(await save(phone, 0));
    const late = await save(laptop, 0);
    expect(late.ok ? null : [late.failure.status, late.failure.message]).toEqual([
      412,
      'Deze dag is intussen ergens anders ingevuld. Er is niets bijgeteld.',
    ]);
    // A retry of a saved registration adds no entry.
    expectSuccess(await save(phone, 0));
    expect(await getRows(person.uid)).toBe(1);
    expectSuccess(await save(laptop, 1));
    expect((await getDays(person))[TODAY]?.total).toBe(600);
    expect(expectFailure(await save(randomUUID(), 2, '999'))).toBe(400);
  });

  it('may be one of several of a day: they add up exactly and stay in the order of saving', async () => {
    const person = await createUser();
    for (const amount of ['0.1', '0.2', '49']) {
      expectSuccess(await submitRegistration(person, createAmounts({ amount })));
      system.clock.pass(1);
    }
    const { [TODAY]: day } = await getDays(person);
    expect(day?.total).toBe(4930);
    expect(day?.items.map((item) => item.amount)).toEqual([10, 20, 4900]);
  });

  it('is kept on the date of its form, also when it is sent just after midnight', async () => {
    const late = await makeTestSystem(inject('databaseUrl'));
    const person = await participant(late);
    late.clock.pass(11 * 3_600_000 + 1_000);
    expectSuccess(await submitRegistration(person, createAmounts()));
    const days = await getDays(person);
    expect([days[TODAY]?.total, days['2026-11-21']?.total]).toEqual([200, null]);
    expect(expectFailure(await submitRegistration(person, createAmounts({ date: '2026-11-22' })))).toBe(422);
    expectSuccess(await submitRegistration(person, createAmounts({ date: '2026-11-21' })));
    await late.close();
  });
});

describe('of two devices that change one registration', () => {
  it('the second is told, and what the first saved stays', async () => {
    const person = await createUser();
    const { sid: uuid } = expectSuccess(await submitRegistration(person, createAmounts()));
    const change = (amount: string, revision?: number) =>
      person.client.call(updateRegistration, { params: { uuid, revision }, body: { amount } });
    expectSuccess(await change('3', 1));
    expect(await change('4', 1)).toMatchObject({ failure: { status: 412, kind: 'conflict' } });
    const readItem = async () => (await getDays(person))[TODAY]?.items[0];
    expect(await readItem()).toMatchObject({ amount: 300, revision: 2 });
    expectSuccess(await change('4', 2));
    expect(await readItem()).toMatchObject({ amount: 400, revision: 3 });
  });

  it('one that names no revision overwrites, as the specification has it', async () => {
    const person = await createUser();
    const { sid: uuid } = expectSuccess(await submitRegistration(person, createAmounts()));
    for (const amount of ['3', '4']) {
      expectSuccess(await person.client.call(updateRegistration, { params: { uuid }, body: { amount } }));
    }
    expect((await getDays(person))[TODAY]?.total).toBe(400);
  });
});

describe('a day that cannot be registered', () => {
  it.each([
    ['2026-02-30', 'Kies een dag die bestaat.'],
    ['2026-11-31', 'Kies een dag die bestaat.'],
    ['20-11-2026', 'Kies een dag die bestaat.'],
    ['2026-11-20T12:00:00Z', 'Kies een dag die bestaat.'],
    ['', 'Kies een dag.'],
    ['2026-10-31', 'Kies een dag vanaf je startdatum.'],
    ['0001-01-01', 'Kies een dag die bestaat.'],
  ])('%s is refused with 400 and its reason', async (date, text) => {
    const person = await createUser();
    const result = await submitRegistration(person, createAmounts({ date }));
    expect(result).toMatchObject({ failure: { status: 400, fields: { registration_date: text } } });
    expect(await getRows(person.uid)).toBe(0);
  });

  it.each(['2026-11-21', '9999-12-31'])('is %s, still to come: 422 and its reason', async (date) => {
    const person = await createUser('alcohol', 'en');
    const result = await submitRegistration(person, createAmounts({ date }));
    const fields = { registration_date: 'This day has not happened yet.' };
    expect(result).toMatchObject({ failure: { status: 422, fields } });
    expect(await getRows(person.uid)).toBe(0);
  });
});

describe('an amount', () => {
  it.each([
    ['1,5', 150],
    ['1.5', 150],
    [' 2 ', 200],
    [',5', 50],
    ['50', 5000],
    ['0.01', 1],
    ['١', 100],
  ])('%j is read', async (amount, storedCount) => {
    const person = await createUser();
    expectSuccess(await submitRegistration(person, createAmounts({ amount })));
    expect((await getDays(person))[TODAY]?.total).toBe(storedCount);
  });

  it.each(['1.000', '1,000', '1e3', 'NaN', 'Infinity', '-1', '+1', '0x10', '5,', '1 000', '½', '--', 'twee'])(
    '%j reads two ways or none, and is refused',
    async (amount) => {
      const person = await createUser();
      const fields = { amount: 'Vul een getal in, zoals 2 of 2,5.' };
      expect(await submitRegistration(person, createAmounts({ amount }))).toMatchObject({
        failure: { status: 400, fields },
      });
      expect(await getRows(person.uid)).toBe(0);
    },
  );

  it.each([
    ['alcohol', '50', '50.01'],
    ['tobacco', '100', '100,5'],
    ['gambling', '24', '24.25'],
    ['cannabis', '30', '31'],
    ['cocaine', '20', `${'9'.repeat(400)}`],
  ] as const)('in %s is at most %s', async (domain, maximum, more) => {
    const person = await createUser(domain);
    expectSuccess(await submitRegistration(person, createAmounts({ amount: maximum })));
    const fields = { amount: `Vul een getal in van 0 tot en met ${maximum}.` };
    expect(await submitRegistration(person, createAmounts({ amount: more }))).toMatchObject({
      failure: { status: 400, fields },
    });
    expect(await getRows(person.uid)).toBe(1);
  });

  it('is asked for', async () => {
    const result = await submitRegistration(await createUser(), createAmounts({ amount: ' ' }));
    expect(result).toMatchObject({ failure: { status: 400, fields: { amount: 'Vul een aantal in.' } } });
  });
});

describe('the other answers', () => {
  it('are those of the domain only', async () => {
    const [drinker, gambler, smoker] = [await createUser(), await createUser('gambling'), await createUser('cannabis')];
    expectSuccess(await submitRegistration(smoker, createAmounts({ place: 'coffeeshop' })));
    const refusals = [
      [drinker, { place: 'casino' }, 'where'],
      [gambler, { place: 'coffeeshop' }, 'where'],
      [gambler, { place: 'Home' }, 'where'],
      [drinker, { company: 'dog' }, 'with_who'],
      [drinker, { cost: '1' }, 'cost'],
      [gambler, { cost: '-1' }, 'cost'],
      [gambler, { cost: '1.005' }, 'cost'],
      [gambler, { cost: '1000000.01' }, 'cost'],
      [drinker, { note: 'x'.repeat(1_501) }, 'note'],
    ] as const;
    for (const [person, form, field] of refusals) {
      const result = await submitRegistration(person, createAmounts(form));
      expect(result).toMatchObject({ failure: { status: 400, fields: { [field]: expect.stringMatching(/\.$/) } } });
    }
    expect([await getRows(drinker.uid), await getRows(gambler.uid)]).toEqual([0, 0]);
  });
});

describe('a registration that is sent more than once', () => {
  it('is one row: pressed twice at one moment, and after a lost answer', async () => {
    const person = await createUser();
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => submitRegistration(person, createAmounts(), key)));
    answers.push(await submitRegistration(person, createAmounts(), key));
    expect(new Set(answers.map((answer) => expectSuccess(answer).sid)).size).toBe(1);
    expect(await getRows(person.uid)).toBe(1);
    await system.database.pool.query('update first_answers set status = null, answer = null');
    system.clock.pass(31_000);
    expect(expectSuccess(await submitRegistration(person, createAmounts(), key))).toEqual(
      expectSuccess(answers[0] ?? (await submitRegistration(person, createAmounts()))),
    );
    expect(await getRows(person.uid)).toBe(1);
  });

  it('is two rows under two keys', async () => {
    const person = await createUser();
    for (const key of [randomUUID(), randomUUID()])
      expectSuccess(await submitRegistration(person, createAmounts(), key));
    expect(await getRows(person.uid)).toBe(2);
  });
});

describe('a registration that is changed', () => {
  it('keeps what was not sent, and loses what was emptied', async () => {
    const person = await createUser();
    const { sid } = expectSuccess(await submitRegistration(person, createAmounts({ place: 'home', note: 'eerst' })));
    const change = (body: Partial<RegistrationForm>) =>
      person.client.call(updateRegistration, { params: { uuid: sid }, body });
    expect(expectSuccess(await change({ date: TODAY, amount: '3,5', note: '' }))).toEqual({ sid, isHelpShown: false });
    expect(expectSuccess(await change({}))).toEqual({ sid, isHelpShown: false });
    const { [TODAY]: day } = await getDays(person);
    expect(day).toMatchObject({ total: 350, items: [{ place: 'home', note: null }] });
    expect(await change({ amount: '1e3' })).toMatchObject({
      failure: { status: 400, fields: { amount: 'Vul een getal in, zoals 2 of 2,5.' } },
    });
    expectSuccess(await change({ note: 'daarna' }));
    expect((await getDays(person))[TODAY]).toMatchObject({ total: 350, items: [{ note: 'daarna' }] });
  });

  it('of somebody else, of another day or of none is absent, and stays as it is', async () => {
    const [owner, otherUser, gambler] = [await createUser(), await createUser(), await createUser('gambling')];
    const { sid } = expectSuccess(await submitRegistration(owner, createAmounts()));
    const attempts = [
      [otherUser, sid, {}],
      [gambler, sid, { amount: '9' }],
      [owner, sid, { date: '2026-11-19', amount: '9' }],
      [owner, randomUUID(), { amount: '9' }],
      [owner, 'geen-uuid', { amount: '9' }],
      [owner, '%00', { amount: '9' }],
    ] as const;
    for (const [person, uuid, body] of attempts) {
      expect(expectFailure(await person.client.call(updateRegistration, { params: { uuid }, body }))).toBe(404);
    }
    for (const [person, uuid] of [
      [otherUser, sid],
      [gambler, sid],
      [owner, randomUUID()],
      [owner, 'x'],
    ] as const) {
      expect(expectFailure(await person.client.call(deleteRegistration, { params: { uuid } }))).toBe(404);
    }
    expect((await getDays(owner))[TODAY]?.total).toBe(200);
  });

  it('and deleted is gone: its day counts what is left', async () => {
    const person = await createUser();
    const [first] = [
      expectSuccess(await submitRegistration(person, createAmounts())),
      expectSuccess(await submitRegistration(person, createAmounts({ amount: '5' }))),
    ];
    const remove = () => person.client.call(deleteRegistration, { params: { uuid: first.sid.toUpperCase() } });
    expectSuccess(await remove());
    expect((await getDays(person))[TODAY]?.total).toBe(500);
    expect(expectFailure(await remove())).toBe(404);
  });
});

describe('who registers nothing', () => {
  it('gets none of it: close-ones and nurses', async () => {
    const closeOne = await participant(system, { domain: 'close-ones' });
    const nurse = await participant(system, { domain: 'guided' });
    for (const [person, status] of [
      [closeOne, 404],
      [nurse, 403],
    ] as const) {
      expect(expectFailure(await person.client.call(getStatistics))).toBe(status);
      expect(expectFailure(await submitRegistration(person, createAmounts()))).toBe(status);
      const params = { uuid: randomUUID() };
      expect(expectFailure(await person.client.call(deleteRegistration, { params }))).toBe(status);
      expect(expectFailure(await person.client.call(updateRegistration, { params, body: {} }))).toBe(status);
    }
  });
});
