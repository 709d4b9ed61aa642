import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openEntryDraft, publishDrafts, saveDraft } from '#src/contract/desk/drafts.ts';
import { getKindOperations } from '#src/contract/desk/kind-operations.ts';
import { listActivity } from '#src/contract/desk/list-activity.ts';
import { listBin, listVersions, restoreEntry } from '#src/contract/desk/versions.ts';
import { fromKindInputs, getKindForm, getKindFormTexts, toKindInputs } from '#src/contract/forms/kind-form.ts';
import { type EntryKind, KINDS } from '#src/contract/kinds/index.ts';
import { createEntryBodyShape, type KindSpec } from '#src/contract/kinds/kind.ts';
import { parseByShape } from '#src/contract/shape/read-shape.ts';
import { LANGUAGES } from '#src/domains/domain.ts';
import { DESK_SCREENS } from '#src/screens/desk/index.ts';
import { expectFailure, expectSuccess } from '#tests/support/accounts.ts';
import { startContentSystem, type TestContentSystem } from '#tests/support/content-system.ts';
import { type DeskEditor, openDeskEditor } from '#tests/support/desk.ts';
import { getKindContent, sampleEntry } from '#tests/support/kind-samples.ts';
import { collectPurges } from '#tests/support/purges.ts';
import { handleExportContent } from '../transfer/export-content.ts';
import { handleImportContent } from '../transfer/import-content.ts';

let content: TestContentSystem;
let editor: DeskEditor;
beforeAll(async () => {
  content = await startContentSystem(inject('databaseUrl'));
  editor = await openDeskEditor(content, 'editor');
});
afterAll(() => content.close());

type Texts = { readonly [key: string]: Texts | string };

function getText(language: string, key: string): Texts | string | undefined {
  const [namespace = '', ...path] = key.split('.');
  const file = new URL(`../../../../public/locales/${language}/${namespace}.json`, import.meta.url);
  return path.reduce<Texts | string | undefined>(
    (texts, name) => (typeof texts === 'object' ? texts[name] : undefined),
    JSON.parse(readFileSync(file, 'utf8')) as Texts,
  );
}

const getOptions = ({ fields }: KindSpec) =>
  Object.entries(fields).flatMap(([name, { options = [] }]) => options.map((option) => `${name}.${option}`));

