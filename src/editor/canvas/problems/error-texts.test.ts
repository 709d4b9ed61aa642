import { describe, expect, it } from 'vitest';
import { isParagraphsField } from '#registry/define.ts';
import { NODES, PARAGRAPHS } from '#registry/index.ts';
import { getFields } from '#registry/stored.ts';
import { createTranslate } from '#src/cms/http/create-translate.ts';
import { getDeskText } from '#src/cms/http/violation-texts.ts';
import { checkFields, checkTitle } from '#src/cms/modules/content/check.ts';
import { findNodeType, REGISTRY } from '../editor-registry.ts';
import { checkPage, toFieldProblem } from './check-page.ts';

/** Values that a desk or another program may send in any field. */
const VALUES: readonly unknown[] = [
  ...[undefined, null, '', '  ', 'x', 'x'.repeat(256), 'x'.repeat(25_000), 7, -1, 1e9, 1.5, true, [], {}, [{}], ['x']],
  ...[
    { href: '', text: 'x' },
    { href: 'javascript:alert(1)', text: 'x' },
    { href: '/hulp', text: '' },
  ],
  ...[{ drawing: '', alt: '' }, { drawing: 'boom', alt: '' }, { media: 'x' }, { address: 'https://example.nl' }],
  ...['2026-13-01', '2026-11-26', [{ text: '' }], [{ text: 'x' }, {}], [{ text: 'x'.repeat(2001) }], 'Dit mag niet'],
];
const page = findNodeType(REGISTRY, 'basic_page');
if (!page) throw new Error('No such type.');
const uuid = '00000000-0000-4000-8000-000000000001';

/** Returns the errors of the editor and of the content system for stored fields: by path, as text. */
function getBothSides(
  type: (typeof NODES)[number] | (typeof PARAGRAPHS)[number],
  stored: object,
  language: 'nl' | 'en',
) {
  const isNode = type.entity === 'node';
  const fields: Record<string, unknown> = isNode
    ? { ...stored }
    : { paragraphs: [{ uuid, type: type.name, ...stored }] };
  const definition = isNode ? type : page;
  if (definition?.entity !== 'node') throw new Error('No such type.');
  const inEditor = checkPage(REGISTRY, definition, { title: 'Titel', fields });
  return {
    browser: inEditor.map((problem) => `${problem.path}: ${toFieldProblem(createTranslate(language), problem)}`),
    server: checkFields(definition, fields, language).map((field) => `${field.path}: ${getDeskText(field, language)}`),
  };
}

describe.each(['nl', 'en'] as const)('the editor and the content system (%s)', (language) => {
  it.each([...NODES, ...PARAGRAPHS])('say the same of every field of $entity $name', (type) => {
    for (const [name, field] of getFields(type)) {
      if (isParagraphsField(field)) continue;
      for (const value of VALUES) {
        const { browser, server } = getBothSides(type, value === undefined ? {} : { [name]: value }, language);
        expect(browser, `${name}: ${JSON.stringify(value)?.slice(0, 40)}`).toEqual(server);
        for (const line of browser) expect(line).not.toMatch(/desk-fields|undefined/);
      }
    }
  });

  it('say the same of a title, and of a block that may not stand there', () => {
    for (const title of ['', ' ', 'x'.repeat(256)]) {
      const problems = checkPage(REGISTRY, page, { title, fields: {} }).map((problem) =>
        toFieldProblem(createTranslate(language), problem),
      );
      expect(problems).toEqual(checkTitle(title, language).map((violation) => getDeskText(violation, language)));
      expect(problems).toHaveLength(1);
    }
    const fields = { paragraphs: [{ uuid, type: 'phase', title: 'x' }] };
    const problems = checkPage(REGISTRY, page, { title: 'Titel', fields });
    expect(problems.map((problem) => toFieldProblem(createTranslate(language), problem))).toEqual(
      checkFields(page, fields, language).map((field) => getDeskText(field, language)),
    );
  });
});
