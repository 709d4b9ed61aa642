import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { BACK_ENDS } from '#src/contract/back-ends.ts';
import { addRedirect, listRedirects, removeRedirect } from '#src/contract/desk/links.ts';
import { markUpToDate, openOtherLanguage } from '#src/contract/desk/other-language.ts';
import {
  createPage,
  deletePage,
  movePage,
  publishPage,
  restorePage,
  translatePage,
  unpublishPage,
  updatePageProperties,
} from '#src/contract/desk/page-life.ts';
import { listPages } from '#src/contract/desk/page-list.ts';
import { openPage, readPageConflict, readViolations, savePage } from '#src/contract/desk/pages.ts';
import { listRevisions, openRevision } from '#src/contract/desk/revisions.ts';
import { listAffected } from '#src/contract/desk/uses.ts';
import type { Result } from '#src/contract/result.ts';
import type { Language } from '#src/domains/domain.ts';
import { type Client, makeClient } from '#src/http/client.ts';
import { HOST, startContentSystem, type TestContentSystem } from '#tests/support/content-system.ts';
import { createAccount } from '#tests/support/make-account.ts';
import { explainQuery, recordQueries } from '#tests/support/record-queries.ts';

let content: TestContentSystem;
let desk: Client;
let english: Client;
let number = 0;

function getClient(headers: Record<string, string>, language: Language = 'nl'): Client {
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname, search } = new URL(String(input));
    return content.ask(pathname + search, init);
  };
  return makeClient({ base: `http://${HOST}/api`, language, fetch, backend: BACK_ENDS.embedded, headers });
}

beforeAll(async () => {
  content = await startContentSystem(inject('databaseUrl'));
  await createAccount(content.system, { role: 'editor', domain: null, name: 'Esra' });
  const { cookie = '' } = await content.signIn('editor');
  desk = getClient({ cookie });
  english = getClient({ cookie }, 'en');
});
afterAll(() => content.close());

function had<A>(result: Result<A>): A {
  if (!result.ok) throw new Error(`${result.failure.status} ${result.failure.message}`);
  return result.value;
}
const getStatus = (result: Result<unknown>) => (result.ok ? 200 : result.failure.status);

const createText = (body: string) => ({ type: 'text', uuid: crypto.randomUUID(), body });
const NL = 'nl' as const;

async function make(fields: Readonly<Record<string, unknown>> = { paragraphs: [createText('<p>Een</p>')] }) {
  number += 1;
  const path = `/bladzijde-${number}`;
  const body = { type: 'basic_page', domains: ['alcohol' as const], language: NL, title: `Bladzijde ${number}`, path };
  const savedPage = had(await desk.call(createPage, { body }));
  const params = { nid: savedPage.nid, language: NL };
  const saved = had(await desk.call(savePage, { params, body: { from: savedPage.vid, title: body.title, fields } }));
  return { path, params, vid: saved.vid, title: body.title, nid: savedPage.nid };
}
const publishIt = async (page: { params: { nid: number; language: Language }; vid: number }, location?: string) =>
  had(
    await desk.call(publishPage, {
      params: page.params,
      body: { from: page.vid, ...(location ? { at: location } : {}) },
    }),
  );
const open = async (nid: number, language: Language = 'nl') =>
  had(await desk.call(openPage, { params: { nid, language } }));
const seenAt = async (path: string) => {
  const answer = await content.ask(`/api/nl${path}`, { redirect: 'manual' });
  return answer.status === 200
    ? ((await answer.json()) as { title: { value: string }[] }).title[0]?.value
    : answer.status;
};

