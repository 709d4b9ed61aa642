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

const getAlert = (title: string, alertContent: Partial<AlertContent> = {}): AlertContent => ({
  type: 'info',
  domains: ['alcohol'],
  isOn: true,
  words: { nl: { title, body: '<p>Bel 113.</p>' }, en: null },
  ...alertContent,
});
const make = async (title: string, alertContent: Partial<AlertContent> = {}) =>
  expectSuccess(await editor.call(createAlert, { body: getAlert(title, alertContent) }));

async function markSeen(language = 'nl', host = 'alcohol.localhost') {
  const answer = await content.ask(`/api/${language}/api/v1/crisis-alerts`, { host });
  return ((await answer.json()) as { title: string; body: string }[]).map(({ title }) => title);
}

test('an alert that is on is seen on the next request, in its domains and languages alone', async () => {
  const purgedPurges = await collectPurges(content.system, () => make('Storing'));
  expect(purgedPurges).toEqual(['alerts']);
  expect(await markSeen()).toContain('Storing');
  expect(await markSeen('en')).toEqual([]);
  expect(await markSeen('nl', 'gokken.localhost')).toEqual([]);
});

test('one that is off is seen by editors alone, until it is switched on', async () => {
  const { id, version } = await make('Straks', { isOn: false });
  expect(await markSeen()).not.toContain('Straks');
  expect(expectSuccess(await editor.call(listAlerts)).map((deskEntry) => deskEntry.id)).toContain(id);
  const purgedPurges = await collectPurges(content.system, () =>
    editor.call(updateAlert, { params: { id }, body: { ...getAlert('Straks'), version } }),
  );
  expect(purgedPurges).toEqual(['alerts']);
  expect(await markSeen()).toContain('Straks');
});

test('a crisis comes before what is only told; the rest in the order that is chosen', async () => {
  for (const { id } of expectSuccess(await editor.call(listAlerts))) await editor.call(deleteAlert, { params: { id } });
  const [first, second] = [await make('Eerst'), await make('Daarna')];
  await make('Nood', { type: 'crisis' });
  expect(await markSeen()).toEqual(['Nood', 'Eerst', 'Daarna']);
  expectSuccess(await editor.call(orderAlerts, { body: { ids: [second.id, first.id] } }));
  expect(await markSeen()).toEqual(['Nood', 'Daarna', 'Eerst']);
});

test('nothing that is pasted into its text runs for anybody', async () => {
  const body = '<p onclick="x()">Lees <a href="javascript:x()">dit</a><script>x()</script><img src=x onerror=x></p>';
  const { id } = await make('Let op', { words: { nl: { title: 'Let op', body }, en: null } });
  const storedDeskEntry = expectSuccess(await editor.call(listAlerts)).find((deskEntry) => deskEntry.id === id);
  expect(storedDeskEntry?.words.nl?.body).toBe('<p>Lees dit</p>');
});

test.each([
  ['no domain', { domains: [] }, 'domains'],
  ['a domain that is not there', { domains: ['koffie'] as never }, 'domains'],
  ['no words in any language', { words: { nl: null, en: null } }, 'words'],
  ['a title of 121 characters', { words: { nl: { title: 'x'.repeat(121), body: '<p>x</p>' }, en: null } }, 'words'],
  ['no text', { words: { nl: { title: 'x', body: '' }, en: null } }, 'words'],
])('one with %s is refused at its place', async (_what, change, field) => {
  const result = await editor.call(createAlert, { body: getAlert('x', change) });
  expect(expectFailure(result)).toBe(422);
  if (!result.ok) expect(Object.keys(result.failure.fields ?? {})[0]).toMatch(new RegExp(`^${field}`));
});

test('a deleted one is gone for everybody', async () => {
  const { id } = await make('Weg');
  expectSuccess(await editor.call(deleteAlert, { params: { id } }));
  expect(await markSeen()).not.toContain('Weg');
  expect(expectFailure(await editor.call(deleteAlert, { params: { id } }))).toBe(404);
});

test('one that two editors change at once is the first one’s, and the second is told what stands', async () => {
  const { id, version } = await make('Samen');
  const change = (title: string) =>
    editor.call(updateAlert, { params: { id }, body: { ...getAlert(title, { isOn: false }), version } });
  const storedDeskEntry = expectSuccess(await change('Van Esra'));
  expect(await change('Van Noor')).toMatchObject({ failure: { status: 412, detail: { current: storedDeskEntry } } });
  const secondResult = { ...getAlert('Van Noor'), version: storedDeskEntry.version };
  expect(expectSuccess(await editor.call(updateAlert, { params: { id }, body: secondResult })).words.nl?.title).toBe(
    'Van Noor',
  );
});
