import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { deleteAccount, resetProgress } from '#src/contract/account.ts';
import { deleteIfThen, listIfThens, saveIfThen } from '#src/contract/hard-moment/if-thens.ts';
import {
  getPersonalTexts,
  readPersonalTextsConflict,
  savePersonalTexts,
} from '#src/contract/hard-moment/personal-texts.ts';
import { getReminder, saveReminder } from '#src/contract/hard-moment/reminder.ts';
import { deleteUrge, listUrges, saveUrge, updateUrge } from '#src/contract/hard-moment/urges.ts';
import { myData } from '#src/contract/my-data.ts';
import { submitWebform } from '#src/contract/submissions.ts';
import { PLAN, THINGS, URGE } from '#tests/contract/hard-moment-cases.ts';
import { NURSE_CALLS } from '#tests/contract/nurse-calls.ts';
import { expectFailure, expectSuccess, participant } from '#tests/support/accounts.ts';
import { CONTENT_FIXTURE } from '#tests/support/content-fixture.ts';
import { createBrowser } from '#tests/support/create-browser.ts';
import { describeFailures, dumpDatabase } from '#tests/support/everything.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { ROUTES } from '../../app.ts';
import { pairings } from '../../db/schema/index.ts';
import { STARTER } from '../../starter/content.ts';
import { loadStarter } from '../../starter/load.ts';

/** Exercises without a programme, so that each is open. */
const EXERCISES = STARTER.webforms.filter(({ id }) => ['alcohol_1_5', 'alcohol_3_2'].includes(id));

const REMINDER = { minute: 1_200, weekdays: [], isActive: true };

let system: TestSystem;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'), { hasJobs: true });
  await loadStarter(system.database.db, { ...CONTENT_FIXTURE, webforms: EXERCISES });
});
afterAll(() => system.close());

type Participant = Awaited<ReturnType<typeof participant>>;

const change = (me: Participant, revision: number, body: object) =>
  me.client.call(savePersonalTexts, { params: { revision }, body });
const getThings = async (me: Participant) => expectSuccess(await me.client.call(getPersonalTexts));
const createUrge = (overrides: object = {}) => ({ ...URGE, uuid: randomUUID(), ...overrides });
const plan = (overrides: object = {}) => ({ ...PLAN, uuid: randomUUID(), ...overrides });
const getUrges = async (me: Participant) => expectSuccess(await me.client.call(listUrges, {})).rows;
const getPlans = async (me: Participant) => expectSuccess(await me.client.call(listIfThens));
const answer = async (me: Participant, webform: string, fields: Readonly<Record<string, string>>) =>
  expectSuccess(await me.client.call(submitWebform, { body: { webform, fields, key: randomUUID() } }));