describe('a page at the desk', () => {
  test('is a draft first, then published, changed, scheduled and taken away, and says so', async () => {
    const page = await make();
    expect(await open(page.nid)).toMatchObject({ state: 'draft', vid: page.vid, publishedVid: null, path: page.path });
    const published = await publishIt(page);
    expect(published.state).toBe('published');
    expect(await seenAt(page.path)).toBe(page.title);
    const { params } = page;
    const body = { from: published.vid, title: 'Anders', fields: {} };
    const changedSavedPage = had(await desk.call(savePage, { params, body }));
    expect([changedSavedPage.state, await seenAt(page.path)]).toEqual(['changed', page.title]);
    const laterSavedPage = await publishIt(
      { params, vid: changedSavedPage.vid },
      new Date(Date.now() + 3_600_000).toISOString(),
    );
    expect(laterSavedPage.state).toBe('scheduled');
    expect((await open(page.nid)).publishAt).not.toBeNull();
    const deletedSavedPage = had(await desk.call(unpublishPage, { params, body: { from: laterSavedPage.vid } }));
    expect([deletedSavedPage.state, await seenAt(page.path), (await open(page.nid)).publishAt]).toEqual([
      'draft',
      404,
      null,
    ]);
  });

  test('is not published for a moment that has passed: the moment is refused, in the reader’s language', async () => {
    const page = await make();
    const body = { from: page.vid, at: new Date(Date.now() - 60_000).toISOString() };
    for (const [client, message] of [
      [desk, 'Dit moment is te vroeg. Kies een later moment.'],
      [english, 'This moment is too early. Choose a later one.'],
    ] as const) {
      const result = await client.call(publishPage, { params: page.params, body });
      expect(result).toMatchObject({ failure: { status: 422, fields: { at: message } } });
    }
    expect([(await open(page.nid)).state, await seenAt(page.path)]).toEqual(['draft', 404]);
  });

  test('tells who saved each revision, and brings an old one back as a draft', async () => {
    const page = await make();
    const first = await publishIt(page);
    const { params } = page;
    const body = { from: first.vid, title: 'Nieuwer', fields: {} };
    const second = had(await desk.call(savePage, { params, body }));
    const restoredSavedPage = had(await desk.call(restorePage, { params, body: { vid: page.vid, from: second.vid } }));
    expect(restoredSavedPage.state).toBe('changed');
    expect(await open(page.nid)).toMatchObject({ title: page.title, author: 'Esra', vid: restoredSavedPage.vid });
    const revisions = had(await desk.call(listRevisions, { params }));
    expect(revisions.rows.map(({ title, isSeen, author }) => [title, isSeen, author])).toEqual([
      [page.title, false, 'Esra'],
      ['Nieuwer', false, 'Esra'],
      [page.title, true, 'Esra'],
      [page.title, false, 'Esra'],
      [page.title, false, 'Esra'],
    ]);
    const oldPageRevision = had(await desk.call(openRevision, { params: { ...params, vid: second.vid } }));
    expect(oldPageRevision).toMatchObject({ title: 'Nieuwer', author: 'Esra' });
    const otherPage = await make();
    const result = await desk.call(openRevision, { params: { ...otherPage.params, vid: second.vid } });
    const stolen = await desk.call(restorePage, {
      params: otherPage.params,
      body: { vid: second.vid, from: otherPage.vid },
    });
    expect([getStatus(result), getStatus(stolen)]).toEqual([404, 404]);
  });

  test('saved by somebody else meanwhile: the answer carries what stands and who saved it', async () => {
    const page = await make();
    const { params } = page;
    const ownRevision = { from: page.vid, title: 'Van mij', fields: {} };
    const first = had(await desk.call(savePage, { params, body: ownRevision }));
    const late = await desk.call(savePage, { params, body: { ...ownRevision, title: 'Te laat' } });
    if (late.ok) throw new Error('The late save was taken.');
    expect(late.failure.kind).toBe('conflict');
    const conflict = readPageConflict(late.failure);
    expect(conflict?.author).toBe('Esra');
    expect(conflict?.current).toMatchObject({ vid: first.vid, title: 'Van mij' });
    const writes = [
      desk.call(publishPage, { params, body: { from: page.vid } }),
      desk.call(unpublishPage, { params, body: { from: page.vid } }),
      desk.call(restorePage, { params, body: { vid: page.vid, from: page.vid } }),
      desk.call(savePage, { params, body: { ...ownRevision, from: null } }),
    ];
    for (const result of await Promise.all(writes)) expect(getStatus(result)).toBe(412);
    expect((await open(page.nid)).vid).toBe(first.vid);
  });

  test('may hold whatever is unfinished while it is a draft; a publish names each by its place, in the reader’s language', async () => {
    const page = await make({ paragraphs: [createText('<p>Een</p>'), { type: 'text', uuid: crypto.randomUUID() }] });
    for (const [client, message] of [
      [desk, 'Vul dit in.'],
      [english, 'Fill this in.'],
    ] as const) {
      const result = await client.call(publishPage, { params: page.params, body: { from: page.vid } });
      if (result.ok) throw new Error('An empty text was published.');
      expect(result.failure.status).toBe(422);
      expect(readViolations(result.failure)).toEqual([{ path: 'paragraphs.1.body', message }]);
    }
    const long = { from: page.vid, title: '', fields: { lead: 'x'.repeat(601) } };
    const { vid } = had(await desk.call(savePage, { params: page.params, body: long }));
    expect(await open(page.nid)).toMatchObject({ title: '', fields: long.fields });
    const result = await desk.call(publishPage, { params: page.params, body: { from: vid } });
    expect(result.ok ? [] : readViolations(result.failure).map(({ path }) => path)).toEqual(['title', 'lead']);
  });

  test('has its languages each on their own: a translation starts from the other’s content as a draft', async () => {
    const page = await make();
    await publishIt(page);
    const params = { nid: page.nid, language: 'en' as const };
    expect(await open(page.nid, 'en')).toMatchObject({ vid: null, state: null, title: '', fields: {} });
    const body = { title: 'Page', path: `/sheet-${number}` };
    const savedPage = had(await desk.call(translatePage, { params, body }));
    const openedPage = await open(page.nid, 'en');
    expect(openedPage).toMatchObject({ state: 'draft', title: 'Page', path: body.path, vid: savedPage.vid });
    expect(openedPage.fields).toEqual((await open(page.nid)).fields);
    expect(openedPage.languages).toEqual([
      { language: 'nl', state: 'published', isBehind: false },
      { language: 'en', state: 'draft', isBehind: false },
    ]);
    expect(getStatus(await desk.call(translatePage, { params, body }))).toBe(412);
  });

  test('lags behind in a translation once visitors read other Dutch words, until it is said to be up to date', async () => {
    const page = await make();
    await publishIt(page);
    const params = { nid: page.nid, language: 'en' as const };
    const body = { title: 'Page', path: `${page.path}-behind` };
    const savedPage = had(await desk.call(translatePage, { params, body }));
    const readNewest = async () => {
      const { vid } = await open(page.nid);
      if (vid === null) throw new Error('The page has no revision.');
      return vid;
    };
    const publishNow = async () => publishIt({ params: page.params, vid: await readNewest() });
    const behind = async () => {
      const { rows: entities } = had(await desk.call(listPages, { query: { search: body.path, state: 'behind' } }));
      return entities.map(({ language }) => language);
    };
    const isBehind = async () => {
      const listedPageRows = had(await desk.call(listPages, { query: { search: body.path } })).rows;
      const openedPage = await open(page.nid);
      const pageLanguages = [openedPage, ...listedPageRows].flatMap(({ languages }) =>
        languages.filter((language) => language.language === 'en'),
      );
      expect(new Set(pageLanguages.map((pageLanguage) => pageLanguage.isBehind)).size).toBe(1);
      return pageLanguages[0]?.isBehind;
    };
    expect(await isBehind()).toBe(false);
    // Publishing the same text again changes nothing.
    await publishNow();
    expect(await isBehind()).toBe(false);
    const fields = { paragraphs: [createText('<p>Iets anders</p>')] };
    had(
      await desk.call(savePage, { params: page.params, body: { from: await readNewest(), title: page.title, fields } }),
    );
    // No visitor sees a draft yet.
    expect(await isBehind()).toBe(false);
    await publishNow();
    expect(await isBehind()).toBe(true);
    expect(await behind()).toEqual(['en']);
    // Saving the translation does not mark it as updated to the Dutch.
    had(await desk.call(savePage, { params, body: { from: savedPage.vid, title: 'Page', fields } }));
    expect(await isBehind()).toBe(true);
    const otherLanguage = had(await desk.call(openOtherLanguage, { params }));
    expect(otherLanguage).toMatchObject({ language: 'nl', title: page.title, fields, before: { fields: {} } });
    // A revision of another language or page is not a revision of its Dutch text.
    expect(getStatus(await desk.call(markUpToDate, { params, body: { vid: savedPage.vid } }))).toBe(404);
    had(await desk.call(markUpToDate, { params, body: { vid: otherLanguage.vid } }));
    expect([await isBehind(), await behind()]).toEqual([false, []]);
    expect(had(await desk.call(openOtherLanguage, { params })).before).toBeNull();
    // The Dutch page also has another language, but is not a translation of it.
    const english = had(await desk.call(openOtherLanguage, { params: page.params }));
    expect(english).toMatchObject({ language: 'en', title: 'Page', before: null });
    expect(getStatus(await desk.call(markUpToDate, { params: page.params, body: { vid: english.vid } }))).toBe(404);
    // Publishing stores the Dutch revision to which the translation was last updated.
    const { vid } = await open(page.nid, 'en');
    had(await desk.call(publishPage, { params, body: { from: vid ?? 0 } }));
    expect(await isBehind()).toBe(false);
  });

  test('moves to another path, and the one it left leads there', async () => {
    const page = await make();
    await publishIt(page);
    had(await desk.call(movePage, { params: page.params, body: { path: `${page.path}-nieuw` } }));
    expect([await seenAt(page.path), await seenAt(`${page.path}-nieuw`)]).toEqual([301, page.title]);
    const result = await desk.call(movePage, { params: page.params, body: { path: '/hulp' } });
    if (result.ok) throw new Error('Another page’s path was taken.');
    expect(readViolations(result.failure)).toEqual([{ path: 'path', message: 'Op dit pad staat al een pagina.' }]);
  });

  test('has its old addresses in a list, takes one more, and lets one lead nowhere', async () => {
    const page = await make();
    await publishIt(page);
    had(await desk.call(movePage, { params: page.params, body: { path: `${page.path}-nieuw` } }));
    const search = page.path;
    const toList = async () => had(await desk.call(listRedirects, { query: { search } })).rows;
    expect(await toList()).toMatchObject([
      { path: page.path, language: 'nl', nid: page.nid, title: page.title, to: `${page.path}-nieuw` },
    ]);
    had(await desk.call(addRedirect, { params: page.params, body: { path: `${page.path}-folder` } }));
    expect(await seenAt(`${page.path}-folder`)).toBe(301);
    expect((await toList()).map(({ path }) => path)).toEqual([page.path, `${page.path}-folder`]);

    const otherPage = await make();
    const refuse = async (path: string) => {
      const answer = await desk.call(addRedirect, { params: otherPage.params, body: { path } });
      return answer.ok ? 'added' : readViolations(answer.failure).map(({ message }) => message);
    };
    expect(await refuse(`${page.path}-folder`)).toEqual(['Op dit pad staat al een pagina.']);
    expect(await refuse('/hulp')).toEqual(['Op dit pad staat al een pagina.']);
    // An application screen would be gone for visitors.
    expect(await refuse('/inloggen')).toEqual(['Op dit pad staat al een pagina.']);
    expect(await refuse('/dagboek')).toEqual(['Op dit pad staat al een pagina.']);
    expect(await refuse('geen pad')).toHaveLength(1);
    expect(await seenAt(`${page.path}-folder`)).toBe(301);

    const [oldPageRedirect] = await toList();
    const id = oldPageRedirect?.id ?? 0;
    expect(getStatus(await desk.call(removeRedirect, { params: { ...otherPage.params, id } }))).toBe(404);
    had(await desk.call(removeRedirect, { params: { ...page.params, id } }));
    expect([await seenAt(page.path), (await toList()).map(({ path }) => path)]).toEqual([404, [`${page.path}-folder`]]);
    // A page that moved back has its first path again, so no redirect starts there.
    had(await desk.call(movePage, { params: page.params, body: { path: `${page.path}-folder` } }));
    expect((await toList()).map(({ path }) => path)).toEqual([`${page.path}-nieuw`]);
  });

  test('belongs to several domains; one that it leaves has it no more', async () => {
    const page = await make();
    await publishIt(page);
    const { nid } = page;
    had(await desk.call(updatePageProperties, { params: { nid }, body: { domains: ['gambling', 'tobacco'] } }));
    const getStatusOn = async (host: string) => (await content.ask(`/api/nl${page.path}`, { host })).status;
    expect([
      await getStatusOn('alcohol.localhost'),
      await getStatusOn('gokken.localhost'),
      await getStatusOn('tabak.localhost'),
    ]).toEqual([404, 200, 200]);
    had(await desk.call(updatePageProperties, { params: { nid }, body: { notes: 'Bron nog nakijken' } }));
    expect(await open(nid)).toMatchObject({ domains: ['tobacco', 'gambling'], notes: 'Bron nog nakijken' });
    expect(getStatus(await desk.call(updatePageProperties, { params: { nid }, body: { domains: [] } }))).toBe(400);
    const long = await desk.call(updatePageProperties, { params: { nid }, body: { notes: 'x'.repeat(10_001) } });
    expect(long).toMatchObject({ failure: { status: 422, fields: { notes: 'Deze tekst is te lang.' } } });
  });

  test('keeps the notes and programmes that somebody else saved since they were opened', async () => {
    const { params, nid } = await make();
    const save = async (body: object) => getStatus(await desk.call(updatePageProperties, { params, body }));
    const first = { notes: 'Bron: Trimbos', openedNotes: '' };
    expect(await save(first)).toBe(200);
    // The response was lost: the same request changes nothing.
    expect(await save(first)).toBe(200);
    const late = await desk.call(updatePageProperties, { params, body: { notes: 'Te laat', openedNotes: '' } });
    expect(late).toMatchObject({ failure: { status: 412, kind: 'conflict' } });
    const programmes = { domains: ['gambling', 'alcohol'], openedDomains: ['alcohol'] };
    expect(await save(programmes)).toBe(200);
    expect(await save({ domains: ['tobacco'], openedDomains: ['alcohol'] })).toBe(412);
    expect(await save({ domains: ['gambling'], openedDomains: ['gambling', 'alcohol'] })).toBe(200);
    expect(await open(nid)).toMatchObject({ domains: ['gambling'], notes: 'Bron: Trimbos' });
  });

  test('deleted, it is gone for visitors and for the desk', async () => {
    const page = await make();
    await publishIt(page);
    had(await desk.call(deletePage, { params: { nid: page.nid } }));
    expect(await seenAt(page.path)).toBe(404);
    expect(getStatus(await desk.call(openPage, { params: page.params }))).toBe(404);
  });

  test('nothing of a page that participants make is open here', async () => {
    const body = { type: 'forum', domains: ['alcohol' as const], language: NL, title: 'Hallo' };
    expect(getStatus(await desk.call(createPage, { body }))).toBe(422);
  });
});

