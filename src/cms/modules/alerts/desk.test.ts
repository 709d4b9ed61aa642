import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import {
  type AlertContent,
  createAlert,
  deleteAlert,
  listAlerts,
  orderAlerts,
  updateAlert,
} from '#src/contract/desk/alerts.ts';
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

const getAlert = (title: string, own: Partial<AlertContent> = {}): AlertContent => ({
  type: 'info',
  domains: ['alcohol'],
  isOn: true,
  words: { nl: { title, body: '<p>Bel 113.</p>' }, en: null },
  ...own,
});
const make = async (title: string, own: Partial<AlertContent> = {}) =>
  expectSuccess(await editor.call(createAlert, { body: getAlert(title, own) }));

async function seen(language = 'nl', host = 'alcohol.localhost') {
  const answer = await content.ask(`/api/${language}/api/v1/crisis-alerts`, { host });
  return ((await answer.json()) as { title: string; body: string }[]).map(({ title }) => title);
}

test('an alert that is on is seen on the next request, in its domains and languages alone', async () => {
  const purged = await collectPurges(content.system, () => make('Storing'));
  expect(purged).toEqual(['alerts']);
  expect(await seen()).toContain('Storing');
  expect(await seen('en')).toEqual([]);
  expect(await seen('nl', 'gokken.localhost')).toEqual([]);
});

test('one that is off is seen by editors alone, until it is switched on', async () => {
  const { id, version } = await make('Straks', { isOn: false });
  expect(await seen()).not.toContain('Straks');
  expect(expectSuccess(await editor.call(listAlerts)).map((one) => one.id)).toContain(id);
  const purged = await collectPurges(content.system, () =>
    editor.call(updateAlert, { params: { id }, body: { ...getAlert('Straks'), version } }),
  );
  expect(purged).toEqual(['alerts']);
  expect(await seen()).toContain('Straks');
});

test('a crisis comes before what is only told; the rest in the order that is chosen', async () => {
  for (const { id } of expectSuccess(await editor.call(listAlerts))) await editor.call(deleteAlert, { params: { id } });
  const [first, second] = [await make('Eerst'), await make('Daarna')];
  await make('Nood', { type: 'crisis' });
  expect(await seen()).toEqual(['Nood', 'Eerst', 'Daarna']);
  expectSuccess(await editor.call(orderAlerts, { body: { ids: [second.id, first.id] } }));
  expect(await seen()).toEqual(['Nood', 'Daarna', 'Eerst']);
});

test('nothing that is pasted into its text runs for anybody', async () => {
  const body = '<p onclick="x()">Lees <a href="javascript:x()">dit</a><script>x()</script><img src=x onerror=x></p>';
  const { id } = await make('Let op', { words: { nl: { title: 'Let op', body }, en: null } });
  const stored = expectSuccess(await editor.call(listAlerts)).find((one) => one.id === id);
  expect(stored?.words.nl?.body).toBe('<p>Lees dit</p>');
});

test.each([
  ['no domain', { domains: [] }, 'domains'],
  ['a domain that is not there', { domains: ['koffie'] as never }, 'domains'],
  ['no words in any language', { words: { nl: null, en: null } }, 'words'],
  ['a title of 121 characters', { words: { nl: { title: 'x'.repeat(121), body: '<p>x</p>' }, en: null } }, 'words'],
  ['no text', { words: { nl: { title: 'x', body: '' }, en: null } }, 'words'],
])('one with %s is refused at its place', async (_what, own, field) => {
  const refused = await editor.call(createAlert, { body: getAlert('x', own) });
  expect(expectFailure(refused)).toBe(422);
  if (!refused.ok) expect(Object.keys(refused.failure.fields ?? {})[0]).toMatch(new RegExp(`^${field}`));
});

test('a deleted one is gone for everybody', async () => {
  const { id } = await make('Weg');
  expectSuccess(await editor.call(deleteAlert, { params: { id } }));
  expect(await seen()).not.toContain('Weg');
  expect(expectFailure(await editor.call(deleteAlert, { params: { id } }))).toBe(404);
});

test('one that two editors change at once is the first one’s, and the second is told what stands', async () => {
  const { id, version } = await make('Samen');
  const change = (title: string) =>
    editor.call(updateAlert, { params: { id }, body: { ...getAlert(title, { isOn: false }), version } });
  const stored = expectSuccess(await change('Van Esra'));
  expect(await change('Van Noor')).toMatchObject({ failure: { status: 412, detail: { current: stored } } });
  const again = { ...getAlert('Van Noor'), version: stored.version };
  expect(expectSuccess(await editor.call(updateAlert, { params: { id }, body: again })).words.nl?.title).toBe(
    'Van Noor',
  );
});
