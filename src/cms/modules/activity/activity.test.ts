import { addDays } from 'date-fns/addDays';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { activity } from '#src/cms/db/schema/index.ts';
import { createCleanUpHandler } from '#src/cms/scheduled/clean-up.ts';
import { createAlert, deleteAlert, updateAlert } from '#src/contract/desk/alerts.ts';
import { saveDraft } from '#src/contract/desk/drafts.ts';
import { findVerb } from '#src/contract/desk/kind-operations.ts';
import { ACTIVITY_DAYS, listActivity } from '#src/contract/desk/list-activity.ts';
import { openMenu, saveMenu } from '#src/contract/desk/menus.ts';
import { createPage } from '#src/contract/desk/page-life.ts';
import { changePages } from '#src/contract/desk/page-list.ts';
import { inviteStaff } from '#src/contract/desk/staff.ts';
import { deleteFromBin, listBin } from '#src/contract/desk/versions.ts';
import { OPERATIONS } from '#src/contract/operations.ts';
import { expectFailure, expectSuccess } from '#tests/support/accounts.ts';
import { startContentSystem, type TestContentSystem } from '#tests/support/content-system.ts';
import { type DeskEditor, openDeskEditor } from '#tests/support/desk.ts';
import en from '../../../../public/locales/en/desk-activity.json' with { type: 'json' };
import nl from '../../../../public/locales/nl/desk-activity.json' with { type: 'json' };

let content: TestContentSystem;
let editor: DeskEditor;
let administrator: DeskEditor;
let moderator: DeskEditor;
beforeAll(async () => {
  content = await startContentSystem(inject('databaseUrl'));
  editor = await openDeskEditor(content, 'editor');
  administrator = await openDeskEditor(content, 'administrator');
  moderator = await openDeskEditor(content, 'moderator');
});
afterAll(() => content.close());

const seenBy = async (person: DeskEditor, query: { kind?: string; by?: string; page?: number } = {}) =>
  expectSuccess(await person.call(listActivity, { query }));
const readNewest = async (person: DeskEditor = editor) => (await seenBy(person)).rows[0];

const getAlert = (title: string, isOn = false) => ({
  type: 'info' as const,
  domains: ['alcohol' as const],
  isOn,
  words: { nl: { title, body: '<p>Even.</p>' }, en: null },
});

/** Operations that change nothing at the desk, or have a separate record. */
const NOT_RECORDED = [
  'login-staff',
  'check-staff-link',
  'begin-staff',
  'open-test-mail',
  'read-references',
  'preview-page',
  'preview-release',
  'make-approval-link',
  'revoke-approval-link',
  'page-here',
  'check-content',
  'check-links',
  'check-all-links',
];

describe('what is recorded', () => {
  const writes = OPERATIONS.filter(({ method, route }) => method !== 'GET' && route.startsWith('/desk/'));

  test('every write of the desk, save those that change nothing', () => {
    const remaining = writes.filter(({ activity }) => activity === null).map(({ name }) => name);
    expect(remaining.sort()).toEqual([...NOT_RECORDED].sort());
  });

  test.each([
    ['nl', nl],
    ['en', en],
  ])('each has its words (%s)', (_language, texts) => {
    const actions: Readonly<Record<string, string>> = texts.actions;
    const namedWrites = writes.filter(({ activity, name }) => activity !== null && name !== changePages.name);
    expect(namedWrites.map(({ name }) => name).filter((name) => !actions[findVerb(name)])).toEqual([]);
  });
});

test('a menu that is published stands there with who did it, and what was refused does not', async () => {
  const params = { menu: 'content', domain: 'cannabis', language: 'nl' } as const;
  const { version } = expectSuccess(await editor.call(openMenu, { params }));
  const entries = [{ uuid: null, title: 'Hulp', href: '/hulp', isOn: true }];
  expectSuccess(await editor.call(saveMenu, { params, body: { version, entries } }));
  const line = await readNewest();
  expect(line).toMatchObject({ action: 'save-menu', kind: 'menu', key: 'content.cannabis.nl' });
  expect(line?.by).not.toBeNull();
  expect(expectFailure(await editor.call(saveMenu, { params, body: { version, entries: [] } }))).toBe(412);
  expect(await readNewest()).toEqual(line);
});

