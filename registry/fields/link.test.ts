import { expect, test } from 'vitest';
import type { SafeHtml } from './field.ts';
import { isAllowedHref, link } from './link.ts';

const read = (uri: string) =>
  link({ wireName: 'field_link', label: { nl: 'x', en: 'x' } }).read([{ uri, title: 'Lees meer' }], {
    safe: (html) => html as SafeHtml,
  })?.href;

test.each([
  ['internal:/hulp', '/hulp'],
  ['entity:node/3', '/node/3'],
  ['https://example.org/a', 'https://example.org/a'],
  ['http://example.org/a', 'http://example.org/a'],
  ['tel:0800-0113', 'tel:0800-0113'],
])('a link kept as %s leads to %s', (uri, href) => {
  expect(read(uri)).toBe(href);
});

test.each([
  'javascript:alert(1)',
  'entity:node/3/../x',
  'entity:user/1',
  'http://a b',
  '//elsewhere.example',
  'data:x',
])('a link kept as %s leads nowhere', (uri) => {
  expect(read(uri)).toBeUndefined();
});

test('our own editors are still asked for https', () => {
  expect(isAllowedHref('http://example.org')).toBe(false);
});
