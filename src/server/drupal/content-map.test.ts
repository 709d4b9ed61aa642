import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EMPTY_MAP, readContentMap, withProductNames } from './content-map.ts';

/** Returns the result of reading a file with this content. */
function read(content: unknown) {
  const folder = mkdtempSync(join(tmpdir(), 'content-map-'));
  const file = join(folder, 'map.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  try {
    return readContentMap(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const MAP = {
  node: { article: { type: 'basic_page', fields: { field_intro: 'field_lead', field_blocks: 'field_paragraphs' } } },
  paragraph: { tekst: { type: 'text' } },
};

test('a type and its fields are known under our names, and what is not named stays as it is', () => {
  const entity = {
    id: 3,
    type: 'article',
    fields: {
      type: [{ target_id: 'article', target_type: 'node_type' }],
      title: [{ value: 'Over ons' }],
      field_intro: [{ value: 'De kliniek.' }],
      field_blocks: [],
    },
  };
  expect(withProductNames(read(MAP), 'node', entity)).toEqual({
    id: 3,
    type: 'basic_page',
    fields: {
      type: [{ target_id: 'basic_page', target_type: 'node_type' }],
      title: [{ value: 'Over ons' }],
      field_lead: [{ value: 'De kliniek.' }],
      field_paragraphs: [],
    },
  });
  expect(withProductNames(read(MAP), 'paragraph', entity)).toBe(entity);
  expect(withProductNames(EMPTY_MAP, 'node', entity)).toBe(entity);
  expect(readContentMap(null)).toBe(EMPTY_MAP);
});

test.each([
  ['{', /CONTENT_MAP names .*map\.json, and /],
  [[], /CONTENT_MAP/],
  [{ nodes: {} }, /it has something else than "node" and "paragraph": nodes/],
  [{ node: { 'my-page': { type: 'basic_page' } } }, /a name that no Drupal gives/],
  [{ node: { article: { type: 'page' } } }, /"page" of node "article" is none of ours: .*basic_page/],
  [
    { node: { article: { type: 'basic_page', fields: { body: 'field_body' } } } },
    /"field_body" is no field of "basic_page"/,
  ],
  [{ node: { article: { fields: {} } } }, /node\.article\.type/],
  [{ paragraph: { tekst: { type: 'text', extra: 1 } } }, /something else than "type" and "fields": extra/],
  [
    { node: { article: { type: 'basic_page', fields: { a: 'field_lead', b: 'field_lead' } } } },
    /two fields of node "article" are called "field_lead"/,
  ],
])('what is wrong with a map is said before anything starts: %j', (content, message) => {
  expect(() => read(content)).toThrow(message);
});

test('a file that is not there is named', () => {
  expect(() => readContentMap('/is-nergens/map.json')).toThrow(/CONTENT_MAP names \/is-nergens\/map\.json/);
});
