import vm from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { COMPONENTS } from '#registry/components.ts';
import type { BlockContext } from '#registry/context.ts';
import type { RenderedBlock } from '#registry/define.ts';
import type { SafeHtml } from '#registry/fields/field.ts';
import { SafeHtmlBlock } from '#src/ui/RichText.tsx';
import { renderBlocks } from './blocks.ts';
import { toSafeHtml } from './safe-html.ts';
import { toFaqPage, toScriptSafeJson } from './structured-data.ts';
import { type Block, readNode } from './tree.ts';

const links = { forms: '/form/' };
const context = { heading: 1, position: 0, language: 'nl', links, t: (key: string) => key } as unknown as BlockContext;

const createId = (value: string | number) => [{ value }];
let counter = 0;
function createWire(type: string, fields: Record<string, unknown> = {}) {
  counter += 1;
  return { id: createId(counter), uuid: createId(`uuid-${counter}`), type: [{ target_id: type }], ...fields };
}
const createText = (body: string) => createWire('text', { field_text: [{ value: body, format: 'rich_text' }] });

function createPage(...paragraphs: unknown[]): Block {
  const fields = { title: createId('Privacy'), field_paragraphs: paragraphs } as never;
  return readNode({ name: 'basic_page 7', uuid: 'n', type: 'basic_page', fields }, { safe: toSafeHtml });
}

const components = {
  basic_page: ({ title, paragraphs }: { title: string; paragraphs: readonly RenderedBlock[] }) => (
    <>
      <h1>{title}</h1>
      {paragraphs.map((block) => (
        <SafeHtmlBlock key={block.uuid} html={block.html} />
      ))}
    </>
  ),
  text: ({ body }: { body: SafeHtml }) => {
    if (body.includes('throws')) throw new Error('broken component');
    if (body.includes('hangs')) for (;;);
    return <SafeHtmlBlock html={body} />;
  },
};

function render(
  node: Block,
  forStaff = false,
  ownComponents: Record<string, unknown> = components,
  revision: string | null = null,
) {
  return renderBlocks(node, { components: ownComponents as never, context, forStaff, revision });
}

describe('a page of blocks', () => {
  it('marks a paragraph with a script for the shell, and no other', () => {
    const node = createPage(createText('<p>een</p>'), createText('<p>twee</p>'));
    const [lists] = Object.entries(node.children);
    const [key, [first, ...otherBlocks]] = lists as [string, readonly [Block, ...Block[]]];
    const definition = { ...first.definition, island: true } as Block['definition'];
    const { html } = render({ ...node, children: { [key]: [{ ...first, definition }, ...otherBlocks] } });
    expect(html).toContain('<div class="block-island" data-block-island="text"><div><p>een</p></div></div>');
    expect(html.match(/data-block-island/g)).toHaveLength(1);
  });

  it('renders every block in order', () => {
    const { html, failures } = render(createPage(createText('<p>een</p>'), createText('<p>twee</p>')));
    expect(html).toMatch(/<h1>Privacy<\/h1>.*een.*twee/);
    expect(failures).toEqual([]);
  });

  it('leaves a block that throws out, and keeps the rest', () => {
    const { html, failures } = render(
      createPage(createText('<p>een</p>'), createText('<p>throws</p>'), createText('<p>twee</p>')),
    );
    expect(html).toMatch(/een.*twee/);
    expect(html).not.toContain('throws');
    expect(failures).toMatchObject([{ type: 'text', reason: 'threw' }]);
  });

  it('leaves a block that hangs out, and keeps the rest', () => {
    const { html, failures } = render(
      createPage(createText('<p>een</p>'), createText('<p>hangs</p>'), createText('<p>twee</p>')),
    );
    expect(html).toMatch(/een.*twee/);
    expect(failures).toMatchObject([{ type: 'text', reason: 'timeout', entity: expect.stringContaining('text ') }]);
  });

  it('watches a revision until it was rendered once in time, and never trusts one that hung', () => {
    const watch = vi.spyOn(vm.Script.prototype, 'runInThisContext');
    const watched = (body: string, revision: string) => {
      watch.mockClear();
      render(createPage(createText(body)), false, components, revision);
      return watch.mock.calls.length > 0;
    };
    expect([watched('<p>een</p>', 'a@1'), watched('<p>een</p>', 'a@1'), watched('<p>een</p>', 'a@2')]).toEqual([
      true,
      false,
      true,
    ]);
    expect([watched('<p>hangs</p>', 'b@1'), watched('<p>hangs</p>', 'b@1')]).toEqual([true, true]);
  });

  it('stops components that nest without end', () => {
    const Endless = (): React.JSX.Element => <Endless />;
    const { html, failures } = render(createPage(createText('<p>een</p>')), false, { ...components, text: Endless });
    expect(html).toContain('<h1>Privacy</h1>');
    expect(failures.map((failure) => failure.reason)).toEqual(['timeout']);
  });

  it('shows nothing of an unknown type to a visitor and a named card to staff', () => {
    const node = createPage(createWire('carousel'), createText('<p>een</p>'));
    expect(render(node).html).not.toContain('carousel');
    expect(render(node, true).html).toContain('carousel');
    expect(render(node).failures).toMatchObject([{ type: 'carousel', reason: 'unknown' }]);
  });

  it('leaves out a block without its required text, and says nothing of types that stand in a screen', () => {
    const { html, failures } = render(
      createPage(createWire('text'), createWire('onboarding_question', { field_title: [{ value: 'x' }] })),
    );
    expect(html).toBe('<h1>Privacy</h1>');
    expect(failures).toMatchObject([{ type: 'text', reason: 'incomplete' }]);
  });

  it('leads from a form that an editor placed to the form itself', () => {
    const { html } = render(
      createPage(createWire('webform', { field_webform: [{ target_id: 'contact' }] })),
      false,
      COMPONENTS,
    );
    expect(html).toContain('href="/form/contact"');
  });

  it('shows title and blocks where the component of the node itself fails', () => {
    const broken = vi.fn(() => {
      throw new Error('broken node');
    });
    const { html } = render(createPage(createText('<p>een</p>')), false, { ...components, basic_page: broken });
    expect(html).toMatch(/<h1>Privacy<\/h1>.*een/);
  });

  it('escapes hostile text and drops script', () => {
    const { html } = render(createPage(createText('<p onclick="x()">een<script>alert(1)</script></p>')));
    expect(html).toContain('<p>een</p>');
    expect(html).not.toContain('script');
  });

  it('leaves out a reference that nobody could follow', () => {
    const { failures } = render(createPage({ target_id: 3, target_type: 'paragraph' }, createText('<p>een</p>')));
    expect(failures).toEqual([]);
  });
});

