import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, inject } from 'vitest';
import { readPendingChanges } from '#src/cms/content/entry-drafts.ts';
import { approvalLinks, bin, releases, staffRights } from '#src/cms/db/schema/index.ts';
import type { Route } from '#src/cms/http/route.ts';
import { menuEntryType } from '#src/cms/modules/menus/menu-entry-type.ts';
import { addEntries } from '#src/cms/modules/releases/change-release.ts';
import { handlePublishRelease } from '#src/cms/modules/releases/publish-release.ts';
import { saveEntryDraft } from '#src/cms/modules/versions/life.ts';
import { loadStarter } from '#src/cms/starter/load.ts';
import { ALERT } from '#src/contract/kinds/alert.ts';
import { KINDS } from '#src/contract/kinds/index.ts';
import type { EditorRights } from '#src/rules/desk/editor-rights.ts';
import { CONTENT_FIXTURE } from '#tests/support/content-fixture.ts';
import { createKindMaker, listSubjectMakers } from '#tests/support/entry-subjects.ts';
import { TYPED_SELF_TEST } from '#tests/support/self-test-input.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { getCases } from './cases.ts';
import { getCaller, makeAccount } from './people.ts';

/** The content system of the tests of a file. */
export let system: TestSystem;

/** Starts a content system for the tests of a file. */
export function withSystem(): void {
  beforeAll(async () => {
    system = await makeTestSystem(inject('databaseUrl'));
    await loadStarter(system.database.db, CONTENT_FIXTURE);
  });
  afterAll(() => system.close());
}

async function makePage(): Promise<{ readonly nid: number; readonly vid: number }> {
  const { host, headers } = await getCaller(system, 'administrator');
  const body = { type: 'basic_page', domains: ['alcohol'], language: 'nl', title: `Bladzijde ${randomUUID()}` };
  const answer = await system.app.request(`http://${host}/api/nl/desk/pages`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  });
  return await answer.json();
}

const makeAlert = createKindMaker(ALERT);

type Scene = Awaited<ReturnType<typeof makeScene>>;

/** Creates a page in Dutch with a picture, and one entry of each type, all in alcohol. */
async function makeScene() {
  const { db } = system.database;
  const actor = { uid: null, at: system.clock.now(), language: 'nl' } as const;
  const subjects = await Promise.all(listSubjectMakers(0).map((make) => make(system.system)));
  const getKey = (kind: string) => subjects.find((subject) => subject.kind.kind === kind)?.key ?? '';
  const page = await makePage();
  const text = JSON.stringify({ picture: getKey('media') });
  await db.execute(sql`update node_revisions set fields = fields || ${text}::jsonb where vid = ${page.vid}`);
  const deletedSubject = await makeAlert(system.system);
  await deletedSubject.remove?.(system.system, actor);
  const [deletedRow] = await db.select().from(bin).where(sql`${bin.key} = ${deletedSubject.key}`);
  const asker = await makeAccount(system, { role: 'editor', domain: null });
  const request = await db.execute<{ id: number }>(sql`
    insert into approval_requests (nid, language, vid, words, asked_by, asked_at)
    values (${page.nid}, 'nl', ${page.vid}, '', ${asker.uid}, now()) returning id::int`);
  const note = await db.execute<{ id: number }>(sql`
    insert into page_notes (nid, language, block, words, written_at)
    values (${page.nid}, 'nl', '', 'Kijk nog even.', now()) returning id::int`);
  return {
    ...page,
    keyOf: getKey,
    request: request.rows[0]?.id ?? 0,
    note: note.rows[0]?.id ?? 0,
    binned: deletedRow?.id ?? 0,
  };
}

const MENU = 'content.alcohol.nl';

async function readDraftOfMenu(): Promise<number> {
  const actor = { uid: null, at: system.clock.now(), language: 'nl' } as const;
  const { edit: from } = await readPendingChanges(system.database.db, { kind: 'menu', key: MENU });
  const draft = { key: MENU, from, content: { entries: [] }, isAsked: false };
  const { edit } = await saveEntryDraft(system.system, menuEntryType, draft, actor);
  return edit;
}

/** Creates a release with the draft of the menu, or with its published content. */
async function makeMenuRelease(isPublished: boolean): Promise<number> {
  const { db } = system.database;
  const actor = { uid: null, at: system.clock.now(), language: 'nl' } as const;
  const id = await db.transaction(async (tx) => {
    const [row] = await tx.insert(releases).values({ name: 'Menu', madeAt: actor.at }).returning({ id: releases.id });
    await addEntries(tx, row?.id ?? 0, [{ kind: 'menu', key: MENU }], actor, () => undefined);
    return row?.id ?? 0;
  });
  if (isPublished) await handlePublishRelease(system.system, id, actor, () => undefined);
  return id;
}

