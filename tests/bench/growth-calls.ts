import { randomUUID } from 'node:crypto';
import { deleteAccount } from '#src/contract/account.ts';
import { flagContent } from '#src/contract/flags.ts';
import { createPost } from '#src/contract/forum-writes.ts';
import { saveNurseScopes } from '#src/contract/nurse-scopes.ts';
import { saveGoal } from '#src/contract/plans.ts';
import { saveRegistration } from '#src/contract/registrations.ts';
import { login, logout } from '#src/contract/sessions.ts';
import { expectSuccess } from '#tests/support/accounts.ts';
import { createUniformWeek } from '#tests/support/days.ts';
import { createAccount } from '#tests/support/make-account.ts';
import { type Installation, PASSWORD, type Visitor } from './growth-installation.ts';
import { EXERCISE, sendExercise, today, writeEntry, writeUrge } from './growth-people.ts';

/** A measured call. The work of `prepare` is not measured. */
export interface GrowthCall {
  readonly what: string;
  readonly prepare: (installation: Installation, turn: number) => Promise<() => Promise<unknown>>;
}

const getTurn = (visitors: readonly Visitor[], turn: number): Visitor => {
  const visitor = visitors[turn % visitors.length];
  if (!visitor) throw new Error('Nobody calls.');
  return visitor;
};

const getView = (name: string) => `/entity/view/${name}/results`;

type Path = (installation: Installation, turn: number) => string;

const createReads =
  (of: (installation: Installation) => readonly Visitor[]) =>
  ([label, path]: readonly [string, string | Path]): GrowthCall => ({
    what: label,
    prepare: async (installation, turn) => {
      const visitor = getTurn(of(installation), turn);
      const url = typeof path === 'string' ? path : path(installation, turn);
      return () => visitor.read(url);
    },
  });

const READ_BY_PARTICIPANTS: readonly (readonly [string, string | Path])[] = [
  ['own account', '/current-user'],
  ['overview of the days', '/registrations/overview'],
  ['statistics', '/registrations/statistics'],
  ['plan', getView('goal/own')],
  ['answers to exercises', getView('exercise_submissions/list')],
  ['badges', getView('badges/list')],
  ['milestones', getView('milestones/list')],
  ['messages', getView('messages/list')],
  ['forum, categories', getView('forum/categories')],
  ['forum, first page', ({ seeded }) => `${getView('forum/posts')}?args[]=${seeded.tid}`],
  ['forum, last page', ({ seeded }) => `${getView('forum/posts')}?args[]=${seeded.tid}&page=9999999`],
  ['forum, last comments', ({ seeded }) => `${getView('forum/comments')}?args[]=${seeded.longThread}&page=9999999`],
  ['forum, a post', ({ seeded }) => `/node/${seeded.longThread}`],
  ['diary', getView('diary/entries')],
  ['who read along', '/access-record'],
  ['own nurse', '/proxy/get-poh-information'],
  ['what the nurse may see', '/my-nurse-scopes'],
  ['how the nurse sees it', '/my-nurse-view'],
  ['own urges', '/my-urges?page=0'],
  ['own figures', '/my-figures'],
  ['own drinks', '/my-drinks'],
  ['own checks', '/my-tests'],
  ['tests that are offered', '/my-test-instruments'],
  ['results of tests', '/my-test-results'],
  ['all own data', '/my-data'],
];

const getClient =
  (call: string): Path =>
  ({ seeded: { pairs } }, turn) =>
    `/${call}/zelfhulpalcohol/${pairs[turn % pairs.length]?.client}`;

const READ_BY_NURSES: readonly (readonly [string, string | Path])[] = [
  ['nurse: list of clients', '/get-clients-of-poh'],
  ['nurse: page of clients, searched and sorted', '/get-clients-of-poh?page=0&search=sam&sort=completed&order=desc'],
  ['nurse: one client', getClient('get-client-details')],
  ['nurse: days of a client', getClient('get-client-daily-registrations')],
  ['nurse: exercises of a client', getClient('get-client-exercises')],
];

