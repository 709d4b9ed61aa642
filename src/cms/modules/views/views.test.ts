import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startContentSystem, type TestContentSystem } from '#tests/support/content-system.ts';
import { insertNode } from '../content/life/create-node.ts';
import { publishNode } from '../content/life/publish.ts';

interface Answer {
  readonly entities: readonly {
    readonly title: { readonly value: string }[];
    readonly nid: { readonly value: number }[];
  }[];
  readonly pager: Record<string, number>;
}

let content: TestContentSystem;
beforeAll(async () => {
  content = await startContentSystem(inject('databaseUrl'));
  for (let index = 0; index < 120; index += 1) {
    await insertNode(
      content.system,
      { type: 'tip', domains: ['gambling'], language: 'nl' },
      { title: `Tip ${index}`, fields: { text: 'Adem in.' }, authorUid: null },
      { kind: index === 7 ? 'draft' : 'publish' },
    );
  }
});
afterAll(() => content.close());

async function readView(path: string, host = 'gokken.localhost') {
  const answer = await content.ask(`/api/nl/entity/view/${path}`, { host });
  return { status: answer.status, tags: answer.headers.get('x-cache-tags'), ...((await answer.json()) as Answer) };
}

test('pages count from 0, and a page past the end is the last page', async () => {
  const first = await readView('tips/list/results');
  expect(first.pager).toEqual({ current_page: 0, total_pages: 3, total_items: 119, items_per_page: 50 });
  expect(first.entities).toHaveLength(50);
  const last = await readView('tips/list/results?page=2');
  expect(last.entities).toHaveLength(19);
  for (const page of ['3', '4000', '9'.repeat(15)]) {
    expect(await readView(`tips/list/results?page=${page}`)).toMatchObject({
      pager: { current_page: 2 },
      entities: last.entities,
    });
  }
  for (const page of ['-1', 'x', '1e3', '']) {
    expect((await readView(`tips/list/results?page=${page}`)).pager.current_page).toBe(0);
  }
});

test('every published row stands on exactly one page', async () => {
  const pages = await Promise.all([0, 1, 2].map((page) => readView(`tips/list/results?page=${page}`)));
  const titles = pages.flatMap(({ entities }) => entities.map(({ title }) => title[0]?.value));
  expect(new Set(titles).size).toBe(119);
  expect(titles).not.toContain('Tip 7');
});

test('arguments and filters narrow the rows', async () => {
  const [number, two] = (await readView('tips/list/results')).entities.map(({ nid }) => nid[0]?.value);
  expect((await readView(`tips/list/results?args[]=${number}+${two}`)).entities).toHaveLength(2);
  expect((await readView(`tips/list/results?args[0]=${number}`)).entities).toHaveLength(1);
  expect((await readView('tips/list/results?args[]=nonsense')).entities).toHaveLength(0);
  expect((await readView('tips/list/results?args[]=all')).pager.total_items).toBe(119);
  expect((await readView('tips/list/results?title=tip%2011')).pager.total_items).toBe(11);
});

test('an empty view is one empty page', async () => {
  expect(await readView('program/own/results')).toMatchObject({
    entities: [],
    pager: { current_page: 0, total_pages: 1, total_items: 0 },
  });
});

test('an unknown view or display is 404 with a message', async () => {
  for (const path of ['tips/other/results', 'other/list/results']) {
    expect(await readView(path)).toMatchObject({ status: 404, message: 'Deze pagina is er niet.' });
  }
});

test('a view of steps gives the paragraphs of the domain’s tour', async () => {
  const link = { href: '/programma', text: 'Begin' };
  const getStep = (body: string) => ({
    type: 'text_image',
    uuid: crypto.randomUUID(),
    body,
    image: { drawing: 'hero', alt: '' },
  });
  const fields = { start: link, skip: link, steps: [getStep('<p>Een</p>'), getStep('<p>Twee</p>')] };
  const { nid, vid } = await insertNode(
    content.system,
    { type: 'joyride', domains: ['gambling'], language: 'nl', path: '/welkom' },
    { title: 'Welkom', fields, authorUid: null },
  );
  expect((await readView('joyride/steps/results')).entities).toHaveLength(0);
  await publishNode(content.system, { nid, language: 'nl', from: vid }, null);
  const steps = await readView('joyride/steps/results');
  expect(steps.entities).toHaveLength(2);
  expect(steps.tags).toBe(`view:joyride node:${nid}`);
});

test('the list of pages names every page that stands at a path, for the sitemap', async () => {
  const { entities, tags } = await readView('pages/published/results', 'alcohol.localhost');
  expect(entities.map(({ title }) => title[0]?.value).sort()).toEqual(['Alleen Nederlands', 'Hulp', 'Minder drinken']);
  expect(tags).toContain('view:pages');
});
