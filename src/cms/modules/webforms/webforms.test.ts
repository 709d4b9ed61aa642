import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { loadStarter } from '#src/cms/starter/load.ts';
import { deleteAccount, resetProgress } from '#src/contract/account.ts';
import { myData } from '#src/contract/my-data.ts';
import { listSubmissions, type SubmittedForm, submitWebform, updateSubmission } from '#src/contract/submissions.ts';
import { getWebformFields } from '#src/contract/webform-fields.ts';
import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { expectFailure, expectSuccess, mailTo, participant } from '#tests/support/accounts.ts';
import { CONTENT_FIXTURE } from '#tests/support/content-fixture.ts';
import { withFewConnections } from '#tests/support/few-connections.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { contactForm } from '../../starter/shared/contact.ts';
import { getExerciseEvents, readProgramme } from './programme-forms.ts';

const [exercise] = CONTENT_FIXTURE.webforms;
const FORMS = [
  ...CONTENT_FIXTURE.webforms,
  contactForm,
  { ...exercise, id: 'gambling_1_1', domains: ['gambling'] },
  { ...exercise, id: 'alcohol_6_5' },
  { ...exercise, id: 'alcohol_3_1' },
] as typeof CONTENT_FIXTURE.webforms;

const createOefening = (webform: string) => ({
  type: 'exercise' as const,
  title: 'Oefening',
  icon: 'text' as const,
  webform,
  category: 'text' as const,
});
const createFase = (...webforms: readonly string[]) => ({
  type: 'phase' as const,
  title: 'Fase',
  exercises: webforms.map(createOefening),
});
const PROGRAMME = {
  id: 'alcohol-programme',
  type: 'program',
  domains: ['alcohol'],
  path: { nl: '/programma' },
  nl: {
    title: 'Programma',
    phases: [createFase('weg_1', 'alcohol_1_1', 'weg_2'), createFase('alcohol_3_1'), createFase('alcohol_6_5')],
  },
} as unknown as (typeof CONTENT_FIXTURE.pages)[number];

let system: TestSystem;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'), { hasJobs: true });
  await loadStarter(system.database.db, {
    ...CONTENT_FIXTURE,
    pages: [...CONTENT_FIXTURE.pages, PROGRAMME],
    webforms: FORMS,
  });
  await system.database.pool.query("update webforms set is_open = false where id = 'alcohol_6_5'");
});
afterAll(() => system.close());

type Participant = Awaited<ReturnType<typeof participant>>;

const ANSWERS = { waarom: 'Voor mijn kinderen.', glazen: '2,5', steun: '_other_', steun_other: 'Mijn zus' };
const KEPT = { ...ANSWERS, glazen: '2.5' };

function sending(fields: SubmittedForm['fields'], submittedForm: Partial<SubmittedForm> = {}): { body: SubmittedForm } {
  return { body: { webform: 'alcohol_1_1', fields, key: randomUUID(), ...submittedForm } };
}

const send = (
  { client }: Participant,
  fields: SubmittedForm['fields'] = ANSWERS,
  submittedForm: Partial<SubmittedForm> = {},
) => client.call(submitWebform, sending(fields, submittedForm));

const toList = async ({ client }: Participant) => expectSuccess(await client.call(listSubmissions, {}));

const getFailure = async (result: ReturnType<typeof send>) => {
  const outcome = await result;
  return outcome.ok ? outcome : outcome.failure;
};

const startedDaysAgo = ({ uid }: Participant, days: number) =>
  system.database.pool.query('update users set program_start = $2 where uid = $1', [
    uid,
    addDays(getAmsterdamDate(system.clock.now()), -days),
  ]);

