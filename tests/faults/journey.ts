import { randomUUID } from 'node:crypto';
import { createDiaryEntry } from '#src/contract/diary.ts';
import { readCategory } from '#src/contract/forum.ts';
import { createPost } from '#src/contract/forum-writes.ts';
import { getStatistics } from '#src/contract/get-statistics.ts';
import { currentUser } from '#src/contract/own-user.ts';
import { getRegistrationsOverview, saveRegistration } from '#src/contract/registrations.ts';
import { logout } from '#src/contract/sessions.ts';
import { listSubmissions } from '#src/contract/submissions.ts';
import { getView } from '#src/contract/views.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { finish, type Person } from './people.ts';

/** Pages of every programme: for visitors, and the frames of a participant's screens. */
const PAGES = ['/hulp', '/trek-nu', '/privacy', '/en/help', '/inloggen'];
const SCREENS = ['/programma', '/dagelijkse-registratie', '/forum'];

const createView = (name: string, display: string) => ({ params: { view: name, display } });

async function readPage({ fetch, host }: Person, path: string): Promise<void> {
  const answer = await fetch(`http://${host}${path}`);
  await answer.text();
  if (answer.status !== 200) throw new Error(`${host}${path} answers ${answer.status}.`);
}

async function getFirstCategory({ client }: Person): Promise<number> {
  const { rows: entities } = finish(await client.call(getView, createView('forum', 'categories')));
  return entities.map(readCategory)[0]?.id ?? 0;
}

/** A user's visit from start to logout, one step at a time; a step that fails throws. */
export const JOURNEY: readonly ((person: Person) => Promise<unknown>)[] = [
  ...PAGES.map((path) => (person: Person) => readPage(person, path)),
  (person) => person.logIn(),
  async ({ client }) => finish(await client.call(currentUser)),
  (person) => readPage(person, SCREENS[0] ?? '/'),
  async ({ client }) => finish(await client.call(listSubmissions, {})),
  async ({ client }) => {
    finish(await client.call(getRegistrationsOverview));
    finish(await client.call(getStatistics));
  },
  (person) => readPage(person, SCREENS[1] ?? '/'),
  async ({ client }) => {
    const body = {
      date: getAmsterdamDate(new Date()),
      amount: '1',
      place: 'home',
      company: 'alone',
      note: 'Het ging wel.',
    };
    finish(await client.call(saveRegistration, { body, key: randomUUID() }));
  },
  async ({ client }) => {
    const body = { title: 'Vandaag', body: 'Een rustige dag.', entryDate: getAmsterdamDate(new Date()) };
    finish(await client.call(createDiaryEntry, { body, key: randomUUID() }));
  },
  (person) => readPage(person, SCREENS[2] ?? '/'),
  async (person) => {
    const args = [String(await getFirstCategory(person))];
    finish(await person.client.call(getView, { ...createView('forum', 'posts'), query: { page: 0, args } }));
  },
  async (person) => {
    const body = { title: 'Hallo', body: 'Hoe gaat het met jullie?', category: await getFirstCategory(person) };
    finish(await person.client.call(createPost, { body, key: randomUUID() }));
  },
  async ({ client }) => finish(await client.call(logout, {})),
];
