import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { createDrupalConfig, toYaml } from './drupal-config.ts';
import type { ConfigFile } from './drupal-field.ts';
import { toWireType } from './wire-types.ts';

const files = createDrupalConfig();
const getNames = (pattern: RegExp) => [...files.keys()].flatMap((name) => pattern.exec(name)?.[1] ?? []);

test('a Drupal gets the pages and their paragraphs with every field that the registry has, and no programme', () => {
  expect(getNames(/^node\.type\.(.+)$/).sort()).toEqual([
    'basic_page',
    'faq_question',
    'help',
    'landing_page',
    'section',
  ]);
  expect(getNames(/^paragraphs\.paragraphs_type\.(.+)$/)).toContain('text_image');
  expect(getNames(/^paragraphs\.paragraphs_type\.(.+)$/)).not.toContain('exercise');
  for (const [kind, pattern] of [
    ['node', /^node\.type\.(.+)$/],
    ['paragraph', /^paragraphs\.paragraphs_type\.(.+)$/],
  ] as const) {
    for (const type of getNames(pattern)) {
      const configuredNames = getNames(new RegExp(`^field\\.field\\.${kind}\\.${type}\\.(.+)$`));
      expect(configuredNames.sort()).toEqual([...(toWireType(kind, type)?.fields ?? [])].sort());
    }
  }
});

const getDependencies = (file: ConfigFile): readonly string[] =>
  (file.dependencies as { readonly config?: readonly string[] } | undefined)?.config ?? [];

test('what a file depends on is among the files', () => {
  for (const [name, file] of files) {
    for (const other of getDependencies(file)) expect(files.has(other), `${name} wants ${other}`).toBe(true);
  }
});

test('a choice may be each of ours, and blocks may stand where the registry lets them', () => {
  const position = files.get('field.storage.paragraph.field_image_position');
  expect(position).toMatchObject({ type: 'list_string', cardinality: 1 });
  expect(JSON.stringify(position)).toContain('"value":"before"');
  expect(files.get('field.field.node.basic_page.field_paragraphs')).toMatchObject({
    settings: { handler: 'default:paragraph', handler_settings: { target_bundles: { text: 'text', cta: 'cta' } } },
  });
});

test('editors see what they write on Drupal’s own page, and visitors’ pages can read media, terms, forms and menus', () => {
  const [form, view] = ['form', 'view'].map((kind) => files.get(`core.entity_${kind}_display.node.basic_page.default`));
  expect(Object.keys(view?.content ?? {})).toEqual(Object.keys(form?.content ?? {}));
  expect(view?.content).toMatchObject({
    field_paragraphs: { type: 'entity_reference_revisions_entity_view', label: 'hidden', region: 'content' },
  });
  expect(getNames(/^rest\.resource\.(.+)$/).sort()).toEqual([
    'entity.media',
    'entity.node',
    'entity.paragraph',
    'entity.taxonomy_term',
    'webform_rest_fields',
  ]);
  expect(files.get('rest.resource.webform_rest_fields')).toMatchObject({
    id: 'webform_rest_fields',
    plugin_id: 'webform_rest_fields',
    dependencies: { module: expect.arrayContaining(['webform_rest']) },
  });
  expect(files.get('media.settings')).toMatchObject({ standalone_url: true });
  expect(files.get('system.menu.content')).toMatchObject({ id: 'content', locked: false });
});

test('a file is written as YAML, its words as JSON has them', () => {
  const value = { a: '\'t "is": zo', b: { c: [], d: {}, e: null }, f: [1, { g: true, h: ['x'] }] };
  expect(toYaml(value)).toBe(`
a: "'t \\"is\\": zo"
b:
  c: []
  d: {}
  e: null
f:
  - 1
  - g: true
    h:
      - "x"
`);
});

const readCommand = (...args: readonly string[]) =>
  new Promise<number>((resolve) => {
    execFile(process.execPath, ['src/server/content-config.ts', ...args], (error) => resolve(Number(error?.code ?? 0)));
  });

test('the command fills a folder, and none that holds anything', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'drupal-config-'));
  expect(await readCommand(join(folder, 'new'))).toBe(0);
  expect(readdirSync(join(folder, 'new'))).toHaveLength(files.size);
  expect(readFileSync(join(folder, 'new', 'system.feature_flags.yml'), 'utf8')).toBe('linkset_endpoint: true\n');
  expect(await readCommand(join(folder, 'new'))).toBe(2);
  expect(await readCommand()).toBe(2);
  rmSync(folder, { recursive: true });
});
