import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createAlert } from '#src/contract/desk/alerts.ts';
import { answerApproval, getApproval, listApprovals, submitForApproval } from '#src/contract/desk/approval.ts';
import { discardSavedDraft, saveDraft, scheduleEntry } from '#src/contract/desk/drafts.ts';
import { addRedirect, listRedirects, removeRedirect } from '#src/contract/desk/links.ts';
import { openMenu, saveMenu } from '#src/contract/desk/menus.ts';
import { showOverview } from '#src/contract/desk/overview.ts';
import { createPage, deletePage, publishPage } from '#src/contract/desk/page-life.ts';
import { listPageNotes, setPageNoteState, writePageNote } from '#src/contract/desk/page-notes.ts';
import { openPage, savePage } from '#src/contract/desk/pages.ts';
import { PRESENCE_SECONDS, reportPresence } from '#src/contract/desk/report-presence.ts';
import { changeStaff, listStaff, removeStaff } from '#src/contract/desk/staff.ts';
import { createTerm, deleteTerm } from '#src/contract/desk/terms.ts';
import { type EntryTypeName, listBin, restoreEntry } from '#src/contract/desk/versions.ts';
import type { Result } from '#src/contract/result.ts';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import type { EditorRights } from '#src/rules/desk/editor-rights.ts';
import { expectSuccess } from '#tests/support/accounts.ts';
import { createStaffAccount } from '#tests/support/staff-account.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';

/** Returns the outcome of a call: the status of its refusal, or success. */
const getOutcome = (result: Result<unknown>) => (result.ok ? 'done' : result.failure.status);

type Member = Awaited<ReturnType<typeof createStaffAccount>>;

let system: TestSystem;
let administrator: Member;
let editor: Member;
let colleague: Member;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'));
  administrator = await createStaffAccount(system, 'administrator');
  editor = await createStaffAccount(system, 'editor');
  colleague = await createStaffAccount(system, 'editor');
  for (const [{ uid }, name] of [
    [editor, 'Noor'],
    [colleague, 'Daan'],
  ] as const) {
    await system.database.pool.query('update users set name = $2 where uid = $1', [uid, name]);
  }
});
afterAll(() => system.close());

async function createMadePage(
  { client }: Member,
  domains: readonly DomainKey[] = ['alcohol'],
  language: Language = 'nl',
) {
  const title = 'Samen';
  const savedPage = expectSuccess(await client.call(createPage, { body: { type: 'tip', domains, language, title } }));
  const params = { nid: savedPage.nid, language };
  const body = { from: savedPage.vid, title, fields: { text: '<p>Drink water.</p>' } };
  const saved = expectSuccess(await client.call(savePage, { params, body }));
  return { params, vid: saved.vid };
}

const keepTo = async ({ uid }: Member, rights: Partial<EditorRights>) =>
  expectSuccess(
    await administrator.client.call(changeStaff, {
      params: { uid },
      body: { rights: { domains: [], languages: [], mayPublish: true, ...rights } },
    }),
  );

describe('who is at a page', () => {
  const createReport = (tab: string, block: string | null = null, isWriting = false) => ({ tab, block, isWriting });

  it('tells each of the other, where they are and whether they write, until they leave or say nothing more', async () => {
    const { params, vid } = await createMadePage(editor);
    const block = crypto.randomUUID();
    const ownReport = { params, body: createReport('tab-een-1') };
    expect(expectSuccess(await editor.client.call(reportPresence, ownReport))).toEqual({
      others: [],
      vid,
      author: 'Noor',
      notes: 0,
    });
    await colleague.client.call(reportPresence, { params, body: createReport('tab-twee-1') });
    await colleague.client.call(reportPresence, { params, body: createReport('tab-twee-2', block, true) });
    const readOthers = async () => expectSuccess(await editor.client.call(reportPresence, ownReport)).others;
    expect(await readOthers()).toEqual([{ name: 'Daan', block, isWriting: true }]);
    await colleague.client.call(reportPresence, { params, body: { ...createReport('tab-twee-2'), isGone: true } });
    expect(await readOthers()).toEqual([{ name: 'Daan', block: null, isWriting: false }]);
    system.clock.pass((PRESENCE_SECONDS + 1) * 1_000);
    expect(await readOthers()).toEqual([]);
  });

  it('tells nothing of another page or language, and of a page that is not there', async () => {
    const [item, otherPage] = [await createMadePage(editor), await createMadePage(editor)];
    await colleague.client.call(reportPresence, { params: otherPage.params, body: createReport('tab-twee-1') });
    const ownReport = { params: item.params, body: createReport('tab-een-1') };
    expect(expectSuccess(await editor.client.call(reportPresence, ownReport)).others).toEqual([]);
    const nowhere = { params: { nid: 999_999, language: 'nl' as const }, body: createReport('tab-een-1') };
    expect(getOutcome(await editor.client.call(reportPresence, nowhere))).toBe(404);
  });

  it('tells what somebody else saved meanwhile', async () => {
    const { params, vid } = await createMadePage(editor);
    const body = { from: vid, title: 'Samen', fields: { text: '<p>Drink thee.</p>' } };
    const saved = expectSuccess(await colleague.client.call(savePage, { params, body }));
    const presence = expectSuccess(
      await editor.client.call(reportPresence, { params, body: createReport('tab-een-1') }),
    );
    expect(presence).toMatchObject({ vid: saved.vid, author: 'Daan' });
  });
});

