import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import { startContentSystem, type TestContentSystem } from '#tests/support/content-system.ts';
import { collectPurges } from '#tests/support/purges.ts';
import { recordQueries } from '#tests/support/record-queries.ts';
import { insertNode } from './life/create-node.ts';
import { publish, unpublish } from './life/publish.ts';
import { handleSaveDraft } from './life/save-draft.ts';
import { translate } from './life/translate.ts';

let content: TestContentSystem;
beforeAll(async () => {
  content = await startContentSystem(inject('databaseUrl'));
});
afterAll(() => content.close());

const text = (words: string) => ({ uuid: randomUUID(), type: 'text', body: `<p>${words}</p>` });
const by = { authorUid: null };

async function makeSection(words: string, domains: readonly DomainKey[] = ['alcohol', 'gambling']) {
  const node = { type: 'section', domains, language: 'nl' } as const;
  const fields = { paragraphs: [text(words)] };
  const made = await insertNode(content.system, node, { title: 'Wie leest mee', fields, ...by }, { kind: 'publish' });
  const found = await content.system.database.pool.query('select uuid from nodes where nid = $1', [made.nid]);
  return { ...made, uuid: found.rows[0].uuid as string };
}

const refersTo = (uuid: string) => ({ uuid: randomUUID(), type: 'section_reference', section: uuid });

let count = 0;
async function makePage(blocks: readonly object[], language: Language = 'nl') {
  count += 1;
  const path = `/met-sectie-${count}`;
  const node = { type: 'basic_page', domains: ['alcohol', 'gambling'] as const, language, path };
  const page = { title: `Blad ${count}`, fields: { paragraphs: blocks }, ...by };
  return { path, ...(await insertNode(content.system, node, page, { kind: 'publish' })) };
}

const shown = async (path: string, host?: string, language = 'nl') =>
  (await content.ask(`/api/${language}${path}`, host ? { host } : {})).text();

describe('a shared section', () => {
  test('is shown on every page that refers to it, as it was published last', async () => {
    const section = await makeSection('Niemand leest mee.');
    const pages = [await makePage([text('Eerst'), refersTo(section.uuid)]), await makePage([refersTo(section.uuid)])];
    for (const { path } of pages) expect(await shown(path)).toContain('Niemand leest mee.');
    const place = { nid: section.nid, language: 'nl' } as const;
    const draft = { title: 'Wie leest mee', fields: { paragraphs: [text('Alleen jij leest mee.')] }, ...by };
    const { vid } = await handleSaveDraft(content.system, { ...place, from: section.vid }, draft);
    expect(await shown(pages[0]?.path ?? '')).not.toContain('Alleen jij');
    const purged = await collectPurges(content.system, () => publish(content.system, { ...place, from: vid }, null));
    const answer = await content.ask(`/api/nl${pages[1]?.path}`);
    const tags = answer.headers.get('x-cache-tags')?.split(' ') ?? [];
    expect(purged.filter((tag) => tags.includes(tag))).toContain(`node:${section.nid}`);
    expect(await answer.text()).toContain('Alleen jij leest mee.');
  });

  test('is not there while it is a draft, in another programme, or in a language that it does not have', async () => {
    const section = await makeSection('Voor alcohol.', ['alcohol']);
    const { path } = await makePage([refersTo(section.uuid)]);
    expect(await shown(path)).toContain('Voor alcohol.');
    expect(await shown(path, 'gokken.localhost')).not.toContain('Voor alcohol.');
    const english = await makePage([refersTo(section.uuid)], 'en');
    expect(await shown(english.path, undefined, 'en')).not.toContain('Voor alcohol.');
    const place = { nid: section.nid, language: 'en' } as const;
    const other = await translate(content.system, place, { title: 'Who reads', fields: {}, ...by });
    const fields = { paragraphs: [text('For alcohol.')] };
    const { vid } = await handleSaveDraft(
      content.system,
      { ...place, from: other.vid },
      { title: 'Who', fields, ...by },
    );
    expect(await shown(english.path, undefined, 'en')).not.toContain('For alcohol.');
    await publish(content.system, { ...place, from: vid }, null);
    expect(await shown(english.path, undefined, 'en')).toContain('For alcohol.');
    await unpublish(content.system, { nid: section.nid, language: 'nl', from: section.vid }, null);
    expect(await shown(path)).not.toContain('Voor alcohol.');
  });

  test('costs a page with many no more queries than one', async () => {
    const queries = async (blocks: readonly object[]) => {
      const { path } = await makePage(blocks);
      return (await recordQueries(() => shown(path))).length;
    };
    const sections = await Promise.all(Array.from({ length: 12 }, (_, at) => makeSection(`Sectie ${at}.`)));
    const references = sections.map(({ uuid }) => refersTo(uuid));
    expect(await queries(references)).toBe(await queries(references.slice(0, 1)));
  });

  test('holds no section, not in a draft either', async () => {
    const section = await makeSection('Buiten.');
    const inner = await makeSection('Binnen.');
    const headers = await content.signIn('editor', 'localhost');
    const body = JSON.stringify({
      from: section.vid,
      title: 'In zichzelf',
      fields: { paragraphs: [refersTo(inner.uuid)] },
    });
    const at = `/api/nl/desk/pages/${section.nid}/nl`;
    const refused = await content.ask(at, { host: 'localhost', method: 'POST', headers, body });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('paragraphs.0');
  });

  test('tells where it stands before it is changed', async () => {
    const section = await makeSection('Overal.');
    const pages = [await makePage([refersTo(section.uuid)]), await makePage([refersTo(section.uuid)])];
    const headers = await content.signIn('editor', 'localhost');
    const at = `/api/nl/desk/pages/${section.nid}/nl/affected`;
    const { entities } = await (await content.ask(at, { host: 'localhost', headers })).json();
    const by = (entities as { nid: number; by: string }[]).filter((one) => one.by === 'reference');
    expect([...new Set(by.map(({ nid }) => nid))].sort()).toEqual(pages.map(({ nid }) => nid).sort());
  });
});
