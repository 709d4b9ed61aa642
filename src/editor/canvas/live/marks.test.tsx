// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { EXAMPLE_NAMES } from '#registry/example.ts';
import { createExampleContext } from '#registry/example-context.ts';
import type { SafeHtml } from '#registry/fields/field.ts';
import { GALLERY } from '#registry/gallery.tsx';
import { REGISTRY } from '../editor-registry.ts';
import { type BlockTools, renderBlock } from '../render/render-block.ts';
import { type OpenedSection, toSectionOwner } from '../shared/opened-sections.ts';
import { getValueByPath, type Mark, removeMarks, replaceMarks, setValueByPath } from './marks.ts';

const tools: BlockTools = {
  registry: REGISTRY,
  context: createExampleContext((key) => key, 'nl'),
  resolve: () => undefined,
  safe: (html) => html as SafeHtml,
};

const examples = GALLERY.flatMap(({ definition, examples }) =>
  EXAMPLE_NAMES.map((name) => ({ definition, stored: examples[name], what: `${definition.name}, ${name}` })),
);

function createDrawn({ definition, stored }: (typeof examples)[number]) {
  const marks: Mark[] = [];
  const markedBlock = renderBlock(definition, stored, {
    ...tools,
    marking: { owner: 'x', language: 'nl', path: [], marks },
  });
  return { marks, marked: markedBlock, plain: renderBlock(definition, stored, tools) };
}

it.each(examples)('$what: is drawn with marks as it is without them', (example) => {
  const { marked, plain } = createDrawn(example);
  expect(marked.kind).toBe(plain.kind);
  if (marked.kind === 'html' && plain.kind === 'html') expect(removeMarks(marked.html)).toBe(plain.html);
});

it.each(examples)('$what: each place says what is stored there', (example) => {
  const { marked, marks } = createDrawn(example);
  if (marked.kind !== 'html') return;
  const holder = document.createElement('div');
  holder.innerHTML = replaceMarks(marked.html, marks);
  expect(removeMarks(holder.innerHTML)).toBe(holder.innerHTML);
  for (const container of holder.querySelectorAll<HTMLElement>('[data-edit]')) {
    const mark = marks[Number(container.dataset.edit)];
    const value = getValueByPath(example.stored, mark?.path ?? []);
    const storedElement = document.createElement('div');
    if (mark?.kind === 'rich') storedElement.innerHTML = String(value);
    else storedElement.textContent = String(value);
    expect(container.textContent).toBe(storedElement.textContent);
  }
});

it('has a place for the title and the words of every kind of block that has any', () => {
  const kinds = new Set(
    examples.flatMap((example) => {
      const { marked, marks } = createDrawn(example);
      if (marked.kind !== 'html') return [];
      const numbers = [...replaceMarks(marked.html, marks).matchAll(/data-edit="(\d+)"/g)].map(([, location]) =>
        Number(location),
      );
      return numbers.map((at) => `${example.definition.name} ${marks[at]?.path.join('.')}`);
    }),
  );
  for (const path of ['text title', 'text body', 'landing_page title', 'basic_page title']) {
    expect([...kinds]).toContain(path);
  }
});

/** Returns the paths of the editable texts of a block or page with these values. */
function getPlaces(
  name: string,
  storedFields: Readonly<Record<string, unknown>>,
  hasEmpty: boolean,
): readonly string[] {
  const definition = [...REGISTRY.paragraphs, ...REGISTRY.nodes].find((paragraph) => paragraph.name === name);
  if (!definition) throw new Error(`No type "${name}".`);
  const marks: Mark[] = [];
  const marking = { owner: 'x', language: 'nl', path: [], marks, hasEmpty } as const;
  const block = renderBlock(definition, storedFields, { ...tools, marking });
  if (block.kind !== 'html') return [];
  const numbers = [...replaceMarks(block.html, marks).matchAll(/data-edit="(\d+)"/g)].map(([, location]) =>
    Number(location),
  );
  return numbers.map((at) => marks[at]?.path.join('.') ?? '');
}

it('finds a row of a group where it is stored, whatever rows before it are still empty', () => {
  const fields = { kind: 'slip', title: 'Uitgegleden', steps: [{}, { text: 'Adem uit.' }] };
  expect(getPlaces('door', fields, false)).toEqual(['title', 'steps.1.text']);
  expect(getPlaces('door', fields, true)).toEqual(['title', 'lead', 'steps.0.text', 'steps.1.text']);
});

it('has a place for the words of a link that is not made yet, and for the introduction of a page', () => {
  expect(getPlaces('cta', { title: 'Begin' }, true)).toEqual(['title', 'body', 'link.text', 'second.text']);
  expect(getPlaces('cta', { title: 'Begin', link: { text: 'Half' } }, false)).toEqual([]);
  expect(getPlaces('basic_page', { title: 'Rust' }, true)).toEqual(['title', 'lead']);
  expect(getPlaces('landing_page', { title: 'Rust' }, true)).toEqual(['title', 'lead', 'primary.text', 'second.text']);
  expect(getPlaces('landing_page', { title: 'Rust' }, false)).toEqual(['title']);
});

it('has places for the words of a question that is typed in, and for no other of its list', () => {
  const [faq] = examples.filter(({ what }) => what === 'faq, default');
  const [uuid] = (faq?.stored.questions ?? []) as readonly string[];
  const page = { uuid, type: 'faq_question', title: 'Oud' } as OpenedSection['page'];
  const content = { title: 'Nieuw?', fields: { answer: '<p>Ja.</p>' } };
  const openedSection: OpenedSection = { page, content, past: [], future: [], typedAt: 0, status: 'saved' };
  const marks: Mark[] = [];
  const marking = { owner: 'x', language: 'nl', path: [], marks } as const;
  const block = faq && renderBlock(faq.definition, faq.stored, { ...tools, marking, opened: [openedSection] });
  const html = block?.kind === 'html' ? replaceMarks(block.html, marks) : '';
  const renderedMarks = [...html.matchAll(/data-edit="(\d+)"/g)].map(([, location]) => marks[Number(location)]);
  expect(renderedMarks.map((mark) => [mark?.owner, mark?.path.join('.')])).toEqual([
    ['x', 'title'],
    [toSectionOwner(String(uuid)), 'title'],
    [toSectionOwner(String(uuid)), 'answer'],
  ]);
  expect(html).toContain('Nieuw?');
});

it('changes one value along its path, and nothing else', () => {
  const values = { id: 'a', link: { href: '/x', text: 'Oud' }, list: [{ title: 'Een' }, { title: 'Twee' }] };
  expect(setValueByPath(values, ['link', 'text'], 'Nieuw')).toEqual({ ...values, link: { href: '/x', text: 'Nieuw' } });
  const nested = setValueByPath(values, ['list', 1, 'title'], 'Drie');
  expect(nested).toEqual({ ...values, list: [{ title: 'Een' }, { title: 'Drie' }] });
});
