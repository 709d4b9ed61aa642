import { expect, it } from 'vitest';
import type { Schema } from 'yup';
import { defineParagraph } from '../define.ts';
import { listStoredLinks } from '../stored-links.ts';
import type { SafeHtml } from './field.ts';
import { group } from './group.ts';
import { link } from './link.ts';
import { number } from './number.ts';
import { richText } from './rich-text.ts';
import { text } from './text.ts';

const label = { nl: 'Iets', en: 'Something' };
const rows = group({
  wireName: 'field_rows',
  label,
  row: label,
  max: 3,
  fields: {
    name: text({ wireName: 'field_name', label, required: true, maxLength: 10 }),
    body: richText({ wireName: 'field_body', label }),
    more: link({ wireName: 'field_more', label }),
    weight: number({ wireName: 'field_weight', label, max: 9 }),
  },
});
const lines = group({
  wireName: 'field_lines',
  label,
  row: label,
  max: 9,
  fields: { text: text({ wireName: 'field_text', label, required: true }) },
});
const safe = (html: string) => `safe:${html}` as SafeHtml;
const written = [{ name: 'Een', body: '<p>1</p>', more: { href: '/hulp', text: 'Hulp' }, weight: 2 }, { name: 'Twee' }];

it('travels row by row, each field by its name on the wire, and comes back as it was stored', () => {
  const items = rows.wrap(written, () => undefined);
  expect(items[0]).toMatchObject({ field_name: [{ value: 'Een' }], field_weight: [{ value: 2 }] });
  expect(rows.unwrap(JSON.parse(JSON.stringify(items)))).toEqual(written);
});

it('gives a component its rows, their rich text sanitised, without those that lack what they need', () => {
  const items = [...rows.wrap(written, () => undefined), { field_body: [{ value: '<p>Geen naam</p>' }] }, { uuid: [] }];
  expect(rows.read(items, { safe })).toEqual([{ ...written[0], body: 'safe:<p>1</p>' }, { name: 'Twee' }]);
});

it('reads a plain list of values, and the lines of one, where a row has one field', () => {
  const plain = [{ value: 'Een' }, { value: 'Twee\n\n Drie ' }];
  const read = [{ text: 'Een' }, { text: 'Twee' }, { text: 'Drie' }];
  expect(lines.read(plain, { safe })).toEqual(read);
  expect(lines.unwrap(plain)).toEqual(read);
  expect(rows.read(plain, { safe })).toEqual([]);
});

it.each([
  [[{}], false],
  [[{ name: 'Te lange naam' }], false],
  [[{ name: 'Een', weight: 10 }], false],
  [[{ name: 'Een', more: { href: 'javascript:alert(1)', text: 'x' } }], false],
  [Array.from({ length: 4 }, () => ({ name: 'Een' })), false],
  ['Een', false],
  [[], true],
  [written, true],
])('judges %j', async (value, isGood) => {
  expect(await (rows.schema() as Schema).isValid(value, { strict: true })).toBe(isGood);
});

it('holds links that are looked up as all others are', () => {
  const definition = defineParagraph({
    name: 'rows',
    label,
    hint: label,
    group: 'lists',
    renderedBy: 'component',
    fields: { rows },
  });
  const storedLinks = listStoredLinks(
    definition,
    { rows: [written[1], { name: 'x', body: '<a href="/welkom">W</a>' }, written[0]] },
    () => undefined,
  );
  expect(storedLinks).toEqual([
    { path: 'rows.1.body', href: '/welkom', words: 'W' },
    { path: 'rows.2.more', href: '/hulp', words: 'Hulp' },
  ]);
});