describe('an exercise', () => {
  it('is read with its questions, its words sanitised', async () => {
    const { client } = await participant(system);
    const form = expectSuccess(await client.call(getWebformFields, { params: { id: 'alcohol_1_1' } }));
    expect(form).toEqual({
      id: 'alcohol_1_1',
      ...exercise?.nl,
      confirmation: { title: 'Opgeslagen', html: '<p>Goed dat je dit opschreef.</p>' },
    });
  });

  it('is shown in Dutch where it has no English, and says so', async () => {
    const { client } = await participant(system, { language: 'en' });
    const form = expectSuccess(await client.call(getWebformFields, { params: { id: 'alcohol_1_1' } }));
    expect(form).toMatchObject({ title: 'Wat het je geeft', writtenIn: 'nl' });
  });

  it('is sent, read back equal with the words it was answered to, and changed', async () => {
    const me = await participant(system);
    const { sid } = expectSuccess(await send(me));
    const { submissions, epoch, pager } = await toList(me);
    expect(submissions).toEqual([
      {
        uuid: sid,
        webform: 'alcohol_1_1',
        answers: KEPT,
        labels: {
          waarom: { label: 'Waarom nu?' },
          glazen: { label: 'Hoeveel glazen?' },
          steun: { label: 'Wie helpt je?', options: { _other_: 'Iemand anders' } },
          steun_other: { label: 'Iemand anders' },
        },
        changed: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
        isNew: false,
      },
    ]);
    expect({ epoch, total: pager?.totalItems }).toEqual({ epoch: 0, total: 1 });
    const fields = { waarom: 'Voor mezelf.', glazen: '', steun: 'partner' };
    const params = { webform: 'alcohol_1_1', uuid: sid };
    expect(expectSuccess(await me.client.call(updateSubmission, { params, body: { fields } }))).toEqual({
      sid,
      isHelpShown: false,
    });
    expect((await toList(me)).submissions[0]?.answers).toEqual({ waarom: 'Voor mezelf.', steun: 'partner' });
  });

  it('counts as done with nothing but "Dit sla ik nu over"', async () => {
    const me = await participant(system);
    expectSuccess(await send(me, { overslaan: true }));
    expect((await toList(me)).submissions[0]?.answers).toEqual({ overslaan: true });
  });

  it('makes one row of a double press, a retry and a second tab', async () => {
    const me = await participant(system);
    const twice = sending(ANSWERS);
    const results = await Promise.all([
      me.client.call(submitWebform, twice),
      me.client.call(submitWebform, twice),
      send(me),
      send(me),
    ]);
    expect(new Set(results.map((result) => expectSuccess(result).sid)).size).toBe(1);
    expect((await toList(me)).submissions).toHaveLength(1);
  });

  it('tells a second tab with other answers, and changes nothing', async () => {
    const me = await participant(system);
    expectSuccess(await send(me));
    expect(expectFailure(await send(me, { ...ANSWERS, waarom: 'Iets anders.' }))).toBe(409);
    expect((await toList(me)).submissions[0]?.answers).toEqual(KEPT);
  });

  it('keeps two different changes of the same moment', async () => {
    const me = await participant(system);
    const params = { webform: 'alcohol_1_1', uuid: expectSuccess(await send(me)).sid };
    const change = (fields: SubmittedForm['fields']) => me.client.call(updateSubmission, { params, body: { fields } });
    await Promise.all([change({ waarom: 'Nieuw.' }), change({ glazen: '4' })]);
    expect((await toList(me)).submissions[0]?.answers).toMatchObject({ waarom: 'Nieuw.', glazen: '4' });
  });

  it('is changed by many at once, however few connections there are', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => participant(system)));
    const sids = await Promise.all(people.map(async (me) => expectSuccess(await send(me)).sid));
    const changes = await withFewConnections(system.database.pool, 2, () =>
      Promise.all(
        people.map(({ client }, index) => {
          const params = { webform: 'alcohol_1_1', uuid: sids[index] ?? '' };
          return client.call(updateSubmission, { params, body: { fields: { waarom: 'Nieuw.' } } });
        }),
      ),
    );
    expect(changes.map((result) => expectSuccess(result).sid)).toEqual(sids);
  });

  it('keeps the words it was answered to when its questions are worded anew', async () => {
    const me = await participant(system);
    expectSuccess(await send(me));
    const { pool } = system.database;
    const change = "update webform_translations set elements = $1 where webform_id = 'alcohol_1_1'";
    const elements = JSON.stringify(exercise?.nl.elements);
    const newState = elements
      .replace('Waarom nu?', 'Waarom begin je nu?')
      .replace('Wie helpt je?', 'Wie staat naast je?');
    await pool.query(change, [newState]);
    const { submissions } = await toList(me);
    await pool.query(change, [elements]);
    expect(newState).not.toBe(elements);
    expect(submissions[0]?.labels).toMatchObject({
      waarom: { label: 'Waarom nu?' },
      steun: { label: 'Wie helpt je?' },
    });
  });

  it('keeps what its form no longer asks', async () => {
    const me = await participant(system);
    const uuid = expectSuccess(await send(me)).sid;
    const { pool } = system.database;
    const elements = JSON.stringify([{ type: 'text', key: 'nieuw', label: 'Nieuw?' }]);
    const change = "update webform_translations set elements = $1 where webform_id = 'alcohol_1_1'";
    await pool.query(change, [elements]);
    const params = { webform: 'alcohol_1_1', uuid };
    expectSuccess(await me.client.call(updateSubmission, { params, body: { fields: { nieuw: 'Ja' } } }));
    await pool.query(change, [JSON.stringify(exercise?.nl.elements)]);
    const [submission] = (await toList(me)).submissions;
    expect(submission?.answers).toEqual({ ...KEPT, nieuw: 'Ja' });
    expect(submission?.labels).toMatchObject({ waarom: { label: 'Waarom nu?' }, nieuw: { label: 'Nieuw?' } });
  });
});

