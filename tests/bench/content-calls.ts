import { argon2Sync, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mountApp } from '#src/cms/app.ts';
import type { Database } from '#src/cms/db/database.ts';
import type { ContentSystem } from '#src/cms/http/content-system.ts';
import { openDatabase } from '#src/cms/startup/connect.ts';
import { createSystem } from '#src/cms/system.ts';
import { saveOwnDrink } from '#src/contract/figures/user-drinks.ts';
import { saveUserFigures } from '#src/contract/figures/user-figures.ts';
import { saveUrge } from '#src/contract/hard-moment/urges.ts';
import { saveGoal } from '#src/contract/plans.ts';
import { saveRegistration } from '#src/contract/registrations.ts';
import type { Result } from '#src/contract/result.ts';
import { BUILT_IN_CHECK, saveTest } from '#src/contract/self-tests/own-checks.ts';
import { login } from '#src/contract/sessions.ts';
import { addDays, listDatesBetween } from '#src/rules/calendar/calendar-date.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { createWeek } from '#src/rules/calendar/week.ts';
import { MAX_OWN_DRINKS } from '#src/rules/drinks/user-drink.ts';
import { URGE } from '#tests/contract/hard-moment-cases.ts';
import { createTestConfig } from '#tests/support/content-config.ts';
import { createBrowser, type TestBrowser } from '#tests/support/create-browser.ts';
import { createAccount } from '#tests/support/make-account.ts';
import { type Compared, compare } from './compare.ts';
import { storeAnswers } from './exercise-answers.ts';
import type { Figure } from './figure.ts';

const DAYS = 2 * 365;
/** Number of days of a user who has not yet received all badges, so that a registration may award one. */
const FIRST_DAYS = 10;
const PASSWORD = 'bench 1';

/** Creates an Argon2id hash with minimum cost, so that the rest of a login can be measured. */
function getCheapHash(): string {
  const cost = { memory: 8, passes: 1, parallelism: 1 };
  const nonce = Buffer.alloc(16);
  const tag = argon2Sync('argon2id', { ...cost, tagLength: 32, nonce, message: Buffer.from(PASSWORD) });
  const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString('base64').replace(/=+$/, ''));
  return `$argon2id$v=19$m=8,t=1,p=1$${salt}$${hash}`;
}

function finish<A>(result: Result<A>): A {
  if (!result.ok) throw new Error(`A call of the bench failed: ${JSON.stringify(result.failure)}`);
  return result.value;
}

const URGES = 30;

/** Writes an urge for each day of a month. */
async function writeUrges({ client }: Person): Promise<void> {
  for (let count = 1; count <= URGES; count += 1) {
    const date = new Date(Date.now() - count * 86_400_000).toISOString();
    finish(await client.call(saveUrge, { body: { ...URGE, uuid: randomUUID(), at: date } }));
  }
}

const PAIRING = 'select * from pairings where uid = $1';
const SUBMISSIONS = '/entity/view/exercise_submissions/list/results';
const COLUMNS = 'uid, uuid, date, amount, cost, place, company, note, created_at';
const SELECT = `select ${COLUMNS} from registrations where uid = $1 order by date, created_at, uuid`;
const ANSWERS = 'select uid, uuid, webform_id, data from submissions where uid = $1 order by webform_id';
/** Statements of the home page on the day of an offer, which also needs the registered days. */
const HOME = ['select * from supports where uid = $1', SELECT];
const OFFER = "insert into supports (uid, offered_on, kind) values ($1, $2, 'week')";
const INSERT = `insert into registrations (${COLUMNS}) values ($1, gen_random_uuid(), $2, 1.5, 2000, 'home', 'alone', null, now())`;