describe('the list of pages', () => {
  test('finds words that stand in the text of a page, whatever marks stand between them', async () => {
    const { params, vid, title, nid } = await make();
    const createText = (body: string) => ({
      paragraphs: [{ uuid: crypto.randomUUID(), type: 'text', title: null, body }],
    });
    const readFound = async (text: string) =>
      had(await desk.call(listPages, { query: { words: text, language: NL } })).rows.map((row) => row.nid);
    const fields = createText('<p>Een gierzwaluw <strong>slaapt</strong> vliegend.</p>');
    const saved = had(await desk.call(savePage, { params, body: { from: vid, title, fields } }));
    expect(await readFound('Gierzwaluw slaapt vliegend')).toEqual([nid]);
    expect(await readFound('slaapt gierzwaluw')).toEqual([]);
    expect(await readFound('strong slaapt')).toEqual([]);
    // The text of an earlier version is not the text of the page.
    const body = { from: saved.vid, title, fields: createText('<p>Een mus slaapt zittend.</p>') };
    had(await desk.call(savePage, { params, body }));
    expect(await readFound('gierzwaluw slaapt vliegend')).toEqual([]);
    expect(await readFound(title)).toContain(nid);
  });

  test('can search all words by their index', async () => {
    const { pool } = content.system.database;
    const queries = await recordQueries(() => desk.call(listPages, { query: { words: 'gierzwaluw slaapt' } }));
    const searches = queries.filter(({ text }) => text.includes('phraseto_tsquery'));
    expect(searches).toHaveLength(2);
    // A sequential scan of a few pages is faster than any index: the test checks only that the search can use the
    // index.
    const client = await pool.connect();
    await client.query('set enable_seqscan = off');
    for (const search of searches) {
      const indexes = (await explainQuery(client, search)).flatMap((node) => node['Index Name'] ?? []);
      expect(indexes).toContain('node_revisions_words_index');
    }
    await client.query('reset enable_seqscan');
    client.release();
  });

  test('is filtered by domain, language, type, state and text, and counts its pages', async () => {
    const page = await make();
    const getTitles = async (query: Parameters<typeof listPages.path>[0]['query']) =>
      had(await desk.call(listPages, { ...(query ? { query } : {}) })).rows.map(({ title }) => title);
    expect(await getTitles({ search: page.path.toUpperCase() })).toEqual([page.title]);
    expect(await getTitles({ search: page.title, state: 'published' })).toEqual([]);
    await publishIt(page);
    expect(await getTitles({ search: page.title, state: 'published' })).toEqual([page.title]);
    expect(await getTitles({ search: page.title, domain: 'gambling' })).toEqual([]);
    expect(await getTitles({ path: page.path, domain: 'alcohol' })).toEqual([page.title]);
    expect(await getTitles({ path: `${page.path}-elders` })).toEqual([]);
    expect(await getTitles({ path: page.path, domain: 'gambling' })).toEqual([]);
    expect(await getTitles({ search: page.title, language: 'en' })).toEqual([]);
    expect(await getTitles({ search: page.title, type: 'help' })).toEqual([]);
    const addressedPages = had(await desk.call(listPages, { query: { type: 'addressed', search: page.title } }));
    expect(addressedPages.rows.map(({ title }) => title)).toEqual([page.title]);
    const none = had(await desk.call(listPages, { query: { type: 'tip', search: page.title } }));
    expect([none.rows, none.counts, none.pager?.totalItems]).toEqual([[], { basic_page: 1 }, 0]);
    const help = had(await desk.call(listPages, { query: { type: 'help', language: 'nl' } }));
    expect(help.rows[0]).toMatchObject({
      title: 'Hulp',
      path: '/hulp',
      domains: ['alcohol', 'gambling', 'guided'],
      author: null,
      languages: [
        { language: 'nl', state: 'published' },
        { language: 'en', state: 'published' },
      ],
    });
    expect(help.pager).toMatchObject({ currentPage: 0, totalItems: 1 });
  });
});

