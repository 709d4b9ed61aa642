import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { startContentSystem, type TestContentSystem } from '#tests/support/content-system.ts';
import { changeAlias } from './life/change-alias.ts';
import { insertNode } from './life/create-node.ts';
import { publishNode, unpublishNode } from './life/publish.ts';
import { translateNode } from './life/translate.ts';

interface Wire {
  readonly [name: string]: readonly { readonly [key: string]: unknown }[];
}

let content: TestContentSystem;
beforeAll(async () => {
  content = await startContentSystem(inject('databaseUrl'));
});
afterAll(() => content.close());

const read = async (path: string, host?: string) =>
  (await (await content.ask(path, { ...(host ? { host } : {}) })).json()) as Wire;
const getQuestions = (page: Wire) =>
  ((page.field_paragraphs?.[1]?.field_questions ?? []) as Wire[]).map(({ title }) => title?.[0]?.value);
const readLocation = async (path: string) => {
  const answer = await content.ask(path);
  return [answer.status, answer.headers.get('location')];
};

const readPage = (path: string, title = 'Een pagina') =>
  insertNode(
    content.system,
    { type: 'basic_page', domains: ['alcohol'], language: 'nl', path },
    { title, fields: {}, authorUid: null },
    { kind: 'publish' },
  );

/** Returns everything in a response. */
async function getVisible(path: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await content.ask(path, { headers });
  return { status: answer.status, headers: [...answer.headers], body: await answer.text() };
}