describe('notes at a page', () => {
  it('are read by colleagues with who and where, and go to the end of the list once they are done', async () => {
    const { params } = await createMadePage(editor);
    const block = crypto.randomUUID();
    const write = (text: string, location: string | null) =>
      editor.client.call(writePageNote, { params, body: { block: location, words: text } });
    expectSuccess(await write('Klopt dit getal nog?', block));
    expectSuccess(await write('  Titel korter?  ', null));
    const list = async () => expectSuccess(await colleague.client.call(listPageNotes, { params })).rows;
    const [second, first] = await list();
    expect(first).toMatchObject({ block, words: 'Klopt dit getal nog?', author: 'Noor', isDone: false });
    expect(second).toMatchObject({ block: null, words: 'Titel korter?' });
    const settleNote = (id: number, isDone: boolean) =>
      colleague.client.call(setPageNoteState, { params: { ...params, id }, body: { isDone } });
    expectSuccess(await settleNote(second?.id ?? 0, true));
    expect((await list()).map(({ isDone }) => isDone)).toEqual([false, true]);
    const presenceReport = { params, body: { tab: 'tab-een-1', block: null, isWriting: false } };
    expect(expectSuccess(await editor.client.call(reportPresence, presenceReport)).notes).toBe(1);
    expectSuccess(await settleNote(second?.id ?? 0, false));
    expect(expectSuccess(await editor.client.call(reportPresence, presenceReport)).notes).toBe(2);
    expect(getOutcome(await write('   ', null))).toBe(422);
    expect(getOutcome(await write('x'.repeat(1_001), null))).toBe(422);
    const otherPage = (await createMadePage(editor)).params;
    const foreign = { params: { ...otherPage, id: first?.id ?? 0 }, body: { isDone: true } };
    expect(getOutcome(await editor.client.call(setPageNoteState, foreign))).toBe(404);
  });

  it('stay without a name when their writer is gone', async () => {
    const leaving = await createStaffAccount(system, 'editor');
    const { params } = await createMadePage(leaving);
    expectSuccess(await leaving.client.call(writePageNote, { params, body: { block: null, words: 'Tot later.' } }));
    expectSuccess(await administrator.client.call(removeStaff, { params: { uid: leaving.uid } }));
    expect(expectSuccess(await editor.client.call(listPageNotes, { params })).rows).toMatchObject([
      { words: 'Tot later.', author: '' },
    ]);
  });
});