describe('an exercise that is still locked', () => {
  const getFirst = (me: Participant) => send(me);
  const getSecond = (me: Participant) => send(me, ANSWERS, { webform: 'alcohol_3_1' });

  it.each([
    ['Deze oefening is nog niet open. Doe eerst de oefeningen ervoor.', 'nl'],
    ['This exercise is not open yet. Do the exercises before it first.', 'en'],
  ] as const)('takes no answers: %s', async (message, language) => {
    const me = await participant(system, { language });
    await startedDaysAgo(me, 30);
    expect(await getFailure(getSecond(me))).toMatchObject({ status: 422, message });
    expect((await toList(me)).submissions).toEqual([]);
  });

  it('opens on its day, after the phase before it', async () => {
    const me = await participant(system);
    expectSuccess(await getFirst(me));
    expect(await getFailure(getSecond(me))).toMatchObject({ status: 422 });
    await startedDaysAgo(me, 3);
    expectSuccess(await getSecond(me));
    expect((await toList(me)).submissions).toHaveLength(2);
  });

  it('stays open once it was sent, whatever its phase became', async () => {
    const me = await participant(system);
    expectSuccess(await getFirst(me));
    await startedDaysAgo(me, 3);
    const { sid } = expectSuccess(await getSecond(me));
    await startedDaysAgo(me, 0);
    const params = { webform: 'alcohol_3_1', uuid: sid };
    expectSuccess(await me.client.call(updateSubmission, { params, body: { fields: { waarom: 'Toch anders.' } } }));
  });
});

describe('what an exercise completes', () => {
  it('counts no exercise whose form is missing', async () => {
    const me = await participant(system);
    expectSuccess(await send(me));
    const programme = await system.system.jobs.transact((tx) => readProgramme(tx, me.uid));
    expect(programme?.phases.map(({ exercises }) => exercises)).toEqual([['alcohol_1_1'], ['alcohol_3_1'], []]);
  });

  it('skips an exercise whose form was closed, but for whoever sent it before', async () => {
    const [late, early] = [await participant(system), await participant(system)];
    expectSuccess(await send(early));
    const { pool } = system.database;
    const change = "update webforms set is_open = $1 where id = 'alcohol_1_1'";
    await pool.query(change, [false]);
    try {
      expect((await toList(late)).closed).toEqual(['alcohol_1_1', 'alcohol_6_5']);
      expect((await toList(early)).closed).toEqual(['alcohol_6_5']);
      const createPhases = async ({ uid }: Participant) =>
        (await system.system.jobs.transact((tx) => readProgramme(tx, uid)))?.phases.map(({ exercises }) => exercises);
      expect(await createPhases(late)).toEqual([[], ['alcohol_3_1'], []]);
      expect(await createPhases(early)).toEqual([['alcohol_1_1'], ['alcohol_3_1'], []]);
      await startedDaysAgo(late, 3);
      expectSuccess(await send(late, ANSWERS, { webform: 'alcohol_3_1' }));
    } finally {
      await pool.query(change, [true]);
    }
  });

  const createEvents = async ({ uid }: Participant, id: string) =>
    system.system.jobs.transact((tx) => getExerciseEvents(tx, uid, id));

  it('is read from the programme of the own domain', async () => {
    const me = await participant(system);
    expectSuccess(await send(me));
    expect(await createEvents(me, 'alcohol_1_1')).toEqual([
      { kind: 'exercise-done' },
      { kind: 'phase-done', phase: 1 },
    ]);
    const gambler = await participant(system, { domain: 'gambling' });
    expectSuccess(await send(gambler, ANSWERS, { webform: 'gambling_1_1' }));
    expect(await createEvents(gambler, 'gambling_1_1')).toEqual([]);
  });
});

describe('a restart', () => {
  it('clears every answer and refuses one of the time before it, also on the same day', async () => {
    const me = await participant(system);
    expectSuccess(await send(me));
    const { epoch } = await toList(me);
    expectSuccess(await me.client.call(resetProgress, {}));
    const nextList = await toList(me);
    expect(nextList).toMatchObject({ submissions: [], epoch: (epoch ?? 0) + 1 });
    expect(await getFailure(send(me, ANSWERS, { epoch }))).toMatchObject({
      kind: 'conflict',
      status: 412,
      message: 'Je bent intussen opnieuw begonnen met het programma. Open de oefening opnieuw.',
    });
    expect((await toList(me)).submissions).toEqual([]);
    expectSuccess(await send(me, ANSWERS, { epoch: nextList.epoch }));
  });
});

