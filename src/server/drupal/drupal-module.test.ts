import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readWebform } from '#src/contract/webform/wire/webform-wire.ts';
import { ROOT } from '../root.ts';
import { readPurgeTags } from './purge-handler.ts';

/** The module that organisations install in Drupal; its PHP runs in `tests/matrix/drupal-module.spec.ts`. */
const FOLDER = join(ROOT, 'docs/operations/drupal-module/zelfhulp');
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');

test('the module is one that Drupal 10 and 11 find, with every module that our configuration is of', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(['src', 'tests', 'zelfhulp.info.yml', 'zelfhulp.services.yml']);
  const info = read('zelfhulp.info.yml');
  expect(info).toMatch(/^type: module$/m);
  expect(info).toMatch(/^core_version_requirement: \^10 \|\| \^11$/m);
  for (const name of ['paragraphs', 'entity_reference_revisions', 'webform', 'webform_rest', 'media_library', 'rest'])
    expect(info).toMatch(new RegExp(`^ {2}- \\w+:${name}$`, 'm'));
});

test('its service is the class that is there, called for cache tags and at the end of a request', () => {
  const services = read('zelfhulp.services.yml');
  const purge = read('src/Purge.php');
  expect(services).toContain('class: Drupal\\zelfhulp\\Purge');
  expect(services).toMatch(/name: cache_tags_invalidator[\s\S]*name: needs_destruction/);
  expect(purge).toContain('namespace Drupal\\zelfhulp;');
  expect(purge).toMatch(/final class Purge implements CacheTagsInvalidatorInterface, DestructableInterface/);
});

test('it tells the words of a form in the properties that are read here', () => {
  const fieldNames = [...read('src/FormWords.php').matchAll(/'(#\w+)' => \(string\)/g)].map(([, name]) => name);
  expect(fieldNames).toEqual(['#title', '#confirmation_title', '#confirmation_message']);
  const entries = Object.fromEntries(fieldNames.map((name) => [name, `de ${name}`]));
  expect(readWebform({ ...entries, naam: { '#type': 'textfield', '#title': 'Naam' } })).toMatchObject({
    title: 'de #title',
    confirmation: { title: 'de #confirmation_title', html: 'de #confirmation_message' },
    elements: [{ key: 'naam' }],
  });
  expect(read('zelfhulp.services.yml')).toMatch(
    /class: Drupal\\zelfhulp\\FormWords\n +tags:\n +- \{ name: event_subscriber \}/,
  );
});

test('what it sends is what the purge call reads, also the longest part', () => {
  const maxTags = Number(/TAGS_PER_CALL = (\d+)/.exec(read('src/Purge.php'))?.[1]);
  const tags = Array.from({ length: maxTags }, (_, index) => `config:${String(index).padStart(240, 'x')}`);
  const body = JSON.stringify({ tags });
  expect(body.length).toBeLessThan(65_536);
  expect(readPurgeTags(body)).toHaveLength(maxTags);
});