describe('the own things', () => {
  it('are empty at first, saved part by part, and read back', async () => {
    const me = await participant(system);
    expect(await getThings(me)).toEqual({
      sentence: null,
      list: [],
      card: {},
      person: null,
      signs: [],
      revision: 0,
      isHelpShown: false,
    });
    expect(expectSuccess(await change(me, 0, { sentence: '  Voor mij. ' }))).toMatchObject({
      sentence: 'Voor mij.',
      revision: 1,
    });
    expect(
      expectSuccess(
        await change(me, 1, { list: THINGS.list, card: THINGS.card, person: THINGS.person, signs: THINGS.signs }),
      ),
    ).toMatchObject({
      ...THINGS,
      sentence: 'Voor mij.',
      revision: 2,
    });
    expect(expectSuccess(await change(me, 2, { sentence: '', person: null }))).toMatchObject({
      sentence: null,
      person: null,
      signs: THINGS.signs,
    });
    expect(await getThings(me)).toMatchObject({ sentence: null, list: THINGS.list, revision: 3 });
  });

  it('of two tabs the second is told, and keeps both texts', async () => {
    const me = await participant(system);
    expectSuccess(await change(me, 0, { sentence: 'Van de ene tab.' }));
    const second = await change(me, 0, { sentence: 'Van de andere tab.' });
    expect(expectFailure(second)).toBe(412);
    expect(second.ok ? null : readPersonalTextsConflict(second.failure)).toMatchObject({
      sentence: 'Van de ene tab.',
      revision: 1,
    });
    expect((await getThings(me)).sentence).toBe('Van de ene tab.');
  });

  it('come from the exercise, until they are changed here; a later answer changes them again', async () => {
    const me = await participant(system);
    await answer(me, 'alcohol_1_5', { belangrijk: '5', mijn_zin: 'Uit de oefening.' });
    expect((await getThings(me)).sentence).toBe('Uit de oefening.');
    system.clock.pass(1_000);
    expectSuccess(await change(me, 0, { sentence: 'Hier geschreven.' }));
    expect((await getThings(me)).sentence).toBe('Hier geschreven.');
    expect((await getThings(me)).revision).toBe(1);
  });

  it('opens no exercise: filling the card is no answer to one', async () => {
    const me = await participant(system);
    expectSuccess(await change(me, 0, THINGS));
    expect(expectSuccess(await me.client.call(myData))).toMatchObject({ exercises: [] });
  });

  it.each([
    [{ sentence: 'x'.repeat(121) }, 'sentence'],
    [{ list: Array.from({ length: 9 }, () => 'x') }, 'list'],
    [{ list: [''] }, 'list[0]'],
    [{ person: { name: '', phone: null } }, 'person.name'],
  ])('%j is refused by its field', async (body, field) => {
    const me = await participant(system);
    const refusal = await change(me, 0, body);
    expect(expectFailure(refusal)).toBe(400);
    expect(refusal.ok ? null : Object.keys(refusal.failure.fields ?? {})).toEqual([field]);
    expect((await getThings(me)).revision).toBe(0);
  });
});

describe('an urge', () => {
  it('is kept once by its uuid, also when it is sent again with other words', async () => {
    const me = await participant(system);
    const body = createUrge();
    expect(expectSuccess(await me.client.call(saveUrge, { body }))).toMatchObject(body);
    const result = await me.client.call(saveUrge, { body: { ...body, note: 'Anders.' } });
    expect(expectSuccess(result)).toMatchObject(body);
    expect(await getUrges(me)).toMatchObject([body]);
  });

  it('of the same uuid is another one for another person', async () => {
    const [me, otherUser] = [await participant(system), await participant(system)];
    const body = createUrge();
    expectSuccess(await me.client.call(saveUrge, { body }));
    expectSuccess(await otherUser.client.call(saveUrge, { body: { ...body, note: 'Van een ander.' } }));
    expect(await getUrges(me)).toMatchObject([{ note: body.note }]);
    expect(await getUrges(otherUser)).toMatchObject([{ note: 'Van een ander.' }]);
  });

  it('needs no more than its moment, changes and goes', async () => {
    const me = await participant(system);
    const { uuid, at } = createUrge();
    const bare = {
      uuid,
      at,
      before: null,
      after: null,
      triggers: [],
      helped: [],
      place: null,
      company: null,
      used: null,
      note: null,
    };
    expectSuccess(await me.client.call(saveUrge, { body: { uuid, at } as typeof bare }));
    expect(await getUrges(me)).toMatchObject([bare]);
    expectSuccess(
      await me.client.call(updateUrge, { params: { uuid }, body: { ...bare, helped: ['away'], note: 'Later.' } }),
    );
    expect(await getUrges(me)).toMatchObject([{ helped: ['away'], note: 'Later.' }]);
    expectSuccess(await me.client.call(deleteUrge, { params: { uuid } }));
    expect(await getUrges(me)).toEqual([]);
  });

  it('is of now at the latest: a clock that is ahead counts for nothing', async () => {
    const me = await participant(system);
    expectSuccess(await me.client.call(saveUrge, { body: createUrge({ at: '2099-01-01T00:00:00.000Z' }) }));
    const [storedUrge] = await getUrges(me);
    expect(new Date(storedUrge?.at ?? '').getTime()).toBeLessThanOrEqual(system.clock.now().getTime());
  });

  it('is no registration, whatever it says of using', async () => {
    const me = await participant(system);
    expectSuccess(await me.client.call(saveUrge, { body: createUrge({ used: 'yes' }) }));
    expect(expectSuccess(await me.client.call(myData))).toMatchObject({ registrations: [] });
  });

  it('answers with the help lines where its note speaks of not wanting to live', async () => {
    const me = await participant(system);
    const saved = await me.client.call(saveUrge, { body: createUrge({ note: 'Ik wil niet meer leven.' }) });
    expect(expectSuccess(saved).isHelpShown).toBe(true);
  });

  it.each([
    [{ before: 11 }, 'before'],
    [{ note: 'x'.repeat(501) }, 'note'],
    [{ triggers: ['x'.repeat(41)] }, 'triggers[0]'],
    [{ company: 'dog' }, 'company'],
    [{ used: 'maybe' }, 'used'],
    [{ at: 'gisteren' }, 'at'],
  ])('with %j is refused by its field', async (overrides, field) => {
    const me = await participant(system);
    const result = await me.client.call(saveUrge, { body: createUrge(overrides) as typeof URGE });
    expect(expectFailure(result)).toBe(400);
    expect(result.ok ? null : Object.keys(result.failure.fields ?? {})).toEqual([field]);
  });
});

