import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { DATA_IMPORTS } from '#src/cms/compose.ts';
import { createDiaryEntry } from '#src/contract/diary.ts';
import { saveOwnDrink } from '#src/contract/figures/user-drinks.ts';
import { saveUserFigures } from '#src/contract/figures/user-figures.ts';
import { saveIfThen } from '#src/contract/hard-moment/if-thens.ts';
import { savePersonalTexts } from '#src/contract/hard-moment/personal-texts.ts';
import { saveUrge } from '#src/contract/hard-moment/urges.ts';
import {
  IMPORT_PARTS,
  type ImportResponse,
  importMyData,
  type MyData,
  myData,
  pickImportableParts,
} from '#src/contract/my-data.ts';
import { currentUser } from '#src/contract/own-user.ts';
import { saveOwnDate } from '#src/contract/personal-dates.ts';
import { saveTest } from '#src/contract/self-tests/own-checks.ts';
import { submitWebform } from '#src/contract/submissions.ts';
import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { CHECK, OWN_DRINK } from '#tests/contract/day-cases.ts';
import { OWN_DATE, PLAN, THINGS, URGE } from '#tests/contract/hard-moment-cases.ts';
import { expectFailure, expectSuccess, participant } from '#tests/support/accounts.ts';
import { CONTENT_FIXTURE } from '#tests/support/content-fixture.ts';
import { createUniformWeek, getDays, submitPlan, submitRegistration } from '#tests/support/days.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { community } from '../../starter/community/community.ts';
import { loadStarter } from '../../starter/load.ts';
import { insertStarterCommunity } from '../../starter/load-community.ts';

const DAY = 86_400_000;

let system: TestSystem;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'));
  await loadStarter(system.database.db, CONTENT_FIXTURE);
  await system.database.db.transaction((tx) => insertStarterCommunity(tx, community));
});
afterAll(() => system.close());
beforeEach(async () => {
  await system.database.pool.query('delete from limits');
});

type Participant = Awaited<ReturnType<typeof participant>>;
type Row = Record<string, unknown>;
type Data = Record<string, unknown> & { registrations: Row[]; plans: Row[]; exercises: Row[]; diary: Row[] };

/** Creates a participant who used everything that can be imported, over three weeks. */
async function createPersonWithEverything(): Promise<Participant> {
  const me = await participant(system);
  const getKey = () => randomUUID();
  const getToday = () => system.clock.now().toISOString().slice(0, 10);
  const start = { usage: createUniformWeek('3'), stopOrReduce: 'reduce', immediateOrGradual: 'gradual' } as const;
  expectSuccess(await submitPlan(me, { ...start, goal: createUniformWeek('2') }));
  for (let day = 0; day < 9; day += 1) {
    const location = { place: 'home', company: 'alone', note: `Notitie van dag ${day}.` };
    expectSuccess(await submitRegistration(me, { date: getToday(), amount: '1', ...(day % 2 === 0 ? location : {}) }));
    if (day % 3 === 0)
      expectSuccess(await submitRegistration(me, { date: getToday(), amount: '1,5', note: 'Nog een.' }));
    system.clock.pass(DAY);
  }
  expectSuccess(await submitPlan(me, { ...start, goal: createUniformWeek('1'), risingGoals: 'keep_lower' }));
  const answers = { waarom: 'Voor de kinderen.', glazen: '2', steun: '_other_', steun_other: 'De buurvrouw' };
  expectSuccess(
    await me.client.call(submitWebform, { body: { webform: 'alcohol_1_1', fields: answers, key: getKey() } }),
  );
  for (const title of ['Eerst', 'Toen', 'Daarna']) {
    const entry = { title, body: `${title}\n\nen nog een regel`, entryDate: getToday() };
    expectSuccess(await me.client.call(createDiaryEntry, { body: entry, key: getKey() }));
  }
  for (const note of ['Na het eten.', null]) {
    expectSuccess(
      await me.client.call(saveUrge, { body: { ...URGE, uuid: getKey(), at: `${getToday()}T08:00:00.000Z`, note } }),
    );
    system.clock.pass(DAY);
  }
  for (const action of ['loop ik een rondje', 'zet ik thee', 'bel ik Joke']) {
    expectSuccess(await me.client.call(saveIfThen, { body: { ...PLAN, uuid: getKey(), action } }));
    system.clock.pass(1_000);
  }
  expectSuccess(await me.client.call(savePersonalTexts, { params: { revision: 0 }, body: THINGS }));
  expectSuccess(
    await me.client.call(saveOwnDate, { body: { ...OWN_DATE, first: getToday(), last: getToday(), uuid: getKey() } }),
  );
  const today = getAmsterdamDate(system.clock.now());
  const path = [me.uid, addDays(today, -5), addDays(today, -1)];
  await system.database.pool.query("insert into paths values ($1, 2, $2, $3, 'keep')", path);
  expectSuccess(await me.client.call(saveTest, { body: { ...CHECK, uuid: getKey() } }));
  expectSuccess(await me.client.call(saveUserFigures, { body: { price: 450, size: 12, lines: 18, energy: true } }));
  const drink = { ...OWN_DRINK, uuid: getKey() };
  expectSuccess(await me.client.call(saveOwnDrink, { body: drink }));
  const drinks = [
    { kind: 'beer.bottle', millilitres: 330, tenths: 50, count: 3 },
    { kind: `own.${drink.uuid}`, millilitres: drink.millilitres, tenths: drink.tenths, count: 1 },
  ];
  expectSuccess(await submitRegistration(me, { date: getToday(), amount: '6.16', drinks: JSON.stringify(drinks) }));
  return me;
}