describe('a pathname', () => {
  test('is answered with the entity, wrapped, in the asked language', async () => {
    const dutch = await read('/api/nl/?_format=json');
    expect(dutch.title).toEqual([{ value: 'Minder drinken' }]);
    expect(dutch.path).toEqual([{ alias: '/', langcode: 'nl' }]);
    expect(dutch.translations).toEqual([
      { langcode: 'nl', alias: '/' },
      { langcode: 'en', alias: '/' },
    ]);
    expect((await read('/api/en/')).title).toEqual([{ value: 'Drink less' }]);
    expect((await read('/api/')).langcode).toEqual([{ value: 'nl' }]);
  });

  test('holds whole paragraphs and whole questions, and only questions of that language', async () => {
    const dutch = await read('/api/nl/hulp');
    expect(dutch.field_paragraphs?.[0]?.type).toEqual([{ target_id: 'text', target_type: 'paragraphs_type' }]);
    expect(getQuestions(dutch)).toEqual(['Mag ik alcoholvrij?', 'Kost het iets?']);
    const english = await read('/api/en/help');
    expect(getQuestions(english)).toEqual(['Does it cost anything?']);
  });

  test('names in its tags everything it shows and everything that may yet show in it', async () => {
    const tags = (await content.ask('/api/en/help')).headers.get('x-cache-tags')?.split(' ') ?? [];
    expect(tags.filter((tag) => tag.startsWith('node:'))).toHaveLength(3);
  });

  test('of the other language leads to the path in the asked one', async () => {
    expect(await readLocation('/api/en/hulp')).toEqual([301, '/api/en/help?_format=json']);
    expect(await readLocation('/api/nl/help')).toEqual([301, '/api/nl/hulp?_format=json']);
  });

  test('of a page without that language is 404', async () => {
    expect((await content.ask('/api/en/alleen-nederlands')).status).toBe(404);
  });

  test('belongs to a domain', async () => {
    expect((await content.ask('/api/nl/hulp', { host: 'gokken.localhost' })).status).toBe(200);
    expect((await content.ask('/api/nl/', { host: 'gokken.localhost' })).status).toBe(404);
    expect((await content.ask('/api/en/help', { host: 'begeleid.localhost' })).status).toBe(404);
    expect((await content.ask('/api/nl/', { host: 'anything.localhost' })).status).toBe(200);
  });

  test('that was changed leads to the new one, however often it changed, and never in a circle', async () => {
    const { nid } = await readPage('/een');
    await changeAlias(content.system, { nid, language: 'nl', path: '/twee' });
    await changeAlias(content.system, { nid, language: 'nl', path: '/drie' });
    expect(await readLocation('/api/nl/een')).toEqual([301, '/api/nl/drie?_format=json']);
    expect(await readLocation('/api/nl/twee')).toEqual([301, '/api/nl/drie?_format=json']);
    await changeAlias(content.system, { nid, language: 'nl', path: '/een' });
    expect((await content.ask('/api/nl/een')).status).toBe(200);
    expect(await readLocation('/api/nl/drie')).toEqual([301, '/api/nl/een?_format=json']);
  });

  test('with a slash at the end leads to the one without', async () => {
    expect(await readLocation('/api/nl/hulp/')).toEqual([301, '/api/nl/hulp?_format=json']);
  });

  test('of a page that is not published is of no page, to whoever is not staff', async () => {
    const { nid, vid } = await readPage('/weg');
    await unpublishNode(content.system, { nid, language: 'nl', from: vid }, null);
    for (const person of [{}, await content.signIn('client'), await content.signIn('poh')]) {
      expect(await getVisible('/api/nl/weg', person)).toEqual(await getVisible('/api/nl/nooit-geweest', person));
    }
    expect((await getVisible('/api/nl/weg')).status).toBe(404);
    const staff = await content.ask('/api/nl/weg', { headers: await content.signIn('editor') });
    expect([staff.status, staff.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(staff.headers.get('x-cache-tags')).toBeNull();
  });

  test('of the other language leads on, also where a draft waits at it', async () => {
    const { nid } = await readPage('/overal');
    const toText = (title: string) => ({ title, fields: {}, authorUid: null });
    const english = { nid, language: 'en', path: '/everywhere' } as const;
    const { vid } = await translateNode(content.system, english, toText('A page'));
    await publishNode(content.system, { nid, language: 'en', from: vid }, null);
    const draft = { type: 'basic_page', domains: ['alcohol'], language: 'nl', path: '/everywhere' } as const;
    await insertNode(content.system, draft, toText('Geheim'), { kind: 'draft' });
    expect(await readLocation('/api/nl/everywhere')).toEqual([301, '/api/nl/overal?_format=json']);
  });

  test('may hold any letters', async () => {
    const { nid } = await readPage('/crème-brûlée');
    expect((await content.ask('/api/nl/cr%C3%A8me-br%C3%BBl%C3%A9e')).status).toBe(200);
    await changeAlias(content.system, { nid, language: 'nl', path: '/vla' });
    expect((await content.ask('/api/nl/cr%C3%A8me-br%C3%BBl%C3%A9e')).status).toBe(301);
  });
});

describe('an id', () => {
  test('of a node gives it in the default language where it lacks the asked one', async () => {
    const { nid, vid } = await readPage('/alleen-hier');
    await publishNode(content.system, { nid, language: 'nl', from: vid }, null);
    expect((await read(`/api/en/node/${nid}`)).langcode).toEqual([{ value: 'nl' }]);
    expect((await content.ask(`/api/nl/node/${nid}`, { host: 'gokken.localhost' })).status).toBe(404);
  });

  test('of a paragraph follows its node’s access', async () => {
    const fields = {
      paragraphs: [{ type: 'text', uuid: '4d54f564-869f-46e3-8a65-d00e594a32be', body: '<p>Blok</p>' }],
    };
    const node = await insertNode(
      content.system,
      { type: 'basic_page', domains: ['alcohol'], language: 'nl' },
      { title: 'Met blok', fields, authorUid: null },
      { kind: 'publish' },
    );
    const { rows } = await content.system.database.pool.query('select id from paragraphs where nid = $1', [node.nid]);
    const id = rows[0].id as number;
    expect((await read(`/api/nl/node/${node.nid}`)).field_paragraphs?.[0]?.id).toEqual([{ value: id }]);
    expect((await read(`/api/nl/entity/paragraph/${id}`)).field_text).toMatchObject([{ value: '<p>Blok</p>' }]);
    await unpublishNode(content.system, { nid: node.nid, language: 'nl', from: node.vid }, null);
    expect(await getVisible(`/api/nl/entity/paragraph/${id}`)).toEqual(
      await getVisible('/api/nl/entity/paragraph/2000000000'),
    );
    expect(await getVisible(`/api/nl/node/${node.nid}`)).toEqual(await getVisible('/api/nl/node/2000000000'));
  });

  test('of a draft in a page that is seen tells nothing of it', async () => {
    const question = { type: 'faq_question', domains: ['alcohol'], language: 'nl' } as const;
    const answer = { title: 'Geheime vraag', fields: { answer: '<p>Geheim.</p>' }, authorUid: null };
    const { nid, vid } = await insertNode(content.system, question, answer, { kind: 'draft' });
    const { rows } = await content.system.database.pool.query('select uuid from nodes where nid = $1', [nid]);
    const faq = { type: 'faq', uuid: '1a6efc65-c9df-4c72-b0ca-1d33c1b6f6b2', questions: [rows[0].uuid] };
    const help = { type: 'help', domains: ['alcohol'], language: 'nl', path: '/met-geheim' } as const;
    const texts = { title: 'Met geheim', fields: { paragraphs: [faq] }, authorUid: null };
    await insertNode(content.system, help, texts, { kind: 'publish' });
    const response = await content.ask('/api/nl/met-geheim');
    const text = await response.text();
    expect([response.status, text.includes('eheime'), text.includes(rows[0].uuid)]).toEqual([200, false, false]);
    expect(await (await content.ask('/api/nl/entity/view/faq/questions/results')).text()).not.toContain('eheime');
    await publishNode(content.system, { nid, language: 'nl', from: vid }, null);
    expect(await (await content.ask('/api/nl/met-geheim')).text()).toContain('Geheime vraag');
  });
});

test('translate-path tells the node, the front page, the redirect and the refusals', async () => {
  const request = (path: string) => content.ask(`/api/nl/router/translate-path?path=${encodeURIComponent(path)}`);
  expect(await (await request('/nl/hulp')).json()).toMatchObject({ isHomePath: false, entity: { bundle: 'help' } });
  expect(await (await request('/')).json()).toMatchObject({ isHomePath: true });
  expect(await (await request('/help')).json()).toMatchObject({ redirect: [{ to: '/hulp', status: '301' }] });
  expect((await request('/nergens')).status).toBe(404);
  expect((await request('')).status).toBe(404);
  const { nid, vid } = await readPage('/even-niet');
  expect((await request('/even-niet')).status).toBe(200);
  await unpublishNode(content.system, { nid, language: 'nl', from: vid }, null);
  expect((await request('/even-niet')).status).toBe(404);
});

test('a page costs the same few queries with two questions or with sixty', async () => {
  const count = async (path: string) => {
    const { pool } = content.system.database;
    const original = pool.query.bind(pool);
    let queries = 0;
    pool.query = ((...callArguments: Parameters<typeof original>) => {
      queries += 1;
      return original(...callArguments);
    }) as typeof pool.query;
    expect((await content.ask(path)).status).toBe(200);
    pool.query = original;
    return queries;
  };
  const questions: string[] = [];
  for (let index = 0; index < 60; index += 1) {
    const { nid } = await insertNode(
      content.system,
      { type: 'faq_question', domains: ['alcohol'], language: 'nl' },
      { title: `Vraag ${index}`, fields: { answer: '<p>Ja.</p>' }, authorUid: null },
      { kind: 'publish' },
    );
    const { rows } = await content.system.database.pool.query('select uuid from nodes where nid = $1', [nid]);
    questions.push(rows[0].uuid);
  }
  const faq = { type: 'faq', uuid: '3700ec9c-c3d6-4cc2-b439-11bdb17d871f', questions };
  await insertNode(
    content.system,
    { type: 'help', domains: ['alcohol'], language: 'nl', path: '/veel' },
    { title: 'Veel', fields: { paragraphs: [faq] }, authorUid: null },
    { kind: 'publish' },
  );
  expect((await read('/api/nl/veel')).field_paragraphs?.[0]?.field_questions).toHaveLength(60);
  expect(await count('/api/nl/veel')).toBe(await count('/api/nl/hulp'));
  expect(await count('/api/nl/veel')).toBeLessThanOrEqual(5);
});