function getPath({ path, name }: Route, fixture: Scene & { readonly release: number; readonly link: number }): string {
  const ids: Readonly<Record<string, string | number>> = {
    'update-node': fixture.nid,
    'delete-node': fixture.nid,
    'bring-back': fixture.binned,
    'settle-page-note': fixture.note,
    'revoke-approval-link': fixture.link,
  };
  const params: Readonly<Record<string, string | number>> = {
    nid: fixture.nid,
    language: 'nl',
    menu: 'content',
    domain: 'alcohol',
    mail: 'badge',
    uuid: fixture.keyOf('media'),
    vocabulary: 'forums',
    tid: fixture.keyOf('term'),
    webform: fixture.keyOf('webform'),
    instrument: fixture.keyOf('self-test'),
    ...(name === 'save-review-date' ? { kind: 'mail', key: 'daily.nl' } : { kind: 'menu', key: MENU }),
    release: fixture.release,
    id: ids[name] ?? fixture.keyOf(KINDS.find((kind) => name.endsWith(`-${kind.name}`))?.name ?? 'alert'),
  };
  return path.replace(/:(\w+)/g, (_, match: string) => String(params[match]));
}

function getBody({ name }: Route, { nid, vid, keyOf, request }: Scene, edit: number): unknown {
  const bodies: Readonly<Record<string, unknown>> = {
    'save-self-test': { ...TYPED_SELF_TEST, id: keyOf('self-test'), revision: 1 },
    ...Object.fromEntries(KINDS.map(({ name: kind, plural }) => [`order-${plural}`, { ids: [Number(keyOf(kind))] }])),
    'order-terms': { ids: [Number(keyOf('term'))] },
    'change-pages': { change: 'unpublish', pages: [{ nid, language: 'nl', vid }] },
    'publish-drafts': { drafts: [{ kind: 'menu', key: MENU, edit }] },
    'make-approval-link': { kind: 'page', key: `${nid}.nl` },
    'make-release': { name: 'Voorjaar', add: [{ kind: 'menu', key: MENU }] },
    'change-release': { add: [{ kind: 'menu', key: MENU }] },
    'answer-approval': { id: request, answer: 'refused', reason: 'Nog niet.' },
  };
  return bodies[name] ?? getCases({ nid, paragraph: 1, tid: 1 })[name]?.body;
}

/** Returns the rows of all content, as one text. */
async function readContentRows(): Promise<string> {
  const tables = ['nodes', 'node_revisions', 'node_translations', 'paragraphs', 'path_aliases', 'alias_redirects']
    .concat(['terms', 'term_translations', 'media', 'mail_texts', 'crisis_alerts', 'crisis_alert_translations'])
    .concat(['menu_items', 'instruments', 'sites', 'webforms', 'webform_translations', 'things', 'bin', 'versions']);
  const rows = await Promise.all(
    tables.map((table) => system.database.db.execute(sql`select t::text from ${sql.identifier(table)} t order by 1`)),
  );
  return JSON.stringify(rows.map((row) => row.rows));
}

/** Performs a write on a new scene, as an editor with these rights. */
export async function write(
  route: Route,
  rights: EditorRights,
  app = system.app,
): Promise<readonly [isRefused: boolean, answer: string, isContentChanged: boolean]> {
  const [fixture, edit] = [await makeScene(), await readDraftOfMenu()];
  const release = await makeMenuRelease(route.name === 'undo-release');
  const subject = { kind: 'page' as const, key: `${fixture.nid}.nl`, until: system.clock.now() };
  const [link] = await system.database.db.insert(approvalLinks).values(subject).returning();
  const { uid, host, headers } = await getCaller(system, 'editor');
  await system.database.db.insert(staffRights).values({ uid, ...rights });
  const rowsBefore = await readContentRows();
  const body = getBody(route, fixture, edit);
  const isForm = body instanceof FormData;
  const query = new URLSearchParams(
    getCases({ nid: 1, paragraph: 1, tid: 1 })[route.name]?.query.map(([a, b]) => [a, b]),
  );
  const answer = await app.request(
    `http://${host}/api/nl${getPath(route, { ...fixture, release, link: link?.id ?? 0 })}?${query}`,
    {
      method: route.method,
      headers: {
        ...headers,
        'idempotency-key': randomUUID(),
        ...(isForm ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    },
  );
  const text = await answer.text();
  const isRefused = answer.status === 403 || (route.name === 'change-pages' && text.includes('"not-yours"'));
  return [isRefused, `${answer.status} ${text.slice(0, 200)}`, rowsBefore !== (await readContentRows())];
}