const getExport = async ({ client }: Pick<Participant, 'client'>) => expectSuccess(await client.call(myData)) as Data;

/** Returns the imported parts of a file without creation times, which some rows do not have. */
const takenOver = (data: MyData) => Object.fromEntries(IMPORT_PARTS.map((name) => [name, data[name]]));

const importData = ({ client }: Pick<Participant, 'client'>, data: MyData, write = true) =>
  client.call(importMyData, { body: { file: pickImportableParts(data) ?? {}, write } });

/** Returns the text of a refusal, which contains the position. */
async function getRefusal(person: Participant, data: MyData): Promise<string | undefined> {
  const result = await importData(person, data);
  expect(expectFailure(result)).toBe(422);
  return result.ok ? undefined : result.failure.fields?.file;
}

const getRows = async (uid: number) => {
  const tables = [
    'registrations',
    'plans',
    'submissions',
    'diary_entries',
    'urges',
    'if_thens',
    'own_things',
    'figures',
    'test_results',
    'own_drinks',
    'own_dates',
  ];
  const counts = tables.map((table) => `(select count(*)::int from ${table} where uid = $1) as ${table}`);
  const { rows } = await system.database.pool.query(`select ${counts.join(', ')}`, [uid]);
  return Object.values(rows[0]).reduce<number>((sum, count) => sum + Number(count), 0);
};

const getBadges = async (uid: number) => {
  const { rows } = await system.database.pool.query('select tid from badge_awards where uid = $1 order by tid', [uid]);
  return rows.map(({ tid }) => tid);
};

const NOTHING = Object.fromEntries(IMPORT_PARTS.map((name) => [name, 0]));

it('every part has a module that takes it over', () => {
  expect(DATA_IMPORTS.map(({ name }) => name).toSorted()).toEqual([...IMPORT_PARTS].toSorted());
});