describe('an answer of somebody else', () => {
  it.each(['another’s', 'another domain’s', 'an absent one', 'one of another form', 'no id at all'])(
    'is changed by nobody: %s',
    async (kind) => {
      const [me, otherUser] = [await participant(system), await participant(system)];
      const gambler = await participant(system, { domain: 'gambling' });
      const otherSid = expectSuccess(await send(otherUser)).sid;
      const gamblers = expectSuccess(await send(gambler, ANSWERS, { webform: 'gambling_1_1' })).sid;
      const ownSid = expectSuccess(await send(me)).sid;
      const uuids: Record<string, string> = {
        'another’s': otherSid,
        'another domain’s': gamblers,
        'an absent one': randomUUID(),
        'one of another form': ownSid,
        'no id at all': '1; drop',
      };
      const webform = kind === 'one of another form' ? 'gambling_1_1' : 'alcohol_1_1';
      const params = { webform, uuid: uuids[kind] ?? '' };
      const result = await me.client.call(updateSubmission, { params, body: { fields: { waarom: 'x' } } });
      expect(result).toMatchObject({ failure: { status: 404, message: 'Deze pagina is er niet.' } });
      expect((await toList(otherUser)).submissions[0]?.answers).toEqual(KEPT);
    },
  );

  it('is in nobody else’s list', async () => {
    expectSuccess(await send(await participant(system)));
    expect((await toList(await participant(system))).submissions).toEqual([]);
  });
});

describe('bad input', () => {
  it.each([
    ['an unknown form', 'bestaat_niet', 'Dit formulier is er niet.'],
    ['a form of another domain', 'gambling_1_1', 'Dit formulier is er niet.'],
    ['no id of a form', '../users', 'Dit formulier is er niet.'],
    ['a closed form', 'alcohol_6_5', 'Dit formulier is gesloten. Je kunt het niet meer versturen.'],
  ])('%s answers 400', async (_name, webform, message) => {
    const me = await participant(system);
    expect(await getFailure(send(me, ANSWERS, { webform }))).toMatchObject({ status: 400, message });
    expect(expectFailure(await me.client.call(getWebformFields, { params: { id: 'bestaat_niet' } }))).toBe(404);
  });

  const long = 'a'.repeat(1501);
  it.each([
    [{ ...ANSWERS, uid: '1' }, { uid: 'Dit veld hoort niet bij dit formulier.' }],
    [{ waarom: ['a'] }, { waarom: 'Deze waarde klopt niet.' }],
    [{ waarom: { value: 'a' } }, { waarom: 'Deze waarde klopt niet.' }],
    [{}, { waarom: 'Vul dit nog in: Waarom nu?' }],
    [{ waarom: '   ' }, { waarom: 'Vul dit nog in: Waarom nu?' }],
    [{ waarom: long }, { waarom: 'Gebruik hoogstens 1500 tekens. Nu zijn het er 1501.' }],
    [{ ...ANSWERS, glazen: '1.000' }, { glazen: 'Schrijf een getal, bijvoorbeeld 2 of 2,5.' }],
    [{ ...ANSWERS, glazen: 51 }, { glazen: 'Vul 50 of minder in.' }],
    [{ ...ANSWERS, glazen: '0,3' }, { glazen: 'Vul het getal in stappen van 0,5 in.' }],
    [{ ...ANSWERS, steun: 'niemand' }, { steun: 'Kies een van de antwoorden die hier staan.' }],
    [{ waarom: 'a', steun: '_other_' }, { steun_other: 'Vul dit nog in: Iemand anders' }],
  ])('refuses %j by field, in the reader’s language', async (fields, texts) => {
    const me = await participant(system);
    expect(await getFailure(send(me, fields))).toMatchObject({
      status: 400,
      message: 'Niet alles is goed ingevuld.',
      fields: texts,
    });
    expect((await toList(me)).submissions).toEqual([]);
  });

  it('may be put right under the same key', async () => {
    const me = await participant(system);
    const key = randomUUID();
    expect(expectFailure(await send(me, {}, { key }))).toBe(400);
    expectSuccess(await send(me, ANSWERS, { key }));
  });

  it.each([
    '<script>alert(1)</script><b>vet</b>',
    '👩🏽‍🌾 en 🏳️‍🌈',
    'שלום العربية \u202Ertl',
    'regel 1\r\nregel 2\n\n\tingesprongen  ',
    'a'.repeat(1500),
    '{"$ne": null}',
    "'; drop table submissions; --",
  ])('keeps %j as it was written', async (waarom) => {
    const me = await participant(system);
    expectSuccess(await send(me, { waarom }));
    expect((await toList(me)).submissions[0]?.answers.waarom).toBe(waarom);
  });

  it('refuses a megabyte', async () => {
    const me = await participant(system);
    expect(expectFailure(await send(me, { waarom: 'a'.repeat(1024 * 1024) }))).toBe(413);
  });

  it('drops the companion whose option is not chosen', async () => {
    const me = await participant(system);
    expectSuccess(await send(me, { waarom: 'a', steun: 'partner', steun_other: 'mijn zus' }));
    expect((await toList(me)).submissions[0]?.answers).toEqual({ waarom: 'a', steun: 'partner' });
  });
});

