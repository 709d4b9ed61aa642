import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ROUTES } from '#src/cms/app.ts';
import { readPendingChanges } from '#src/cms/content/thing-drafts.ts';
import { bin, staffRights } from '#src/cms/db/schema/index.ts';
import type { Route } from '#src/cms/http/route.ts';
import { saveThingDraft } from '#src/cms/modules/versions/life.ts';
import { loadStarter } from '#src/cms/starter/load.ts';
import { type EditorRights, EVERY_RIGHT } from '#src/rules/desk/editor-rights.ts';
import { FIXTURE } from '#tests/support/content-fixture.ts';
import { TYPED_SELF_TEST } from '#tests/support/self-test-typed.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { subjectsOf } from '#tests/support/thing-subjects.ts';
import { casesOf } from './cases.ts';
import { callerOf, makeAccount } from './people.ts';

let system: TestSystem;

/** What an editor is kept to; everything that is written lies in alcohol, in Dutch where it has one language. */
const EDITORS = {
  'of its programme': { ...EVERY_RIGHT, domains: ['alcohol'] },
  'of another programme': { ...EVERY_RIGHT, domains: ['tobacco'] },
  'of its language': { ...EVERY_RIGHT, languages: ['nl'] },
  'of another language': { ...EVERY_RIGHT, languages: ['en'] },
  'of drafts': { ...EVERY_RIGHT, mayPublish: false },
} as const satisfies Record<string, EditorRights>;
export type Editor = keyof typeof EDITORS;
export const EVERY_EDITOR = Object.keys(EDITORS) as Editor[];

const WRITES = ROUTES.filter(({ access, method }) => access === 'editor' && method !== 'GET');

/** Writes about one language whose path does not name it. */
const OF_ONE_LANGUAGE: readonly string[] = [
  'create-node',
  'update-node',
  'make-page',
  'change-pages',
  'publish-drafts',
  'save-draft',
  'drop-draft',
  'schedule-thing',
  'update-media',
  'replace-media',
  'delete-media',
];
/** Writes that visitors see only by what their body asks for, which the matrix does. */
const PUBLISHES: readonly string[] = ['change-pages', 'answer-approval'];

/** Whether an editor is refused, by what the write declares. */
function isRefused({ name, path, touches, changesSite }: Route, editor: Editor): boolean {
  if (editor === 'of drafts') return changesSite === true || PUBLISHES.includes(name);
  if (touches === 'nothing') return false;
  if (editor === 'of its programme') return touches === 'mail';
  if (editor === 'of another programme' || editor === 'of another language') return true;
  return !path.includes(':language') && !OF_ONE_LANGUAGE.includes(name);
}

async function makePage(): Promise<{ readonly nid: number; readonly vid: number }> {
  const { host, headers } = await callerOf(system, 'administrator');
  const body = { type: 'basic_page', domains: ['alcohol'], language: 'nl', title: `Bladzijde ${randomUUID()}` };
  const answer = await system.app.request(`http://${host}/api/nl/desk/pages`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  });
  return await answer.json();
}

type Scene = Awaited<ReturnType<typeof makeScene>>;

/** A page in Dutch that shows a picture, and one thing of each kind, all of them in alcohol. */
async function makeScene() {
  const { db } = system.database;
  const by = { uid: null, at: system.clock.now(), language: 'nl' } as const;
  const subjects = await Promise.all(subjectsOf(0).map((make) => make(system.system)));
  const keyOf = (kind: string) => subjects.find((subject) => subject.kind.kind === kind)?.key ?? '';
  const page = await makePage();
  const shown = JSON.stringify({ picture: keyOf('media') });
  await db.execute(sql`update node_revisions set fields = fields || ${shown}::jsonb where vid = ${page.vid}`);
  const gone = (await Promise.all(subjectsOf(0).map((make) => make(system.system)))).find(
    ({ kind }) => kind.kind === 'alert',
  );
  await gone?.remove?.(system.system, by);
  const [binned] = await db.select().from(bin).where(sql`${bin.key} = ${gone?.key}`);
  const asker = await makeAccount(system, { role: 'editor', domain: null });
  const request = await db.execute<{ id: number }>(sql`
    insert into approval_requests (nid, language, vid, words, asked_by, asked_at)
    values (${page.nid}, 'nl', ${page.vid}, '', ${asker.uid}, now()) returning id::int`);
  return { ...page, keyOf, request: request.rows[0]?.id ?? 0, binned: binned?.id ?? 0 };
}

