import { expect, it } from 'vitest';
import { toCurrentFields } from './current-fields.ts';
import { defineNode, defineParagraph } from './define.ts';
import { convertField, renameField } from './field-changes.ts';
import { paragraphsField } from './fields/paragraphs.ts';
import { text } from './fields/text.ts';

const label = { nl: 'Iets', en: 'Something' };
const toText = (wire: string) => text({ wireName: wire, label });

/** A type with other earlier names: its body was `tekst`, then `words`, and its count was a text. */
const quote = defineParagraph({
  name: 'quote',
  label,
  hint: label,
  group: 'text',
  renderedBy: 'component',
  earlier: [
    renameField('tekst', 'words'),
    renameField('words', 'body'),
    convertField('count', (value) => (typeof value === 'string' ? Number(value) : value)),
  ],
  fields: {
    body: toText('field_text'),
    count: toText('field_count'),
    inner: paragraphsField({ wireName: 'field_inner', label, allow: ['quote'] }),
  },
});
const page = defineNode({
  name: 'story',
  label,
  hint: label,
  madeBy: 'editor',
  renderedBy: 'component',
  earlier: [renameField('blokken', 'blocks')],
  fields: { blocks: paragraphsField({ wireName: 'field_blocks', label, allow: ['quote'] }) },
});
const brought = (storedFields: Readonly<Record<string, unknown>>) =>
  toCurrentFields(page, storedFields, (name) => (name === 'quote' ? quote : undefined));

const uuid = '00000000-0000-4000-8000-000000000001';

it('brings content of any earlier release along, through every block', () => {
  const inner = [{ uuid, type: 'quote', words: 'Binnen' }];
  expect(brought({ blokken: [{ uuid, type: 'quote', tekst: 'Buiten', count: '3', inner }] })).toEqual({
    blocks: [{ uuid, type: 'quote', body: 'Buiten', count: 3, inner: [{ uuid, type: 'quote', body: 'Binnen' }] }],
  });
});

it('keeps what was written later, where an older machine wrote beside a newer one', () => {
  const blocks = [{ uuid, type: 'quote', tekst: 'Oud', body: 'Nieuw' }];
  expect(brought({ blocks })).toEqual({ blocks: [{ uuid, type: 'quote', body: 'Nieuw' }] });
});

it('gives current content back as it is, and leaves alone what no definition knows', () => {
  const current = {
    blocks: [{ uuid, type: 'quote', body: 'Nu', count: 3 }, { uuid, type: 'carousel', tekst: 'x' }, 7],
  };
  expect(brought(current)).toBe(current);
  expect(toCurrentFields(undefined, current, () => undefined)).toBe(current);
});
