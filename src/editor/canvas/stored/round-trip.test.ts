import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineParagraph } from '#registry/define.ts';
import { text } from '#registry/fields/text.ts';
import { GALLERY } from '#registry/gallery.tsx';
import { NODES, PARAGRAPHS } from '#registry/index.ts';
import { STARTER } from '#src/cms/starter/content.ts';
import { listLoadableNodes } from '#src/cms/starter/nodes.ts';
import { type EditorRegistry, findNodeType, REGISTRY } from '../editor-registry.ts';
import { toPageContent } from './from-puck.ts';
import type { PageContent } from './page-content.ts';
import { toPuckData } from './to-puck.ts';

function throughTheEditor(type: string, page: PageContent, registry: EditorRegistry = REGISTRY): PageContent {
  const definition = findNodeType(registry, type);
  if (!definition) throw new Error(`No type "${type}".`);
  const { data, originals } = toPuckData(registry, definition, page);
  return toPageContent(registry, definition, JSON.parse(JSON.stringify(data)), page, originals);
}

const getBytes = (page: PageContent) => JSON.stringify(page);

describe('a page that is opened and saved', () => {
  const pages = listLoadableNodes(STARTER).flatMap(({ type, translations }) =>
    translations.map(({ title, fields, path }) => ({ type, path, page: { title, fields } })),
  );

  it('stays byte for byte as it was, for every page of the starter content', () => {
    expect(pages.length).toBeGreaterThan(100);
    for (const { type, page } of pages) expect(getBytes(throughTheEditor(type, page))).toBe(getBytes(page));
  });

  it('stays as it was for every example of every type', () => {
    for (const { definition, examples } of GALLERY) {
      for (const { title = 'Titel', ...fields } of Object.values(examples)) {
        const page =
          definition.entity === 'node'
            ? { type: definition.name, page: { title: String(title), fields } }
            : {
                type: 'basic_page',
                page: {
                  title: 'Titel',
                  fields: { paragraphs: [{ type: definition.name, uuid: crypto.randomUUID(), title, ...fields }] },
                },
              };
        expect(getBytes(throughTheEditor(page.type, page.page))).toBe(getBytes(page.page));
      }
    }
  });

  const block = fc.record(
    {
      uuid: fc.uuid(),
      type: fc.constantFrom('text', 'cta', 'phase', 'carousel', 'promo.v2', ...PARAGRAPHS.map(({ name }) => name)),
      title: fc.string(),
      'a.b': fc.jsonValue(),
      body: fc.jsonValue(),
      extra: fc.jsonValue(),
    },
    { requiredKeys: ['uuid', 'type'] },
  );

  it('keeps whatever it does not know: types, members, values, repeated uuids', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...NODES.map(({ name }) => name)),
        fc.string(),
        fc.array(fc.oneof(block, fc.jsonValue())),
        fc.jsonValue(),
        (type, title, paragraphs, laterJsonValue) => {
          const page: PageContent = JSON.parse(
            JSON.stringify({ title, fields: { later: laterJsonValue, paragraphs, lead: 'x' } }),
          );
          const twice = { ...page, fields: { ...page.fields, paragraphs: [...paragraphs, ...paragraphs] } };
          expect(getBytes(throughTheEditor(type, page))).toBe(getBytes(page));
          expect(getBytes(throughTheEditor(type, twice))).toBe(getBytes(twice));
        },
      ),
    );
  });
});

describe('a change in the editor', () => {
  const quote = defineParagraph({
    name: 'quote',
    label: { nl: 'Citaat', en: 'Quote' },
    hint: { nl: 'Wat iemand zei.', en: 'What somebody said.' },
    group: 'text',
    renderedBy: 'component',
    fields: { words: text({ wireName: 'field_words', label: { nl: 'Woorden', en: 'Words' } }) },
  });
  const registry: EditorRegistry = { ...REGISTRY, paragraphs: [...PARAGRAPHS, quote] };
  const definition = findNodeType(registry, 'basic_page');
  if (!definition) throw new Error('No such type.');
  const page = { title: 'A', fields: { lead: 'B', paragraphs: [] } };

  it('saves a new block of a type that a developer added, under a uuid of its own', () => {
    const { data, originals } = toPuckData(registry, definition, page);
    const uuid = crypto.randomUUID();
    const props = { ...data.root.props, paragraphs: [{ type: 'quote', props: { id: `quote-${uuid}`, words: 'Ja' } }] };
    expect(toPageContent(registry, definition, { root: { props }, content: [] }, page, originals)).toEqual({
      title: 'A',
      fields: { lead: 'B', paragraphs: [{ uuid, type: 'quote', words: 'Ja' }] },
    });
  });

  it('leaves out what was emptied', () => {
    const { data, originals } = toPuckData(registry, definition, page);
    const props = { ...data.root.props, title: 'C', lead: undefined };
    expect(toPageContent(registry, definition, { root: { props }, content: [] }, page, originals)).toEqual({
      title: 'C',
      fields: { paragraphs: [] },
    });
  });
});
