import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { LANGUAGES } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { CONTENT_FIXTURE } from '#tests/support/content-fixture.ts';
import { startContentSystem, type TestContentSystem } from '#tests/support/content-system.ts';
import { makeTestDatabase } from '#tests/support/test-database.ts';
import { toNameUuid } from '../db/name-uuid.ts';
import { readContentHealth } from '../health.ts';
import { STARTER } from './content.ts';
import { loadStarter } from './load.ts';
import { listLoadableNodes } from './nodes.ts';

let content: TestContentSystem;
beforeAll(async () => {
  content = await startContentSystem(inject('databaseUrl'), STARTER);
});
afterAll(() => content.close());

test('an empty installation is filled once, also by processes that start together', async () => {
  const database = await makeTestDatabase(inject('databaseUrl'));
  expect(await readContentHealth(database)).toEqual({ database: 'up', contentVersion: null });
  const modules = await Promise.all([1, 2, 3].map(() => loadStarter(database.db, CONTENT_FIXTURE)));
  expect(modules.sort()).toEqual([0, 0, 3]);
  expect((await database.pool.query('select count(*)::int as nodes from nodes')).rows).toEqual([{ nodes: 6 }]);
  expect(await readContentHealth(database)).toEqual({ database: 'up', contentVersion: 1 });
  await database.close();
});

test('every page of every domain is answered in every language it has', async () => {
  for (const page of STARTER.pages) {
    for (const key of page.domains) {
      const domain = DOMAINS.find((domain) => domain.key === key);
      for (const language of LANGUAGES) {
        const path = page.path[language];
        if (!page[language] || path === undefined || !domain?.languages.includes(language)) continue;
        const answer = await content.ask(`/api/${language}${path}`, { host: `${domain.label}.localhost` });
        expect([page.id, key, language, answer.status]).toEqual([page.id, key, language, 200]);
      }
    }
  }
});

test('every site has its name, in every language', async () => {
  for (const { label, languages } of DOMAINS) {
    for (const language of languages) {
      const answer = await content.ask(`/api/${language}/api/v1/site-config`, { host: `${label}.localhost` });
      expect(await answer.json()).toMatchObject({ siteName: 'Zelfhulp' });
    }
  }
});

test('every menu of the frame has items in every language of its domain', async () => {
  for (const { label, languages } of DOMAINS) {
    for (const language of languages) {
      for (const menu of ['main', 'main-in', 'bottom', 'content', 'footer', 'account']) {
        const answer = await content.ask(`/api/${language}/api/menu_items/${menu}`, { host: `${label}.localhost` });
        expect([label, menu, ((await answer.json()) as unknown[]).length > 0]).toEqual([label, menu, true]);
      }
    }
  }
});

test('everything in the starter content passes the checks of a save', async () => {
  const { findNodeDefinition } = await import('#registry/index.ts');
  const { checkFields, checkTitle } = await import('../modules/content/check.ts');
  const refusals = listLoadableNodes(STARTER).flatMap((node) =>
    node.translations.flatMap(({ language, title, fields }) => {
      const definition = findNodeDefinition(node.type);
      const violations = definition ? checkFields(definition, fields, language) : [];
      return [...checkTitle(title, language), ...violations].map((violation) => ({ title, ...violation }));
    }),
  );
  expect(refusals).toEqual([]);
});

test('an id made from a name is a version 5 uuid and always the same', () => {
  expect(toNameUuid('node/alcohol-landing')).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  expect(toNameUuid('a')).toBe(toNameUuid('a'));
  expect(toNameUuid('a')).not.toBe(toNameUuid('b'));
});