describe('what an editor is kept to', () => {
  it('is every programme and language, and publishing, until an administrator says otherwise', async () => {
    const member = await createStaffAccount(system, 'editor');
    const getRights = async () =>
      expectSuccess(await administrator.client.call(listStaff)).find(({ uid }) => uid === member.uid)?.rights;
    expect(await getRights()).toEqual({ domains: [], languages: [], mayPublish: true });
    await keepTo(member, { domains: ['tobacco'], languages: ['en'], mayPublish: false });
    expect(await getRights()).toEqual({ domains: ['tobacco'], languages: ['en'], mayPublish: false });
  });

  it('counts at each write: making, saving, publishing, menus; reading stays', async () => {
    const member = await createStaffAccount(system, 'editor');
    await keepTo(member, { domains: ['alcohol'], languages: ['nl'] });
    const memberPage = await createMadePage(member);
    expect(
      getOutcome(await member.client.call(publishPage, { params: memberPage.params, body: { from: memberPage.vid } })),
    ).toBe('done');
    const make = (domains: readonly DomainKey[], language: Language) =>
      member.client.call(createPage, { body: { type: 'tip', domains, language, title: 'Elders' } });
    expect(getOutcome(await make(['tobacco'], 'nl'))).toBe(403);
    expect(getOutcome(await make(['alcohol', 'tobacco'], 'nl'))).toBe(403);
    expect(getOutcome(await make(['alcohol'], 'en'))).toBe(403);
    const shared = await createMadePage(editor, ['alcohol', 'tobacco']);
    const body = { from: shared.vid, title: 'Anders', fields: {} };
    expect(getOutcome(await member.client.call(savePage, { params: shared.params, body }))).toBe(403);
    expect(getOutcome(await member.client.call(deletePage, { params: memberPage.params }))).toBe(403);
    const redirect = { path: '/oud-adres-van-samen' };
    expect(getOutcome(await member.client.call(addRedirect, { params: shared.params, body: redirect }))).toBe(403);
    expect(getOutcome(await member.client.call(addRedirect, { params: memberPage.params, body: redirect }))).toBe(
      'done',
    );
    expectSuccess(
      await editor.client.call(addRedirect, { params: shared.params, body: { path: '/oud-adres-gedeeld' } }),
    );
    const { rows } = expectSuccess(await member.client.call(listRedirects, { query: { search: '/oud-adres' } }));
    const getId = (nid: number) => rows.find((row) => row.nid === nid)?.id ?? 0;
    const remove = ({ params }: typeof memberPage) =>
      member.client.call(removeRedirect, { params: { ...params, id: getId(params.nid) } });
    expect(getOutcome(await remove(shared))).toBe(403);
    expect(getOutcome(await remove(memberPage))).toBe('done');
    const seenEditablePage = expectSuccess(await member.client.call(openPage, { params: shared.params }));
    expect(seenEditablePage).toMatchObject({ vid: shared.vid, may: { edit: false, publish: false } });
    const createMenu = (domain: DomainKey, language: Language) => ({
      params: { menu: 'footer', domain, language } as const,
    });
    const save = async (domain: DomainKey, language: Language) => {
      const { version, entries } = expectSuccess(await member.client.call(openMenu, createMenu(domain, language)));
      return getOutcome(
        await member.client.call(saveMenu, { ...createMenu(domain, language), body: { version, entries } }),
      );
    };
    expect(await save('alcohol', 'nl')).toBe('done');
    expect(await save('alcohol', 'en')).toBe(403);
    expect(await save('tobacco', 'nl')).toBe(403);
  });

  it('counts at drafts, moments and the bin as well', async () => {
    const member = await createStaffAccount(system, 'editor');
    await keepTo(member, { domains: ['alcohol'], languages: ['nl'] });
    const createDraft = (kind: EntryTypeName, key: string, content: Readonly<Record<string, unknown>>) =>
      member.client.call(saveDraft, { params: { kind, key }, body: { from: 0, content } });
    expect(getOutcome(await createDraft('menu', 'footer.alcohol.nl', { entries: [] }))).toBe('done');
    expect(getOutcome(await createDraft('menu', 'footer.alcohol.en', { entries: [] }))).toBe(403);
    expect(getOutcome(await createDraft('menu', 'footer.tobacco.nl', { entries: [] }))).toBe(403);
    const drop = (key: string) =>
      member.client.call(discardSavedDraft, { params: { kind: 'menu', key }, query: { from: 1 } });
    expect(getOutcome(await drop('footer.tobacco.nl'))).toBe(403);
    expect(getOutcome(await drop('footer.alcohol.nl'))).toBe('done');
    const texts = { nl: { title: 'Let op', body: 'Vandaag dicht.' }, en: null };
    const alert = { type: 'info', isOn: false, domains: ['alcohol'], words: texts } as const;
    const { id } = expectSuccess(await editor.client.call(createAlert, { body: alert }));
    // An alert changes in every language, for which this editor has no permission.
    expect(getOutcome(await createDraft('alert', String(id), { ...alert, domains: ['alcohol'] }))).toBe(403);
    await keepTo(member, { domains: ['alcohol'] });
    expect(getOutcome(await createDraft('alert', String(id), { ...alert, domains: ['alcohol', 'tobacco'] }))).toBe(403);
    expect(getOutcome(await createDraft('alert', String(id), { ...alert }))).toBe('done');
    const page = await createMadePage(editor, ['tobacco']);
    const plannedDates = { from: 0, publishAt: null, endAt: new Date(Date.now() + 86_400_000).toISOString() };
    const end = { params: { kind: 'page', key: `${page.params.nid}.nl` }, body: plannedDates } as const;
    expect(getOutcome(await member.client.call(scheduleEntry, end))).toBe(403);
    expectSuccess(await editor.client.call(deletePage, { params: page.params }));
    const deletedPage = expectSuccess(await editor.client.call(listBin, {})).rows.find(
      ({ kind, domains }) => kind === 'page' && domains.includes('tobacco'),
    );
    const back = { params: { id: deletedPage?.id ?? 0 } };
    expect(getOutcome(await member.client.call(restoreEntry, back))).toBe(403);
    expect(getOutcome(await editor.client.call(restoreEntry, back))).toBe('done');
  });
});