const MENU = 'content.alcohol.nl';

async function draftOfMenu(): Promise<number> {
  const [menu] = (await Promise.all(subjectsOf(0).map((make) => make(system.system)))).filter(
    ({ key }) => key === MENU,
  );
  if (!menu) throw new Error('There is no menu.');
  const by = { uid: null, at: system.clock.now(), language: 'nl' } as const;
  const { edit: from } = await readPendingChanges(system.database.db, { kind: 'menu', key: MENU });
  const draft = { key: MENU, from, content: { entries: [] }, isAsked: false };
  const { edit } = await saveThingDraft(system.system, menu.kind, draft, by);
  return edit;
}

function addressOf({ path, name }: Route, scene: Scene): string {
  const params: Readonly<Record<string, string | number>> = {
    nid: scene.nid,
    language: 'nl',
    menu: 'content',
    domain: 'alcohol',
    mail: 'badge',
    uuid: scene.keyOf('media'),
    vocabulary: 'forums',
    tid: scene.keyOf('term'),
    webform: scene.keyOf('webform'),
    instrument: scene.keyOf('self-test'),
    kind: 'menu',
    key: MENU,
    id: name.endsWith('-node') ? scene.nid : name === 'bring-back' ? scene.binned : scene.keyOf('alert'),
  };
  return path.replace(/:(\w+)/g, (_, one: string) => String(params[one]));
}

function bodyOf({ name }: Route, { nid, vid, keyOf, request }: Scene, edit: number): unknown {
  const own: Readonly<Record<string, unknown>> = {
    'save-self-test': { ...TYPED_SELF_TEST, id: keyOf('self-test'), revision: 1 },
    'order-alerts': { ids: [Number(keyOf('alert'))] },
    'order-terms': { ids: [Number(keyOf('term'))] },
    'change-pages': { change: 'unpublish', pages: [{ nid, language: 'nl', vid }] },
    'publish-drafts': { drafts: [{ kind: 'menu', key: MENU, edit }] },
    'answer-approval': { id: request, answer: 'refused', reason: 'Nog niet.' },
  };
  return own[name] ?? casesOf({ nid, paragraph: 1, tid: 1 })[name]?.body;
}

async function write(route: Route, editor: Editor): Promise<readonly [isRefused: boolean, answer: string]> {
  const [scene, edit] = [await makeScene(), await draftOfMenu()];
  const { uid, host, headers } = await callerOf(system, 'editor');
  await system.database.db.insert(staffRights).values({ uid, ...EDITORS[editor] });
  const body = bodyOf(route, scene, edit);
  const isForm = body instanceof FormData;
  const query = new URLSearchParams(
    casesOf({ nid: 1, paragraph: 1, tid: 1 })[route.name]?.query.map(([a, b]) => [a, b]),
  );
  const answer = await system.app.request(`http://${host}/api/nl${addressOf(route, scene)}?${query}`, {
    method: route.method,
    headers: { ...headers, 'idempotency-key': randomUUID(), ...(isForm ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  const isRefused = answer.status === 403 || (route.name === 'change-pages' && text.includes('"not-yours"'));
  return [isRefused, `${answer.status} ${text.slice(0, 200)}`];
}

/** Asks every write of the desk as editors who are kept to less than everything. */
export function checkEditorRights(editors: readonly Editor[]): void {
  beforeAll(async () => {
    system = await makeTestSystem(inject('databaseUrl'));
    await loadStarter(system.database.db, FIXTURE);
  });
  afterAll(() => system.close());

  describe('a write of the desk', () => {
    it.each(WRITES)('$name declares what it touches', ({ touches }) => {
      expect(touches).not.toBeNull();
      expect(touches).toBeDefined();
    });

    describe.each(editors)('by an editor %s', (editor) => {
      it.each(WRITES)('$name is refused exactly where it touches what is not theirs', async (route) => {
        const [isKeptOut, answer] = await write(route, editor);
        expect(isKeptOut, answer).toBe(isRefused(route, editor));
      });
    });
  });
}
