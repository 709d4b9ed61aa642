import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type MenuEntry, type MenuParams, openMenu, saveMenu } from '#src/contract/desk/menus.ts';
import { expectFailure, expectSuccess } from '#tests/support/accounts.ts';
import { startContentSystem, type TestContentSystem } from '#tests/support/content-system.ts';
import { type DeskEditor, openDeskEditor } from '#tests/support/desk.ts';
import { collectPurges } from '#tests/support/purges.ts';

let content: TestContentSystem;
let editor: DeskEditor;
beforeAll(async () => {
  content = await startContentSystem(inject('databaseUrl'));
  editor = await openDeskEditor(content, 'editor');
});
afterAll(() => content.close());

const params: MenuParams['params'] = { menu: 'footer', domain: 'gambling', language: 'nl' };
const createEntry = (title: string, href = '/hulp', isOn = true): MenuEntry => ({ uuid: null, title, href, isOn });
const stand = async (location = params) => expectSuccess(await editor.call(openMenu, { params: location }));
async function save(entries: readonly MenuEntry[], version?: string) {
  const from = version ?? (await stand()).version;
  return editor.call(saveMenu, { params, body: { version: from, entries } });
}

async function markSeen(host = 'gokken.localhost', language = 'nl') {
  const answer = await content.ask(`/api/${language}/api/menu_items/footer`, { host });
  return ((await answer.json()) as { title: string }[]).map(({ title }) => title);
}

test('a saved menu is seen on the next request, in its order, in its domain and language alone', async () => {
  const menusBefore = [await markSeen('alcohol.localhost'), await markSeen('gokken.localhost', 'en')];
  const purgedPurges = await collectPurges(content.system, async () => {
    expectSuccess(
      await save([createEntry('Hulp'), createEntry('Bel ons', 'tel:0900'), createEntry('Straks', '/hulp', false)]),
    );
  });
  expect(purgedPurges).toEqual(['menu:footer']);
  expect(await markSeen()).toEqual(['Hulp', 'Bel ons']);
  expect([await markSeen('alcohol.localhost'), await markSeen('gokken.localhost', 'en')]).toEqual(menusBefore);
});

test('an entry keeps its id through a change of its words and place', async () => {
  const saved = expectSuccess(await save([createEntry('Een'), createEntry('Twee')]));
  const [menuEntry, two] = saved.entries;
  if (!menuEntry || !two) throw new Error('Two entries stand there.');
  const turnedDeskMenu = expectSuccess(await save([two, { ...menuEntry, title: 'Eén' }]));
  expect(turnedDeskMenu.entries.map(({ uuid, title }) => [uuid, title])).toEqual([
    [two.uuid, 'Twee'],
    [menuEntry.uuid, 'Eén'],
  ]);
  expect(await markSeen()).toEqual(['Twee', 'Eén']);
});

test('who saves after somebody else is told, and loses and changes nothing', async () => {
  const { version } = await stand();
  expectSuccess(await save([createEntry('Van mij')], version));
  expect(expectFailure(await save([createEntry('Te laat')], version))).toBe(412);
  expect(await markSeen()).toEqual(['Van mij']);
});

test('of ten who save at once exactly one does', async () => {
  const { version } = await stand();
  const results = await Promise.all(
    Array.from({ length: 10 }, (_, index) => save([createEntry(`Nummer ${index}`)], version)),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
});

test('an entry of another menu is not moved here', async () => {
  const location = { ...params, menu: 'main' } as const;
  const [otherEntry] = (await stand(location)).entries;
  const saved = expectSuccess(
    await save([{ ...createEntry('Van daar'), uuid: otherEntry?.uuid ?? crypto.randomUUID() }]),
  );
  expect(saved.entries[0]?.uuid).not.toBe(otherEntry?.uuid);
  expect((await stand(location)).entries[0]).toEqual(otherEntry);
});

test.each([
  ['javascript:alert(1)'],
  ['data:text/html,x'],
  ['http://example.nl'],
  ['//example.nl'],
  ['hulp'],
  ['/hu lp'],
  [''],
])('the address %j is refused', async (href) => {
  expect(expectFailure(await save([createEntry('Hulp', href)]))).toBe(422);
});

test('a menu, domain or language that is not there is none', async () => {
  for (const location of [{ menu: 'zij' }, { domain: 'koffie' }, { domain: 'guided', language: 'en' }]) {
    expect(expectFailure(await editor.call(openMenu, { params: { ...params, ...location } as never }))).toBe(404);
  }
});