describe('which places change with a page', () => {
  test('itself in each domain, the pages that show it, and what leads there', async () => {
    const rows = had(await desk.call(listPages, { query: { type: 'faq_question', language: 'nl' } })).rows;
    const question = rows.find(({ title }) => title === 'Kost het iets?');
    if (!question) throw new Error('The fixture has no such question.');
    const affectedPages = had(await desk.call(listAffected, { params: { nid: question.nid, language: 'nl' } })).rows;
    const visible = affectedPages.filter(({ by }) => by === 'reference');
    expect(visible.map(({ title, domain, path }) => `${title} ${domain} ${path}`)).toEqual([
      'Hulp alcohol /hulp',
      'Hulp gambling /hulp',
      'Hulp guided /hulp',
    ]);
    expect(affectedPages).toContainEqual(expect.objectContaining({ by: 'list', type: 'faq', domain: 'alcohol' }));
  });

  test('the pages whose text or button leads there', async () => {
    const target = await make();
    await publishIt(target);
    const link = { href: target.path, text: 'Verder' };
    const linking = await make({
      paragraphs: [
        createText(`<p><a href="${target.path}">hier</a></p>`),
        { type: 'cta', uuid: crypto.randomUUID(), link },
      ],
    });
    await publishIt(linking);
    const affectedPages = had(await desk.call(listAffected, { params: target.params })).rows;
    expect(affectedPages.map(({ by, title }) => [by, title])).toEqual([
      ['itself', target.title],
      ['link', linking.title],
    ]);
  });
});