test('a thing is named as the desk called it, also once it is in the bin or erased', async () => {
  const { id, version } = expectSuccess(await editor.call(createAlert, { body: getAlert('Storm') }));
  expect(await readNewest()).toMatchObject({ action: 'make-alert', key: String(id), name: 'Storm' });
  expectSuccess(await editor.call(updateAlert, { params: { id }, body: { ...getAlert('Storm', true), version } }));
  expect(await readNewest()).toMatchObject({ action: 'turn-on', name: 'Storm' });
  expectSuccess(await editor.call(deleteAlert, { params: { id } }));
  expect(await readNewest()).toMatchObject({ action: 'delete-alert', name: 'Storm' });
  const [deletedRow] = expectSuccess(await editor.call(listBin)).rows;
  expectSuccess(await administrator.call(deleteFromBin, { params: { id: deletedRow?.id ?? 0 } }));
  expect(await readNewest(administrator)).toMatchObject({ action: 'erase-binned', kind: 'alert', name: 'Storm' });
});

test('a save that changes words and moves the switch is two lines, one that moves the switch alone is one', async () => {
  const { id, version } = expectSuccess(await editor.call(createAlert, { body: getAlert('Regen') }));
  const countBefore = (await seenBy(editor)).pager.totalItems;
  expectSuccess(await editor.call(updateAlert, { params: { id }, body: { ...getAlert('Hagel', true), version } }));
  const { rows, pager } = await seenBy(editor);
  expect(rows.slice(0, 2).map(({ action }) => action)).toEqual(['turn-on', 'update-alert']);
  expect(pager.totalItems).toBe(countBefore + 2);
});

test('an hour of work at a draft is one line', async () => {
  const params = { kind: 'menu', key: 'footer.cocaine.nl' } as const;
  const save = async (title: string, from: number) => {
    const entries = [{ uuid: null, title, href: '/hulp', isOn: true }];
    return expectSuccess(await editor.call(saveDraft, { params, body: { from, content: { entries } } }));
  };
  const first = await save('Een', 0);
  const { totalItems } = (await seenBy(editor)).pager;
  await save('Twee', first.edit);
  expect((await seenBy(editor)).pager.totalItems).toBe(totalItems);
  expect(await readNewest()).toMatchObject({ action: 'save-draft', kind: 'menu', key: params.key });
});

test('of several pages at once each is a line, and one that stays as it is has none', async () => {
  const make = async (title: string) =>
    expectSuccess(
      await editor.call(createPage, {
        body: { type: 'basic_page', domains: ['alcohol'], language: 'nl', title } as never,
      }),
    );
  const [firstPage, secondPage] = [await make('Blad een'), await make('Blad twee')];
  const { totalItems } = (await seenBy(editor)).pager;
  const pages = [firstPage, secondPage].map(({ nid, vid }, index) => ({
    nid,
    language: 'nl' as const,
    vid: vid + index * 1000,
  }));
  expectSuccess(await editor.call(changePages, { body: { change: 'bin', pages } }));
  const { rows, pager } = await seenBy(editor);
  expect(pager.totalItems).toBe(totalItems + 1);
  expect(rows[0]).toMatchObject({ action: 'delete-page', kind: 'page', name: 'Blad een' });
});

test('whoever may do a thing reads that it was done, and nobody else of the staff', async () => {
  const invitation = { name: 'Noor', mail: 'noor@example.nl', role: 'editor', language: 'nl' } as const;
  expectSuccess(await administrator.call(inviteStaff, { body: invitation as never }));
  expect(await readNewest(administrator)).toMatchObject({ action: 'invite-staff', kind: 'staff' });
  for (const person of [editor, moderator]) {
    const kinds = (await seenBy(person)).rows.map(({ kind }) => kind);
    expect(kinds).not.toContain('staff');
  }
  expect((await seenBy(moderator)).rows.map(({ kind }) => kind)).not.toContain('menu');
  expect((await seenBy(administrator, { kind: 'menu' })).rows.every(({ kind }) => kind === 'menu')).toBe(true);
  // The row of a deleted colleague remains, without a name.
  const deletedAccountRow = {
    staffUid: 424_242,
    action: 'save-menu',
    kind: 'menu',
    key: '',
    name: '',
    access: 'editor',
  } as const;
  await content.system.database.db.insert(activity).values({ ...deletedAccountRow, at: new Date() });
  expect((await seenBy(editor, { by: '424242' })).rows).toMatchObject([{ action: 'save-menu', by: '' }]);
});

test('a line is erased after two years', async () => {
  const { db } = content.system.database;
  const count = await db.$count(activity);
  const afterDays = (days: number) => createCleanUpHandler({ ...content.system, now: () => addDays(new Date(), days) });
  await afterDays(ACTIVITY_DAYS - 1)({}, { id: 'x' });
  expect(await db.$count(activity)).toBe(count);
  await afterDays(ACTIVITY_DAYS + 1)({}, { id: 'x' });
  expect(await db.$count(activity)).toBe(0);
});
