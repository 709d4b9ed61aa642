import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import { startContentSystem, type TestContentSystem } from '#tests/support/content-system.ts';
import { collectPurges } from '#tests/support/purges.ts';
import { recordQueries } from '#tests/support/record-queries.ts';
import { insertNode } from './life/create-node.ts';
import { removeNode } from './life/delete-node.ts';
import { publishNode, unpublishNode } from './life/publish.ts';
import { handleSaveDraft } from './life/save-draft.ts';
import { translateNode } from './life/translate.ts';
import { updateProperties } from './life/update-properties.ts';

let content: TestContentSystem;
beforeAll(async () => {
  content = await startContentSystem(inject('databaseUrl'));
});
afterAll(() => content.close());

const createText = (text: string) => ({ uuid: randomUUID(), type: 'text', body: `<p>${text}</p>` });
const actor = { authorUid: null };

async function makeSection(textKey: string, domains: readonly DomainKey[] = ['alcohol', 'gambling']) {
  const node = { type: 'section', domains, language: 'nl' } as const;
  const fields = { paragraphs: [createText(textKey)] };
  const nodeVersion = await insertNode(
    content.system,
    node,
    { title: 'Wie leest mee', fields, ...actor },
    { kind: 'publish' },
  );
  const result = await content.system.database.pool.query('select uuid from nodes where nid = $1', [nodeVersion.nid]);
  return { ...nodeVersion, uuid: result.rows[0].uuid as string };
}

const getRefers = (uuid: string) => ({ uuid: randomUUID(), type: 'section_reference', section: uuid });

let count = 0;
async function makePage(blocks: readonly object[], language: Language = 'nl') {
  count += 1;
  const path = `/met-sectie-${count}`;
  const node = { type: 'basic_page', domains: ['alcohol', 'gambling'] as const, language, path };
  const page = { title: `Blad ${count}`, fields: { paragraphs: blocks }, ...actor };
  return { path, ...(await insertNode(content.system, node, page, { kind: 'publish' })) };
}

const readPageText = async (path: string, host?: string, language = 'nl') =>
  (await content.ask(`/api/${language}${path}`, host ? { host } : {})).text();

describe('a shared section', () => {
  test('is shown on every page that refers to it, as it was published last', async () => {
    const section = await makeSection('Niemand leest mee.');
    const pages = [
      await makePage([createText('Eerst'), getRefers(section.uuid)]),
      await makePage([getRefers(section.uuid)]),
    ];
    for (const { path } of pages) expect(await readPageText(path)).toContain('Niemand leest mee.');
    const pageKey = { nid: section.nid, language: 'nl' } as const;
    const draft = { title: 'Wie leest mee', fields: { paragraphs: [createText('Alleen jij leest mee.')] }, ...actor };
    const { vid } = await handleSaveDraft(content.system, { ...pageKey, from: section.vid }, draft);
    expect(await readPageText(pages[0]?.path ?? '')).not.toContain('Alleen jij');
    const purgedPurges = await collectPurges(content.system, () =>
      publishNode(content.system, { ...pageKey, from: vid }, null),
    );
    const answer = await content.ask(`/api/nl${pages[1]?.path}`);
    const tags = answer.headers.get('x-cache-tags')?.split(' ') ?? [];
    expect(purgedPurges.filter((tag) => tags.includes(tag))).toContain(`node:${section.nid}`);
    expect(await answer.text()).toContain('Alleen jij leest mee.');
  });

  test('is not there while it is a draft, in another programme, or in a language that it does not have', async () => {
    const section = await makeSection('Voor alcohol.', ['alcohol']);
    const { path } = await makePage([getRefers(section.uuid)]);
    expect(await readPageText(path)).toContain('Voor alcohol.');
    expect(await readPageText(path, 'gokken.localhost')).not.toContain('Voor alcohol.');
    const english = await makePage([getRefers(section.uuid)], 'en');
    expect(await readPageText(english.path, undefined, 'en')).not.toContain('Voor alcohol.');
    const pageKey = { nid: section.nid, language: 'en' } as const;
    const translation = await translateNode(content.system, pageKey, { title: 'Who reads', fields: {}, ...actor });
    const fields = { paragraphs: [createText('For alcohol.')] };
    const { vid } = await handleSaveDraft(
      content.system,
      { ...pageKey, from: translation.vid },
      { title: 'Who', fields, ...actor },
    );
    expect(await readPageText(english.path, undefined, 'en')).not.toContain('For alcohol.');
    await publishNode(content.system, { ...pageKey, from: vid }, null);
    expect(await readPageText(english.path, undefined, 'en')).toContain('For alcohol.');
    await unpublishNode(content.system, { nid: section.nid, language: 'nl', from: section.vid }, null);
    expect(await readPageText(path)).not.toContain('Voor alcohol.');
  });

  test('appears in a programme that it gets later, or once it comes back from the bin', async () => {
    const section = await makeSection('Ook voor gokken.', ['alcohol']);
    const { path } = await makePage([getRefers(section.uuid)]);
    const host = 'gokken.localhost';
    const readTags = async () =>
      (await content.ask(`/api/nl${path}`, { host })).headers.get('x-cache-tags')?.split(' ') ?? [];
    const tags = await readTags();
    const purgedTags = await collectPurges(content.system, () =>
      updateProperties(content.system, section.nid, { domains: ['alcohol', 'gambling'], opened: {} }),
    );
    expect(purgedTags.filter((tag) => tags.includes(tag))).not.toEqual([]);
    expect(await readPageText(path, host)).toContain('Ook voor gokken.');
    expect(await readTags()).not.toContain('view:pages');
    await removeNode(content.system, section.nid);
    expect(await readTags()).toContain('view:pages');
  });

  test('costs a page with many no more queries than one', async () => {
    const readQueries = async (blocks: readonly object[]) => {
      const { path } = await makePage(blocks);
      return (await recordQueries(() => readPageText(path))).length;
    };
    const sections = await Promise.all(Array.from({ length: 12 }, (_, index) => makeSection(`Sectie ${index}.`)));
    const references = sections.map(({ uuid }) => getRefers(uuid));
    expect(await readQueries(references)).toBe(await readQueries(references.slice(0, 1)));
  });

  test('holds no section, not in a draft either', async () => {
    const section = await makeSection('Buiten.');
    const inner = await makeSection('Binnen.');
    const headers = await content.signIn('editor', 'localhost');
    const body = JSON.stringify({
      from: section.vid,
      title: 'In zichzelf',
      fields: { paragraphs: [getRefers(inner.uuid)] },
    });
    const path = `/api/nl/desk/pages/${section.nid}/nl`;
    const response = await content.ask(path, { host: 'localhost', method: 'POST', headers, body });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('paragraphs.0');
  });

  test('tells where it stands before it is changed', async () => {
    const section = await makeSection('Overal.');
    const pages = [await makePage([getRefers(section.uuid)]), await makePage([getRefers(section.uuid)])];
    const headers = await content.signIn('editor', 'localhost');
    const path = `/api/nl/desk/pages/${section.nid}/nl/affected`;
    const { entities } = await (await content.ask(path, { host: 'localhost', headers })).json();
    const matchingEntities = (entities as { nid: number; by: string }[]).filter((entity) => entity.by === 'reference');
    expect([...new Set(matchingEntities.map(({ nid }) => nid))].sort()).toEqual(pages.map(({ nid }) => nid).sort());
  });
});