const READ_AT_THE_DESK: readonly (readonly [string, string | Path])[] = [
  ['desk: overview', '/desk/overview'],
  ['desk: pages', '/desk/pages?page=0&search=drinken'],
  ['desk: forms', '/desk/webforms?page=0'],
  ['desk: a form', `/desk/webforms/${EXERCISE}`],
  ['desk: moderation queue', '/desk/forum/queue?page=0'],
  ['desk: record of moderators', '/desk/forum/record?page=0'],
  ['desk: people by nickname', '/desk/people?domain=alcohol&nickname=merel%20500'],
  ['desk: nurses who wait', '/desk/nurses?state=waiting'],
  ['desk: nurses decided about', '/desk/nurses?state=decided'],
  ['desk: staff', '/desk/staff'],
  ['desk: mail log', '/desk/mail-log'],
  ['desk: mails given up', '/desk/mail-log?state=given-up'],
  ['desk: jobs', '/desk/jobs'],
  ['desk: self-tests', '/desk/self-tests'],
  ['desk: what waits', '/desk/waiting?page=0'],
  ['desk: bin', '/desk/bin?page=0'],
];

const createWrites = (
  label: string,
  write: (person: Visitor, installation: Installation) => Promise<unknown>,
): GrowthCall => ({
  what: label,
  prepare: async (installation, turn) => {
    const person = getTurn(installation.participants, turn);
    return () => write(person, installation);
  },
});

const SCOPES = { days: true, exercises: true, answers: true } as const;
const DAY = { date: today, amount: '1,5', place: 'home', company: 'alone', note: 'Een notitie.' };
const PLAN = { usage: createUniformWeek('2'), stopOrReduce: 'stop', immediateOrGradual: 'immediate' } as const;

const WRITES: readonly GrowthCall[] = [
  createWrites('saving a registration', async ({ client }) =>
    expectSuccess(await client.call(saveRegistration, { body: DAY, key: randomUUID() })),
  ),
  createWrites('saving a plan', async ({ client }) =>
    expectSuccess(await client.call(saveGoal, { body: PLAN, key: randomUUID() })),
  ),
  {
    what: 'sending an exercise',
    prepare: async ({ participants, system }, turn) => {
      const person = getTurn(participants, turn);
      const values = [person.uid, EXERCISE];
      await system.database.pool.query('delete from submissions where uid = $1 and webform_id = $2', values);
      return () => sendExercise(person);
    },
  },
  createWrites('writing in the diary', writeEntry),
  createWrites('writing an urge', writeUrge),
  createWrites('choosing what the nurse sees', async ({ client }) =>
    expectSuccess(await client.call(saveNurseScopes, { body: SCOPES })),
  ),
  createWrites('a post on the forum', async ({ client }, { seeded }) => {
    const body = { title: 'Hallo', body: 'Hier ben ik.', category: seeded.tid };
    return expectSuccess(await client.call(createPost, { body, key: randomUUID() }));
  }),
  createWrites('a like', async ({ client }, { seeded }) =>
    expectSuccess(
      await client.call(flagContent, { params: { flag: 'like_post', type: 'node', id: seeded.longThread } }),
    ),
  ),
  {
    what: 'login without hashing',
    prepare: async ({ visitor, system, participants }, turn) => {
      const { rows } = await system.database.pool.query<{ mail: string }>('select mail from users where uid = $1', [
        getTurn(participants, turn).uid,
      ]);
      const body = { mail: rows[0]?.mail ?? '', password: PASSWORD };
      const { client } = visitor();
      return async () => expectSuccess(await client.call(login, { body }));
    },
  },
  {
    what: 'logout',
    prepare: async ({ logIn, participants }, turn) => {
      const { client } = await logIn(getTurn(participants, turn).uid, 'client', 'alcohol');
      return async () => expectSuccess(await client.call(logout));
    },
  },
  {
    what: 'leaving for good',
    prepare: async ({ logIn, system }) => {
      const { uid } = await createAccount(system, { role: 'client', domain: 'alcohol' });
      const { client } = await logIn(uid, 'client', 'alcohol');
      return async () => expectSuccess(await client.call(deleteAccount));
    },
  },
];

/** Calls of participants, nurses and staff. */
export const GROWTH_CALLS: readonly GrowthCall[] = [
  ...READ_BY_PARTICIPANTS.map(createReads(({ participants }) => participants)),
  ...READ_BY_NURSES.map(createReads(({ nurses }) => nurses)),
  ...READ_AT_THE_DESK.map(createReads(({ administrator }) => [administrator])),
  ...WRITES,
];
