import { describe, expect, it } from 'vitest';
import { defineNode, defineParagraph, type NodeDefinition } from '#registry/define.ts';
import { createExampleContext } from '#registry/example-context.ts';
import type { SafeHtml } from '#registry/fields/field.ts';
import { paragraphsField } from '#registry/fields/paragraphs.ts';
import { text } from '#registry/fields/text.ts';
import { NODES, PARAGRAPHS } from '#registry/index.ts';
import { getFields, isStoredParagraph } from '#registry/stored.ts';
import { getSectionItem } from '#tests/support/section-item.ts';
import { type EditorRegistry, findNodeType, REGISTRY } from './editor-registry.ts';
import { EDITABLE_FIELD_KINDS } from './fields/FieldControl.tsx';
import { buildPalette, createPuckConfig } from './puck-config.tsx';
import { type BlockTools, renderBlock } from './render/render-block.ts';
import { renderCanvasFrame } from './render/render-canvas-frame.ts';

const quote = defineParagraph({
  name: 'quote',
  label: { nl: 'Uitspraak', en: 'Saying' },
  hint: { nl: 'Wat iemand zei.', en: 'What somebody said.' },
  group: 'text',
  renderedBy: 'component',
  fields: { words: text({ wireName: 'field_words', label: { nl: 'Woorden', en: 'Words' }, required: true }) },
});
const story = defineNode({
  name: 'story',
  label: { nl: 'Verhaal', en: 'Story' },
  hint: { nl: 'Een verhaal.', en: 'A story.' },
  madeBy: 'editor',
  renderedBy: 'component',
  fields: {
    paragraphs: paragraphsField({
      wireName: 'field_paragraphs',
      label: { nl: 'Blokken', en: 'Blocks' },
      allow: ['quote', 'cta'],
    }),
  },
});
const registry: EditorRegistry = {
  ...REGISTRY,
  nodes: [...NODES, story],
  paragraphs: [...PARAGRAPHS, quote],
  components: {
    ...REGISTRY.components,
    quote: ({ words }: { words: string }) => {
      if (words === 'knal') throw new Error('Kapot');
      return <blockquote>{words}</blockquote>;
    },
    story: ({ title }: { title: string }) => <h1>{title}</h1>,
  },
};
const texts = {
  unknown: 'Onbekend',
  groups: { text: 'Tekst', media: 'Beeld', action: 'Doen', lists: 'Lijsten', programme: 'Programma' },
};
const tools: BlockTools = {
  registry,
  context: createExampleContext((key) => key, 'nl'),
  resolve: ({ id }) => getSectionItem(id),
  safe: (html) => html as SafeHtml,
};
const typeNamed = (name: string): NodeDefinition => {
  const nodeType = findNodeType(registry, name);
  if (!nodeType) throw new Error(`No type "${name}".`);
  return nodeType;
};

describe('a type that a developer adds to the registry', () => {
  it('stands in the palette by itself, in its group and with its fields', () => {
    const { categories, components } = createPuckConfig(registry, story, 'nl', texts);
    expect(categories?.text).toEqual({ title: 'Tekst', components: ['quote'] });
    expect(categories?.action?.components).toEqual(['cta']);
    expect(components.quote).toMatchObject({
      label: 'Uitspraak',
      fields: { words: { type: 'custom', label: 'Woorden' } },
    });
  });

  it('is drawn by its own component; one that throws, or lacks what it needs, says so in its place', () => {
    expect(renderBlock(quote, { words: 'Het lukt' }, tools)).toEqual({
      kind: 'html',
      html: '<blockquote>Het lukt</blockquote>',
    });
    expect(renderBlock(quote, {}, tools)).toEqual({ kind: 'lacks', field: 'words' });
    expect(renderBlock(quote, { words: 'knal' }, tools)).toEqual({ kind: 'threw', message: 'Kapot' });
    expect(renderCanvasFrame(story, { title: 'Mijn verhaal' }, {}, tools).drawn).toEqual({
      kind: 'html',
      html: '<h1>Mijn verhaal</h1>',
    });
  });
});

describe('the configuration of the editor', () => {
  it('offers on a page only what its type allows, in the words of the desk', () => {
    for (const definition of NODES) {
      const offers = buildPalette(registry, definition).flatMap(({ types }) => types.map(({ name }) => name));
      const allowedValues = getFields(definition).flatMap(([, field]) =>
        'allow' in field ? (field.allow as string[]) : [],
      );
      expect([...offers].sort()).toEqual([...new Set(allowedValues)].sort());
    }
    const english = createPuckConfig(registry, typeNamed('landing_page'), 'en', texts);
    expect([english.root?.label, english.components.text?.label]).toEqual(['Landing page', 'Text']);
  });

  it('has a place for every list of blocks of a page, with what may stand in each', () => {
    const { fields } = createPuckConfig(registry, typeNamed('program'), 'nl', texts).root ?? {};
    expect(fields?.phases).toMatchObject({ type: 'slot', allow: ['phase'] });
    expect(fields?.endExercises).toMatchObject({ type: 'slot', allow: ['exercise'] });
  });

  it('knows a control for every kind of field', () => {
    const kinds = [...NODES, ...PARAGRAPHS].flatMap((type) => getFields(type).map(([, { kind }]) => kind));
    expect([...new Set(kinds)].filter((kind) => !EDITABLE_FIELD_KINDS.includes(kind))).toEqual([]);
  });

  it('draws every example of a type that has a component', () => {
    for (const [name, example] of Object.entries(REGISTRY.examples)) {
      const definition = [...NODES, ...PARAGRAPHS].find((nodeDefinition) => nodeDefinition.name === name);
      if (!definition) throw new Error(`No type "${name}".`);
      expect(renderBlock(definition, example, tools).kind).toBe('html');
    }
  });

  it('places nested blocks through their own components; unknown ones are left out', () => {
    const nested = { uuid: 'a', type: 'frontpage_program', title: 'Minder drinken' };
    expect(isStoredParagraph(nested)).toBe(true);
    const definition = PARAGRAPHS.find(({ name }) => name === 'frontpage_programs');
    if (!definition) throw new Error('No such type.');
    const block = renderBlock(
      definition,
      { title: 'Kies', programmes: [nested, { uuid: 'b', type: 'carousel' }] },
      tools,
    );
    expect(block).toMatchObject({ kind: 'html', html: expect.stringMatching(/<h2>Kies.*Minder drinken/s) });
  });
});