describe('an if-then plan', () => {
  it('is made once, changed under its uuid and taken away', async () => {
    const me = await participant(system);
    const body = plan();
    expectSuccess(await me.client.call(saveIfThen, { body }));
    expectSuccess(await me.client.call(saveIfThen, { body: { ...body, putOff: 1, hiddenOn: '2026-11-20' } }));
    expect((await getPlans(me)).plans).toMatchObject([{ ...body, putOff: 1, hiddenOn: '2026-11-20' }]);
    expectSuccess(await me.client.call(deleteIfThen, { params: { uuid: body.uuid } }));
    expect((await getPlans(me)).plans).toEqual([]);
  });

  it('of an exercise is offered, until it is kept', async () => {
    const me = await participant(system);
    await answer(me, 'alcohol_3_2', { als_1: 'ik thuiskom', dan_1: 'zet ik thee' });
    const offer = { situation: 'ik thuiskom', action: 'zet ik thee', origin: 'exercise:alcohol_3_2' };
    expect(await getPlans(me)).toEqual({ plans: [], offers: [offer] });
    expectSuccess(await me.client.call(saveIfThen, { body: plan(offer) }));
    expect(await getPlans(me)).toMatchObject({ plans: [offer], offers: [] });
  });

  it.each([
    [{ situation: '' }, 'situation'],
    [{ hour: 24 }, 'hour'],
    [{ weekdays: ['someday'] }, 'weekdays[0]'],
    [{ origin: 'nurse' }, 'origin'],
    [{ day: '2026-02-30' }, 'day'],
  ])('with %j is refused by its field', async (overrides, field) => {
    const me = await participant(system);
    const result = await me.client.call(saveIfThen, { body: plan(overrides) as typeof PLAN });
    expect(result.ok ? null : Object.keys(result.failure.fields ?? {})).toEqual([field]);
  });

  it('is one of fifty at most', async () => {
    const me = await participant(system);
    for (let index = 0; index < 50; index += 1) expectSuccess(await me.client.call(saveIfThen, { body: plan() }));
    expect(expectFailure(await me.client.call(saveIfThen, { body: plan() }))).toBe(400);
  });
});