describe('what an editor who may not publish finds in the bin', () => {
  it('is not theirs to bring back where visitors would see it at once: an entry of a list', async () => {
    const member = await createStaffAccount(system, 'editor');
    await keepTo(member, { mayPublish: false });
    const params = { vocabulary: 'forums' } as const;
    const words = { nl: { name: 'Vragen', description: 'Uitleg' }, en: { name: 'Questions', description: '' } };
    const body = { domains: ['alcohol' as const], words, image: null, rule: null, phase: null, badges: [] };
    const { tid } = expectSuccess(await editor.client.call(createTerm, { params, body }));
    expectSuccess(await editor.client.call(deleteTerm, { params: { ...params, tid } }));
    const deletedTerm = expectSuccess(await editor.client.call(listBin, {})).rows.find(({ kind }) => kind === 'term');
    const back = { params: { id: deletedTerm?.id ?? 0 } };
    expect(getOutcome(await member.client.call(restoreEntry, back))).toBe(403);
    expect(getOutcome(await editor.client.call(restoreEntry, back))).toBe('done');
  });
});

describe('what is to be approved', () => {
  it('is asked by who may not publish, waits at the desk, and is done once somebody publishes it', async () => {
    const member = await createStaffAccount(system, 'editor');
    await keepTo(member, { mayPublish: false });
    const { params, vid } = await createMadePage(member);
    expect(getOutcome(await member.client.call(publishPage, { params, body: { from: vid } }))).toBe(403);
    expect(expectSuccess(await member.client.call(openPage, { params })).may).toEqual({ edit: true, publish: false });
    expectSuccess(await member.client.call(submitForApproval, { params, body: { vid, words: 'Klaar, denk ik.' } }));
    const readApprovals = async () =>
      expectSuccess(await editor.client.call(listApprovals)).rows.filter((row) => row.vid === vid);
    expect(await readApprovals()).toMatchObject([{ title: 'Samen', words: 'Klaar, denk ik.', isOwn: false }]);
    expect(expectSuccess(await editor.client.call(showOverview)).waiting).toContainEqual({
      kind: 'approvals',
      count: 1,
      since: expect.any(String),
    });
    expectSuccess(await editor.client.call(publishPage, { params, body: { from: vid } }));
    expect(await readApprovals()).toEqual([]);
    expect(expectSuccess(await member.client.call(getApproval, { params }))).toEqual({ open: null, refused: null });
  });

  it('is refused with a reason, which whoever asked reads, or taken back by them alone', async () => {
    const member = await createStaffAccount(system, 'editor');
    await keepTo(member, { mayPublish: false });
    const { params, vid } = await createMadePage(member);
    const request = () => member.client.call(submitForApproval, { params, body: { vid, words: '' } });
    expectSuccess(await request());
    const open = async () => expectSuccess(await editor.client.call(getApproval, { params })).open;
    const answer = async ({ client }: Member, to: 'refused' | 'withdrawn', reason = '') => {
      const id = (await open())?.id ?? 0;
      return getOutcome(await client.call(answerApproval, { params, body: { id, answer: to, reason } }));
    };
    expect(await answer(member, 'refused', 'Toch niet.')).toBe(403);
    expect(await answer(editor, 'withdrawn')).toBe(403);
    expect(await answer(editor, 'refused')).toBe(422);
    expect(await answer(editor, 'refused', 'De bron ontbreekt.')).toBe('done');
    expect(expectSuccess(await member.client.call(getApproval, { params }))).toMatchObject({
      open: null,
      refused: { by: 'Noor', reason: 'De bron ontbreekt.' },
    });
    expectSuccess(await request());
    expect(await open()).toMatchObject({ vid });
    expect(await answer(member, 'withdrawn')).toBe('done');
    expect(await open()).toBeNull();
  });

  it('is only the newest revision, that visitors do not see yet, and one at a time', async () => {
    const { params, vid } = await createMadePage(editor);
    const request = (calls: number) =>
      editor.client.call(submitForApproval, { params, body: { vid: calls, words: '' } });
    expect(getOutcome(await request(vid - 1))).toBe(409);
    expectSuccess(await request(vid));
    expectSuccess(await request(vid));
    const approvals = expectSuccess(await editor.client.call(listApprovals)).rows.filter(
      (row) => row.nid === params.nid,
    );
    expect(approvals).toHaveLength(1);
    const published = expectSuccess(await editor.client.call(publishPage, { params, body: { from: vid } }));
    expect(getOutcome(await request(published.vid))).toBe(409);
  });
});