describe('what a person has', () => {
  it('is in the own data and goes with the account', async () => {
    const me = await participant(system);
    expectSuccess(await send(me));
    const data = expectSuccess(await me.client.call(myData, {}));
    expect(data).toMatchObject({ exercises: [{ webform: 'alcohol_1_1', answers: KEPT }] });
    expectSuccess(await me.client.call(deleteAccount, {}));
    const { rows } = await system.database.pool.query('select from submissions where uid = $1', [me.uid]);
    expect(rows).toEqual([]);
  });
});

describe('the contact form', () => {
  it('is mailed to the provider, says nothing of who asks, and is kept nowhere', async () => {
    const me = await participant(system);
    const question = 'Mag mijn zus\nmeekijken?';
    expectSuccess(await send(me, { question, answer_to: 'zus@example.nl' }, { webform: 'contact' }));
    const mail = await mailTo(system, 'vragen@example.nl', /Er is een vraag/);
    expect(mail.text).toMatch(/Mag mijn zus\s+meekijken\?\s+zus@example\.nl/);
    expect(mail.text).not.toContain(me.mail);
    expect((await toList(me)).submissions).toEqual([]);
  });

  it('is for nurses too, an exercise is not', async () => {
    const nurse = await participant(system, { domain: 'guided' });
    expectSuccess(await send(nurse, { question: 'Hoe nodig ik iemand uit?' }, { webform: 'contact' }));
    expect(expectFailure(await send(nurse))).toBe(403);
  });

  it('asks for the help lines where the question speaks of not wanting to live', async () => {
    const me = await participant(system);
    const ask = async (question: string) => expectSuccess(await send(me, { question }, { webform: 'contact' }));
    expect((await ask('Ik wil niet meer leven.')).isHelpShown).toBe(true);
    expect((await ask('Waar vind ik de oefeningen?')).isHelpShown).toBe(false);
  });

  it('takes five messages a day of one person', async () => {
    const me = await participant(system);
    const request = () => send(me, { question: 'Nog een vraag.' }, { webform: 'contact' });
    for (let index = 0; index < 5; index += 1) expectSuccess(await request());
    expect(expectFailure(await request())).toBe(429);
  });
});

describe('answers that speak of not wanting to live', () => {
  const CRY = 'Soms wil ik niet meer leven.';
  const countItems = async () =>
    (await system.database.pool.query('select count(*)::int as count from moderation_items')).rows[0].count;
  const changed = ({ client }: Participant, uuid: string, fields: SubmittedForm['fields']) =>
    client.call(updateSubmission, { params: { webform: 'alcohol_1_1', uuid }, body: { fields } });

  it('ask for the help lines, are kept whole, and nobody is told', async () => {
    const me = await participant(system);
    const answers = { ...ANSWERS, waarom: CRY };
    expect(expectSuccess(await send(me, answers)).isHelpShown).toBe(true);
    const { submissions } = expectSuccess(await me.client.call(listSubmissions, {}));
    expect(submissions[0]?.answers).toEqual({ ...KEPT, waarom: CRY });
    expect(await countItems()).toBe(0);
  });

  it('are found where they are changed, and in the answer that is no option', async () => {
    const me = await participant(system);
    const { sid, isHelpShown } = expectSuccess(await send(me));
    expect(isHelpShown).toBe(false);
    expect(expectSuccess(await changed(me, sid, { waarom: CRY })).isHelpShown).toBe(true);
    expect(expectSuccess(await changed(me, sid, { waarom: 'Ik wil weer leven.' })).isHelpShown).toBe(false);
    expect(expectSuccess(await changed(me, sid, { steun_other: 'Niemand, ik wil dood' })).isHelpShown).toBe(true);
    expect(await countItems()).toBe(0);
  });
});