describe('what is kept for a hard moment', () => {
  async function fillText() {
    const me = await participant(system);
    expectSuccess(await change(me, 0, THINGS));
    expectSuccess(await me.client.call(saveUrge, { body: createUrge() }));
    expectSuccess(await me.client.call(saveIfThen, { body: plan() }));
    expectSuccess(await me.client.call(saveReminder, { body: REMINDER }));
    return me;
  }

  it('is taken along by its person', async () => {
    const me = await fillText();
    expect(expectSuccess(await me.client.call(myData))).toMatchObject({
      urges: [{ note: URGE.note, triggers: URGE.triggers }],
      ownThings: THINGS,
      ifThens: [{ situation: PLAN.situation, action: PLAN.action }],
      reminder: REMINDER,
    });
  });

  it('stays at a restart, but for the urges of the run before', async () => {
    const me = await fillText();
    expectSuccess(await me.client.call(resetProgress));
    expect(await getUrges(me)).toEqual([]);
    expect(await getThings(me)).toMatchObject(THINGS);
    expect((await getPlans(me)).plans).toHaveLength(1);
    expect(expectSuccess(await me.client.call(getReminder)).reminder).toMatchObject(REMINDER);
  });

  it('goes with its person', async () => {
    const me = await fillText();
    expectSuccess(await me.client.call(deleteAccount));
    for (const table of ['urges', 'own_things', 'if_thens', 'reminders']) {
      const { rows } = await system.database.pool.query(`select 1 from ${table} where uid = $1`, [me.uid]);
      expect([table, rows]).toEqual([table, []]);
    }
  });

  it('is no visitor’s and no nurse’s', async () => {
    const visitor = createBrowser(system.app);
    const nurse = await participant(system, { domain: 'guided' });
    for (const { client } of [visitor, nurse]) {
      for (const operation of [getPersonalTexts, listUrges, listIfThens, getReminder]) {
        expect(expectFailure(await client.call(operation as typeof getPersonalTexts))).toBe(403);
      }
    }
  });

  it('reaches no nurse, who may see all that a nurse sees', async () => {
    const me = await participant(system);
    const nurse = await participant(system, { domain: 'guided' });
    await system.database.db.insert(pairings).values({ uid: me.uid, nurseUid: nurse.uid, since: system.clock.now() });
    expectSuccess(await change(me, 0, { ...THINGS, sentence: 'kanarie zin', list: ['kanarie lijst'] }));
    expectSuccess(
      await me.client.call(saveUrge, { body: createUrge({ triggers: ['kanarie trek'], note: 'kanarie notitie' }) }),
    );
    expectSuccess(
      await me.client.call(saveIfThen, { body: plan({ situation: 'kanarie als', action: 'kanarie dan' }) }),
    );
    expectSuccess(await me.client.call(saveReminder, { body: REMINDER }));
    const paths = ROUTES.filter(({ name }) => NURSE_CALLS.includes(name)).map(({ path }) => path);
    const observed = [];
    for (const path of [...paths, '/get-clients-of-poh?search=']) {
      const filledPath = path.replace(':domain', 'zelfhulpalcohol').replace(':uid', String(me.uid));
      const answer = await nurse.fetch(`http://${nurse.host}/api/nl${filledPath.replace(':webformId', 'alcohol_1_5')}`);
      observed.push(answer.status, await answer.text());
    }
    expect(observed.filter((item) => item === 200).length).toBeGreaterThan(3);
    expect(observed.join('\n')).not.toMatch(/kanarie|urge|if_then|reminder/i);
  });

  it('is nowhere in the database, the mails and the log as it was written', async () => {
    const me = await participant(system);
    const getCanary = (name: string) => `kanarie ${name} ${randomUUID().slice(0, 8)}`;
    const canaries = ['zin', 'lijst', 'kaart', 'persoon', 'trek', 'hulp', 'notitie', 'als', 'dan'].map(getCanary);
    const [sentence, line, text, name, trigger, help, note, situation, action] = canaries as [string, ...string[]];
    expectSuccess(
      await change(me, 0, { sentence, list: [line], card: { say: text }, person: { name, phone: '0612345678' } }),
    );
    expectSuccess(await me.client.call(saveUrge, { body: createUrge({ triggers: [trigger], helped: [help], note }) }));
    expectSuccess(await me.client.call(saveIfThen, { body: plan({ situation, action }) }));
    const everywhere = [await dumpDatabase(system), JSON.stringify(system.mails), describeFailures(system)].join('\n');
    expect(canaries.filter((word) => everywhere.includes(word))).toEqual([]);
    expect(JSON.stringify(await getUrges(me))).toContain(note);
  });
});