describe('a shared section', () => {
  const createSection = (...blocks: unknown[]) =>
    createWire('section', { nid: createId(7), title: createId('Sectie'), field_paragraphs: blocks });
  const createReference = (...items: unknown[]) => createWire('section_reference', { field_section: items });
  const titled = (title: string) =>
    createWire('text', { field_title: createId(title), field_text: [{ value: '<p>woorden</p>' }] });

  it('stands on the page as its blocks do, with headings of the same level', () => {
    const { html, failures } = render(
      createPage(titled('Ernaast'), createReference(createSection(titled('Erin')))),
      false,
      COMPONENTS,
    );
    const getLevel = (title: string) => new RegExp(`<(h\\d)[^>]*>${title}`).exec(html)?.[1];
    expect([getLevel('Erin'), failures]).toEqual([getLevel('Ernaast'), []]);
  });

  it('leaves out a section in a section, whatever another content system sends', () => {
    const inner = createReference(createSection(createText('<p>binnen</p>')));
    const { html } = render(
      createPage(createReference(createSection(inner, createText('<p>buiten</p>')))),
      false,
      COMPONENTS,
    );
    expect(html).toContain('buiten');
    expect(html).not.toContain('binnen');
  });

  it('is no block of the page where nothing of it may be seen, or where it is no section', () => {
    const basicPage = createWire('basic_page', {
      nid: createId(8),
      title: createId('Blad'),
      field_paragraphs: [createText('<p>blad</p>')],
    });
    const { html, failures } = render(
      createPage(createReference(), createReference(createSection()), createReference(basicPage)),
      false,
      COMPONENTS,
    );
    expect(html).not.toContain('section-reference');
    expect(failures.map(({ reason }) => reason)).toEqual(['incomplete', 'incomplete', 'incomplete']);
  });
});

describe('structured data', () => {
  const question = createWire('faq_question', {
    nid: createId(9),
    title: createId('Is het gratis?'),
    field_answer: [
      { value: '<p>Ja. <strong>Echt</strong>:</p>\n<ul><li>geen kosten</li><li>&lt; 1 euro &amp; klaar</li></ul>' },
    ],
  });

  it('names the questions of a page for search engines, in words alone', () => {
    const faqPage = toFaqPage(createPage(createWire('faq', { field_questions: [question] })));
    expect(faqPage?.mainEntity).toMatchObject([
      { name: 'Is het gratis?', acceptedAnswer: { text: 'Ja. Echt: geen kosten < 1 euro & klaar' } },
    ]);
    expect(toFaqPage(createPage(createText('<p>een</p>')))).toBeUndefined();
  });

  it('cannot close the script element it stands in', () => {
    expect(toScriptSafeJson({ a: '</script><script>' })).not.toContain('</');
    expect(JSON.parse(toScriptSafeJson({ a: '</script>' }))).toEqual({ a: '</script>' });
  });
});