const today = getAmsterdamDate(new Date());
/** Creates a logged-in user who started the given number of days ago. */
async function makePerson(system: ContentSystem, days: number, domain: 'gambling' | 'alcohol' = 'gambling') {
  const first = addDays(today, 1 - days);
  const starts = { registrationsStart: first, programStart: first };
  const account = { role: 'client', domain, passwordHash: getCheapHash(), ...starts } as const;
  const { uid, mail } = await createAccount(system, account);
  const app = mountApp(system);
  const createNewBrowser = () => createBrowser(app, { domain });
  const logIn = async ({ client }: TestBrowser) =>
    finish(await client.call(login, { body: { mail, password: PASSWORD } }));
  const browser = createNewBrowser();
  await logIn(browser);
  const { client, fetch, host } = browser;
  const form = { amount: '1,5', cost: '20', place: 'home', company: 'alone' };
  return {
    uid,
    first,
    client,
    logIn: () => logIn(createNewBrowser()),
    save: async (date: string, note = '') =>
      finish(await client.call(saveRegistration, { body: { ...form, date, note }, key: randomUUID() })),
    read: async (path: string) => {
      const answer = await fetch(`http://${host}/api/nl${path}`);
      if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}.`);
      return answer.text();
    },
  };
}

/** Stores twelve drinks, their prices and a self-check: all stored data of the figures. */
async function fillFigures({ client }: Person): Promise<void> {
  for (let count = 0; count < MAX_OWN_DRINKS; count += 1) {
    const drink = { uuid: randomUUID(), name: `Drankje ${count}`, millilitres: 330 + count, tenths: 50 };
    finish(await client.call(saveOwnDrink, { body: drink }));
  }
  finish(await client.call(saveUserFigures, { body: { price: 250, size: null, lines: null, energy: false } }));
  const answers = { importance: 9, confidence: 4, urge: 8, sleep: 5 };
  finish(await client.call(saveTest, { body: { ...BUILT_IN_CHECK, uuid: randomUUID(), answers } }));
}

/** Returns a comparison of a read call with the SELECT of its rows. */
const getReads = ({ uid, read }: Person, { pool }: Database, label: string, path: string, table: string): Compared => ({
  what: label,
  peerName: 'SELECT of its rows',
  most: 5,
  ours: () => read(path),
  peer: () => pool.query(`select * from ${table} where uid = $1`, [uid]),
});

/** Returns a comparison of a user's preview of the nurse's view with the SELECTs of its rows. */
const seenByNurse = ({ uid, read }: Person, { pool }: Database): Compared => ({
  what: `how the nurse sees ${DAYS} days and 2,000 answers`,
  peerName: 'SELECT of each, all at once',
  most: 5,
  ours: () => read('/my-nurse-view'),
  peer: () => Promise.all([PAIRING, SELECT, ANSWERS].map((select) => pool.query(select, [uid]))),
});

type Person = Awaited<ReturnType<typeof makePerson>>;

/** Stores a plan, and a registration for every day; a third of them have a note. */
async function fillDays({ uid, first, client, save }: Person, { pool }: Database): Promise<void> {
  const plan = { usage: createWeek(() => '6'), stopOrReduce: 'stop', immediateOrGradual: 'gradual' } as const;
  finish(await client.call(saveGoal, { body: plan, key: randomUUID() }));
  await pool.query('update plans set saved_on = $1, week_one = $1 where uid = $2', [first, uid]);
  for (const [index, date] of listDatesBetween(first, today).entries()) {
    await save(date, index % 3 === 0 ? `Een notitie van dag ${index}, over hoe het die dag ging.` : '');
  }
  await pool.query('analyze');
}

function readComparisons(
  { uid, logIn, save, read }: Person,
  beginner: Person,
  { pool }: Database,
): readonly Compared[] {
  const insert = { peerName: 'INSERT', most: 10, peer: () => pool.query(INSERT, [uid, today]) };
  return [
    {
      what: `overview of ${DAYS} days`,
      peerName: 'SELECT of its rows',
      most: 5,
      ours: () => read('/registrations/overview'),
      peer: () => pool.query(SELECT, [uid]),
    },
    {
      what: '2,000 answers to 100 exercises',
      peerName: 'SELECT of its rows',
      most: 5,
      ours: () => read(SUBMISSIONS),
      peer: () => pool.query(ANSWERS, [uid]),
    },
    {
      what: 'what the programme screen asks, all at once',
      peerName: 'SELECT of each, all at once',
      most: 5,
      ours: () =>
        Promise.all([SUBMISSIONS, '/registrations/overview', '/registrations/statistics', '/my-home'].map(read)),
      peer: () => Promise.all([ANSWERS, SELECT, SELECT, ...HOME].map((select) => pool.query(select, [uid]))),
    },
    {
      what: 'the own account',
      peerName: 'SELECT',
      most: 5,
      ours: () => read('/current-user'),
      peer: () => pool.query('select * from users where uid = $1', [uid]),
    },
    { what: 'saving a registration', ...insert, ours: () => save(today) },
    { what: 'saving a registration that may bring a badge', ...insert, ours: () => beginner.save(today) },
    { what: 'login without hashing', ...insert, ours: logIn },
  ];
}

/** Measures the calls of a participant, each against a statement of the same driver. */
export async function* measureContentCalls(): AsyncGenerator<Figure> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const database = await openDatabase({ databaseUrl: null, dataDir: join(folder, 'data') }, () => {});
  const system = createSystem({ database, config: createTestConfig() });
  try {
    const veteran = await makePerson(system, DAYS);
    const beginner = await makePerson(system, FIRST_DAYS);
    await storeAnswers(system, veteran.uid);
    for (const person of [veteran, beginner]) await fillDays(person, database);
    await database.pool.query(OFFER, [veteran.uid, today]);
    const drinker = await makePerson(system, FIRST_DAYS, 'alcohol');
    await fillFigures(drinker);
    await writeUrges(drinker);
    const nurse = await createAccount(system, { role: 'poh', domain: 'guided' });
    for (const { uid } of [veteran, drinker]) {
      await database.pool.query('insert into pairings (uid, nurse_uid, since) values ($1, $2, now())', [
        uid,
        nurse.uid,
      ]);
    }
    const metrics = [
      getReads(drinker, database, 'what it costs somebody', '/my-figures', 'figures'),
      getReads(drinker, database, 'twelve own drinks', '/my-drinks', 'own_drinks'),
      getReads(drinker, database, 'own checks', '/my-tests', 'test_results'),
      getReads(drinker, database, 'results of tests', '/my-test-results', 'test_results'),
      getReads(drinker, database, 'urges of a month', '/my-urges?page=0', 'urges'),
      getReads(drinker, database, 'what the nurse may see', '/my-nurse-scopes', 'pairings'),
      seenByNurse(veteran, database),
    ];
    for (const comparison of [...readComparisons(veteran, beginner, database), ...metrics])
      yield await compare(comparison);
  } finally {
    await system.jobs.close();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
