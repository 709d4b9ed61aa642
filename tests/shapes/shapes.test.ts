import { describe, expect, it } from 'vitest';
import { toCurrentFields } from '#registry/current-fields.ts';
import { createExampleContext } from '#registry/example-context.ts';
import type { SafeHtml } from '#registry/fields/field.ts';
import { findNodeDefinition, findParagraphDefinition, NODES, PARAGRAPHS } from '#registry/index.ts';
import { getFields, type StoredFields } from '#registry/stored.ts';
import { checkFields } from '#src/cms/modules/content/check.ts';
import { findNodeType, REGISTRY } from '#src/editor/canvas/editor-registry.ts';
import { renderBlock } from '#src/editor/canvas/render/render-block.ts';
import { toPageContent } from '#src/editor/canvas/stored/from-puck.ts';
import { toPuckData } from '#src/editor/canvas/stored/to-puck.ts';
import { getSectionItem } from '#tests/support/section-item.ts';
import { getShape, keepShape, keptShapes } from './stored-shapes.ts';

const MADE_BY_EDITORS = [...NODES, ...PARAGRAPHS].filter(
  (definition) => definition.entity === 'paragraph' || definition.madeBy === 'editor',
);
const saved = keptShapes();
const getDefinition = (entity: string, type: string) =>
  entity === 'node' ? findNodeDefinition(type) : findParagraphDefinition(type);

/** Returns every typed word, in any nesting. */
function readWords(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.split(/\s+/).filter(Boolean);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(readWords) : [];
}

describe.each(MADE_BY_EDITORS)('$entity $name', (definition) => {
  const shapes = saved.filter(({ entity, type }) => entity === definition.entity && type === definition.name);

  it('has its shape kept with content, so that a later release can show that it opens', () => {
    const now = getShape(definition);
    if (process.env.KEEP_SHAPES && JSON.stringify(shapes.at(-1)?.shape) !== JSON.stringify(now))
      return keepShape(definition, saved);
    const remedy =
      shapes.length === 0 ? 'A new type: ' : 'A changed field: see docs/decisions/changed-fields.md, then ';
    expect(shapes.at(-1)?.shape, `${remedy}\`npm run shapes\` keeps its shape`).toEqual(now);
  });

  it('keeps the name that a field has on the wire, whatever it is called here', () => {
    const wires = new Set(getFields(definition).map(([, { wireName }]) => wireName));
    const missingFields = shapes.flatMap(({ shape }) => Object.values(shape).filter(({ wire }) => !wires.has(wire)));
    const remedy = 'give it back its `wire`; a shape that only your own branch made may be deleted';
    expect(
      missingFields.map(({ wire }) => wire),
      remedy,
    ).toEqual([]);
  });
});

describe.each(saved)('content of $name', ({ entity, type, content }) => {
  const definition = getDefinition(entity, type);
  const brought = (storedFields: StoredFields) => toCurrentFields(definition, storedFields, findParagraphDefinition);

  it('has a type still', () => {
    expect(definition?.name).toBe(type);
    expect(content.length).toBeGreaterThan(0);
  });

  it.each(content)('is stored as its type says now, with every word', (storedFields) => {
    if (!definition) throw new Error(type);
    const now = brought(storedFields);
    const names = getFields(definition).map(([name]) => name);
    expect(Object.keys(now).filter((name) => !names.includes(name))).toEqual([]);
    expect(checkFields(definition, now, 'en')).toEqual([]);
    expect(readWords(now).toSorted()).toEqual(readWords(storedFields).toSorted());
    expect(brought(now), 'what is current stays').toBe(now);
  });

  it.each(content)('opens in the editor, is drawn and saved as it is', (storedFields) => {
    const block = { uuid: crypto.randomUUID(), type, ...brought(storedFields) };
    const holder = findNodeType(REGISTRY, entity === 'node' ? type : 'basic_page');
    if (!definition || !holder) throw new Error(type);
    const page = { title: 'Titel', fields: entity === 'node' ? brought(storedFields) : { paragraphs: [block] } };
    const { data, originals } = toPuckData(REGISTRY, holder, page);
    expect(toPageContent(REGISTRY, holder, data, page, originals)).toEqual(page);
    const resolve = ({ id }: { readonly id: string }) => getSectionItem(id);
    const tools = { registry: REGISTRY, context: createExampleContext((key) => key, 'nl'), resolve };
    const blockResult = renderBlock(definition, brought(storedFields), { ...tools, safe: (html) => html as SafeHtml });
    expect(blockResult.kind, JSON.stringify(blockResult)).toBe(
      definition.renderedBy === 'component' ? 'html' : 'screen',
    );
  });
});