describe('the desk’s pages', () => {
  test('are for editors and administrators, not for a moderator, a nurse, a client or a visitor', async () => {
    const page = await make();
    const { params } = page;
    for (const role of ['moderator', 'poh', 'client'] as const) {
      const { cookie = '' } = await content.signIn(role);
      const client = getClient({ cookie });
      const body = { from: page.vid, title: 'x', fields: {} };
      expect(getStatus(await client.call(openPage, { params }))).toBe(403);
      expect(getStatus(await client.call(savePage, { params, body }))).toBe(403);
    }
    expect(getStatus(await getClient({}).call(openPage, { params }))).toBe(403);
    const { cookie = '' } = await content.signIn('administrator');
    expect(getStatus(await getClient({ cookie }).call(openPage, { params }))).toBe(200);
  });

  test('clean what is pasted before anybody gets it back, drafts and restored revisions too', async () => {
    const hostile =
      '<p onclick="x()">Dag <a href="javascript:x()">a</a><script>x()</script><img src=x onerror=x()></p><svg onload=x()>';
    const page = await make({ paragraphs: [createText(hostile)] });
    const { fields } = await open(page.nid);
    expect((fields.paragraphs as { body: string }[])[0]?.body).toBe('<p>Dag a</p>');
    const link = { href: 'javascript:x()', text: 'Klik' };
    const body = {
      from: page.vid,
      title: 'x',
      fields: { paragraphs: [{ type: 'cta', uuid: crypto.randomUUID(), link }] },
    };
    const { vid } = had(await desk.call(savePage, { params: page.params, body }));
    expect(getStatus(await desk.call(publishPage, { params: page.params, body: { from: vid } }))).toBe(422);
  });
});