describe.each(KINDS.map((kind) => [kind.name, kind] as const))('from its declaration, the kind "%s" has', (_, kind) => {
  const { list, create, update, remove, order } = getKindOperations<EntryKind>(kind);
  const readMade = async (text?: string) => expectSuccess(await editor.call(create, { body: sampleEntry(kind, text) }));
  const getTitle = (entry: { readonly words: { readonly nl: object | null } } | undefined) =>
    (entry?.words.nl as Readonly<Record<string, string>> | undefined)?.[kind.title];
  const readTitles = async () => expectSuccess(await editor.call(list)).map(getTitle);

  test('calls that list, make, change and order its entries, and refuse a change of an older state', async () => {
    const [first, second] = [await readMade('Eerst'), await readMade('Daarna')];
    const body = { ...sampleEntry(kind, 'Anders'), version: first.version };
    const purgedPurges = await collectPurges(content.system, () =>
      editor.call(update, { params: { id: first.id }, body }),
    );
    expect(purgedPurges).toEqual([kind.plural]);
    expect((await readTitles()).slice(-2)).toEqual(['Anders', 'Daarna']);
    const result = await editor.call(update, { params: { id: first.id }, body });
    expect(expectFailure(result)).toBe(412);
    expectSuccess(await editor.call(order, { body: { ids: [second.id, first.id] } }));
    expect((await readTitles()).slice(-2).sort()).toEqual(['Anders', 'Daarna']);
  });

  test('refusals at the fields of its form, in the language of the reader', async () => {
    for (const language of LANGUAGES) {
      const desk = await openDeskEditor(content, 'editor', language);
      const result = await desk.call(create, { body: { ...sampleEntry(kind, ''), domains: [] } });
      expect(expectFailure(result)).toBe(422);
      const { names } = getKindFormTexts(kind);
      const fields = result.ok ? {} : (result.failure.fields ?? {});
      expect(Object.keys(fields).map((field) => names[field] ?? field)).toEqual(['domains', `${kind.title}Nl`]);
    }
  });

  test('a form that accepts what the call accepts, and gives back what it was given', () => {
    const entry = sampleEntry(kind);
    const input = toKindInputs(kind, entry);
    expect(getKindForm(kind).check(input)).toEqual([]);
    expect(parseByShape(createEntryBodyShape(kind), fromKindInputs(kind, input, false))).toEqual({
      ok: true,
      value: entry,
    });
    const names = [...Object.keys(kind.fields), `${kind.title}Nl`, 'domains'];
    const refusedFields = getKindForm(kind).check({
      ...toKindInputs(kind, null),
      ...Object.fromEntries(names.map((n) => [n, ''])),
    });
    expect(refusedFields.map(({ name }) => name)).toEqual(expect.arrayContaining([`${kind.title}Nl`]));
  });

  test('a draft that is published, and versions of which an older one is put back', async () => {
    const entry = await readMade('Eerste versie');
    const entryKey = { kind: kind.name, key: String(entry.id) };
    const { edit: from } = expectSuccess(await editor.call(openEntryDraft, { params: entryKey }));
    const draft = { ...getKindContent(sampleDesk(entry, 'Tweede versie')) };
    const { edit } = expectSuccess(await editor.call(saveDraft, { params: entryKey, body: { from, content: draft } }));
    expect(await readTitles()).toContain('Eerste versie');
    expectSuccess(await editor.call(publishDrafts, { body: { drafts: [{ ...entryKey, edit }] } }));
    expect(await readTitles()).toContain('Tweede versie');
    const versions = expectSuccess(await editor.call(listVersions, { params: entryKey })).rows;
    const older = versions.at(-1)?.content as ReturnType<typeof getKindContent>;
    const now = expectSuccess(await editor.call(list)).find(({ id }) => id === entry.id);
    const body = { ...older, isOn: false, version: now?.version ?? '' };
    expect(getTitle(expectSuccess(await editor.call(update, { params: { id: entry.id }, body })))).toBe(
      'Eerste versie',
    );
  });

  const sampleDesk = (entry: Awaited<ReturnType<typeof readMade>>, text: string) => ({
    ...entry,
    ...sampleEntry(kind, text),
  });

  test('a place in the bin, from which it comes back off', async () => {
    const entry = await readMade('Weg en terug');
    const body = { ...sampleEntry(kind, 'Weg en terug'), isOn: true, version: entry.version };
    expectSuccess(await editor.call(update, { params: { id: entry.id }, body }));
    expectSuccess(await editor.call(remove, { params: { id: entry.id } }));
    expect(await readTitles()).not.toContain('Weg en terug');
    const deletedKind = expectSuccess(await editor.call(listBin, {})).rows.find(({ name }) => name === 'Weg en terug');
    expectSuccess(await editor.call(restoreEntry, { params: { id: deletedKind?.id ?? 0 } }));
    const deskEntry = expectSuccess(await editor.call(list)).find(({ id }) => id === entry.id);
    expect([getTitle(deskEntry), deskEntry?.isOn]).toEqual(['Weg en terug', false]);
  });

  test('a line in the record for each write, by its title', async () => {
    const entry = await readMade('In het verslag');
    expectSuccess(await editor.call(remove, { params: { id: entry.id } }));
    const { rows } = expectSuccess(await editor.call(listActivity, { query: { kind: kind.name } }));
    const activity = rows.filter(({ key }) => key === String(entry.id)).map(({ action, name }) => [action, name]);
    expect(activity).toEqual([
      [remove.name, 'In het verslag'],
      [create.name, 'In het verslag'],
    ]);
  });

  test('a folder in a content set, which brings back what was there', async () => {
    const entry = await readMade('In de set');
    const set = await handleExportContent(content.system);
    expect([...set.keys()]).toContain(`${kind.plural}/${entry.uuid}.json`);
    const body = { ...sampleEntry(kind, 'Anders'), version: entry.version };
    expectSuccess(await editor.call(update, { params: { id: entry.id }, body }));
    await handleImportContent(content.system, set, { authorUid: null, isApplied: true });
    expect(getTitle(expectSuccess(await editor.call(list)).find(({ id }) => id === entry.id))).toBe('In de set');
  });

  test('a screen with every text that it shows, in both languages', () => {
    expect(DESK_SCREENS.find(({ id }) => id === kind.plural)?.path).toBe(`/beheer/${kind.path}`);
    const names = [...Object.keys(kind.fields), ...Object.keys(kind.texts)];
    const keys = ['title', 'lead', 'add', 'edit', 'empty.title', 'empty.text']
      .concat(names.map((name) => `fields.${name}`))
      .concat(getOptions(kind).flatMap((option) => [`options.${option}`, `help.${option}`]))
      .map((key) => `${kind.words}.${key}`)
      .concat(`desk.screens.${kind.plural}`, `desk.things.kinds.${kind.name}`);
    for (const language of LANGUAGES) {
      expect(keys.filter((key) => typeof getText(language, key) !== 'string')).toEqual([]);
    }
  });
});