describe('own data that are taken along', () => {
  it('are the same in a new account, but for its number and times', async () => {
    const exporter = await createPersonWithEverything();
    const file = await getExport(exporter);
    const importer = await participant(system);

    const importAnswer = expectSuccess(await importData(importer, file, false));
    const match = {
      registrations: 10,
      plans: 2,
      exercises: 1,
      diary: 3,
      urges: 2,
      ifThens: 3,
      ownThings: 1,
      figures: 1,
      selfTests: 1,
      ownDrinks: 1,
      ownDates: 1,
      paths: 1,
    };
    expect(importAnswer).toEqual({ found: match, added: null } satisfies ImportResponse);
    expect(await getRows(importer.uid)).toBe(0);

    expect(expectSuccess(await importData(importer, file))).toEqual({ found: match, added: match });
    const secondResult = await getExport(importer);
    expect(takenOver(secondResult)).toEqual(takenOver(file));
    expect(await getDays(importer)).toEqual(await getDays(exporter));
    const createStarts = async ({ client }: Participant) => {
      const { registrationsStart, programStartDate } = expectSuccess(await client.call(currentUser)) as never as Row;
      return [registrationsStart, programStartDate];
    };
    expect(await createStarts(importer)).toEqual(await createStarts(exporter));
    expect(await getBadges(importer.uid)).toEqual(await getBadges(exporter.uid));
    const { rows } = await system.database.pool.query('select from messages where uid = $1', [importer.uid]);
    expect(rows).toHaveLength(0);
  });

  it('change nothing when they come twice, and leave what stands here as it is', async () => {
    const file = await getExport(await createPersonWithEverything());
    const me = await participant(system);
    expectSuccess(await me.client.call(saveUserFigures, { body: { price: 300, size: 6, lines: null, energy: false } }));
    expectSuccess(
      await me.client.call(savePersonalTexts, { params: { revision: 0 }, body: { sentence: 'Hier geschreven.' } }),
    );
    const plan = { usage: createUniformWeek('2'), stopOrReduce: 'stop', immediateOrGradual: 'gradual' } as const;
    expectSuccess(await submitPlan(me, plan));
    expectSuccess(await importData(me, file));
    const once = await getExport(me);
    expect(once).toMatchObject({
      figures: { price: 300, size: 6, lines: null, energy: false },
      ownThings: { sentence: 'Hier geschreven.', list: THINGS.list, person: THINGS.person },
    });
    expect(once.plans.map(({ usage }) => (usage as string[])[0])).toEqual(['3.00', '3.00', '2.00']);
    expect(expectSuccess(await importData(me, file)).added).toEqual(NOTHING);
    expect(takenOver(await getExport(me))).toEqual(takenOver(once));
  });

  it('are brought up from a file of the first version, which had no names for its rows', async () => {
    const file = await getExport(await createPersonWithEverything());
    const { format: _format, version: _version, domain: _domain, ...old } = file;
    const toBare = (rows: readonly Row[]) => rows.map(({ uuid: _uuid, ...row }) => row);
    const first = {
      ...old,
      registrations: toBare(file.registrations),
      exercises: toBare(file.exercises),
      diary: toBare(file.diary),
    };
    const me = await participant(system);
    expectSuccess(await importData(me, first));
    expect(expectSuccess(await importData(me, first)).added).toEqual(NOTHING);
    const secondResult = await getExport(me);
    expect(toBare(secondResult.diary).toSorted((a, b) => String(a.title).localeCompare(String(b.title)))).toEqual(
      toBare(file.diary).toSorted((a, b) => String(a.title).localeCompare(String(b.title))),
    );
    expect(toBare(secondResult.registrations)).toEqual(toBare(file.registrations));
    expect(await getBadges(me.uid)).not.toEqual([]);
  });

  it.each([
    ['no medal', '3', 0],
    ['one medal', '2', 1],
  ] as const)('bring %s for a plan of 3 a day with a goal of %s', async (_, goal, medals) => {
    const exporter = await participant(system);
    const plan = { usage: createUniformWeek('3'), stopOrReduce: 'reduce', immediateOrGradual: 'gradual' } as const;
    expectSuccess(await submitPlan(exporter, { ...plan, goal: createUniformWeek(goal) }));
    const importer = await participant(system);
    expectSuccess(await importData(importer, await getExport(exporter)));
    expect(await getBadges(importer.uid)).toHaveLength(medals);
  });

  it('are refused by the row that its form would refuse, in the reader’s language, and nothing is written', async () => {
    const file = await getExport(await createPersonWithEverything());
    const [dutch, english] = [await participant(system), await participant(system, { language: 'en' })];
    const changed = (name: string, index: number, change: Row): MyData => ({
      ...file,
      [name]: (file[name] as Row[]).map((row, position) => (position === index ? { ...row, ...change } : row)),
    });
    const broken: readonly (readonly [MyData, RegExp])[] = [
      [changed('registrations', 4, { amount: 'veel' }), /^Je dagen, nummer 5 in het bestand: /],
      [changed('registrations', 0, { date: '2031-01-01' }), /^Je dagen, nummer 1 /],
      [changed('registrations', 0, { date: '1999-01-01' }), /^Je dagen, nummer 1 /],
      [changed('registrations', 1, { uuid: 'geen' }), /^Je dagen, nummer 2 /],
      [changed('registrations', 1, { note: 'x'.repeat(1_501) }), /^Je dagen, nummer 2 /],
      [changed('registrations', 12, { amount: '6' }), /^Je dagen, nummer 13 .*drankjes samen/],
      [changed('ownDrinks', 0, { tenths: 801 }), /^Je eigen drankjes, nummer 1 /],
      [changed('plans', 1, { usage: ['1'] }), /^Je plannen, nummer 2 /],
      [changed('plans', 0, { weekOne: '2020-01-06' }), /^Je plannen, nummer 1 /],
      [changed('plans', 0, { savedOn: '2031-01-01' }), /^Je plannen, nummer 1 /],
      [
        changed('exercises', 0, { webform: 'bestaat_niet' }),
        /^Je oefeningen, nummer 1 .*Deze oefening is er hier niet/,
      ],
      [changed('exercises', 0, { answers: { glazen: 'veel' } }), /^Je oefeningen, nummer 1 /],
      [changed('diary', 2, { title: '' }), /^Je dagboek, nummer 3 /],
      [changed('urges', 1, { before: 11 }), /^Je momenten van trek, nummer 2 /],
      [changed('ifThens', 2, { hour: 24 }), /^Je als-dan-plannen, nummer 3 /],
      [changed('selfTests', 0, { day: '2031-01-01' }), /^Vier vragen over nu, nummer 1 /],
      [changed('selfTests', 0, { answers: { ...CHECK.answers, sleep: 11 } }), /^Vier vragen over nu, nummer 1 /],
      [changed('paths', 0, { begunOn: '2031-01-01' }), /^Je volgende zes weken, nummer 1 /],
      [changed('paths', 0, { endedOn: '2026-01-01' }), /^Je volgende zes weken, nummer 1 /],
      [{ ...file, ownThings: { sentence: 'x'.repeat(121), changed: {} } }, /^Wat je bewaart/],
      [{ ...file, figures: { price: -1, size: 2 } }, /^Wat het je kost/],
      [{ ...file, registrations: ['dag'] }, /geen bestand dat je hier hebt gedownload/],
      [{ ...file, version: 3 }, /nieuwere versie/],
      [{ ...file, format: 'iets anders' }, /geen bestand dat je hier hebt gedownload/],
      [{ ...file, account: { registrationsStart: '2031-01-01' } }, /begindag/],
    ];
    for (const [data, text] of broken) expect(await getRefusal(dutch, data)).toMatch(text);
    expect(await getRefusal(english, changed('diary', 2, { title: '' }))).toMatch(
      /^Your diary, number 3 in the file: /,
    );
    expect([await getRows(dutch.uid), await getRows(english.uid)]).toEqual([0, 0]);
    expect(system.logged).toEqual([]);
  });

  it('are refused whole where more if-then plans come than one person keeps', async () => {
    const file = await getExport(await createPersonWithEverything());
    const me = await participant(system);
    const plans = Array.from({ length: 51 }, () => ({ ...PLAN, uuid: randomUUID() }));
    expect(await getRefusal(me, { ...file, ifThens: plans })).toMatch(/meer dan 50/);
    expect(await getRows(me.uid)).toBe(0);
  });

  it('are refused with its words where they belong to another domain', async () => {
    const file = await getExport(await createPersonWithEverything());
    const smoker = await participant(system, { domain: 'tobacco' });
    expect(await getRefusal(smoker, file)).toBe(
      'Dit bestand hoort bij een account voor alcohol. Dit account is voor roken. Er is niets veranderd.',
    );
    const ofOtherDomain = { ...file, domain: 'tobacco', account: { domain: 'alcohol' } };
    expect(await getRefusal(smoker, ofOtherDomain)).toBeDefined();
    expect(await getRows(smoker.uid)).toBe(0);
  });

  it('of an account without days hold nothing of days, and are taken over', async () => {
    const [item, otherParticipant] = [
      await participant(system, { domain: 'close-ones' }),
      await participant(system, { domain: 'close-ones' }),
    ];
    const entry = { title: 'Eerst', body: 'Woorden.', entryDate: '2026-11-20' };
    expectSuccess(await item.client.call(createDiaryEntry, { body: entry, key: randomUUID() }));
    const file = await getExport(item);
    expect(expectSuccess(await importData(otherParticipant, file)).added).toEqual({ ...NOTHING, diary: 1 });
    expect((await getExport(otherParticipant)).diary).toEqual(file.diary);
  });

  it('are refused above eight megabytes', async () => {
    const me = await participant(system);
    const result = await me.client.call(importMyData, {
      body: { file: { account: {}, diary: [{ body: 'x'.repeat(8 * 1024 * 1024) }] }, write: false },
    });
    expect(expectFailure(result)).toBe(413);
  });

  it('are looked at thirty times an hour at most', async () => {
    const me = await participant(system);
    const file = await getExport(me);
    for (let time = 0; time < 30; time += 1) expectSuccess(await importData(me, file, false));
    expect(expectFailure(await importData(me, file, false))).toBe(429);
  });
});
