import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { approvalAnswers, installation, nodes } from '#src/cms/db/schema/index.ts';
import { insertNode } from '#src/cms/modules/content/life/create-node.ts';
import { publishDueNodes, publishNode } from '#src/cms/modules/content/life/publish.ts';
import { handleSaveDraft } from '#src/cms/modules/content/life/save-draft.ts';
import { processDueEntries } from '#src/cms/modules/versions/due.ts';
import {
  APPROVAL_LINK_DAYS,
  createApprovalLink,
  listApprovalLinks,
  type ReviewSubject,
  readDrafts,
  reviewDrafts,
  revokeApprovalLink,
} from '#src/contract/desk/approval-links.ts';
import { publishDrafts, saveDraft, scheduleEntry } from '#src/contract/desk/drafts.ts';
import { showOverview } from '#src/contract/desk/overview.ts';
import { publishPage, restorePage } from '#src/contract/desk/page-life.ts';
import { changePages } from '#src/contract/desk/page-list.ts';
import { createRelease, openRelease, publishRelease } from '#src/contract/desk/releases.ts';
import { createWebform, saveWebform } from '#src/contract/desk/webform/webforms.ts';
import { expectFailure, expectSuccess } from '#tests/support/accounts.ts';
import { alterCharacter } from '#tests/support/alter-character.ts';
import { startContentSystem, type TestContentSystem } from '#tests/support/content-system.ts';
import { type DeskEditor, openDeskEditor, openDeskVisitor } from '#tests/support/desk.ts';

let content: TestContentSystem;
let editor: DeskEditor;
let reader: DeskEditor;
beforeAll(async () => {
  content = await startContentSystem(inject('databaseUrl'));
  editor = await openDeskEditor(content, 'editor');
  reader = openDeskVisitor(content);
});
afterAll(() => content.close());

const BLOCK = crypto.randomUUID();
const createFields = (body: string) => ({ paragraphs: [{ type: 'text', uuid: BLOCK, body: `<p>${body}</p>` }] });

/** Publishes a page with a different text in its draft; `notes` are the editors' notes. */
async function makePage(notes: string | null = null) {
  const node = { type: 'basic_page', domains: ['alcohol' as const], language: 'nl' as const };
  const first = { title: 'Drinken', fields: createFields('Twee glazen.'), authorUid: null };
  const { nid, vid } = await insertNode(content.system, node, first);
  const { vid: displayedVid } = await publishNode(content.system, { nid, language: 'nl', from: vid }, null);
  if (notes !== null) await content.system.database.db.update(nodes).set({ notes }).where(eq(nodes.nid, nid));
  let from = displayedVid;
  const save = async (body: string, newest = from) => {
    const pageKey = { nid, language: 'nl' as const, from: newest };
    const saved = await handleSaveDraft(content.system, pageKey, { ...first, fields: createFields(body) });
    from = saved.vid;
  };
  await save('Drie glazen.');
  const subject = { kind: 'page', key: `${nid}.nl` } as const;
  return { nid, vid: displayedVid, title: first.title, save, newest: () => from, subject };
}

async function openLink(subject: ReviewSubject) {
  const { url } = expectSuccess(await editor.call(createApprovalLink, { body: subject }));
  const params = { token: url.split('/').at(-1) ?? '' };
  return { url, params, read: async () => expectSuccess(await reader.call(readDrafts, { params })) };
}
const toList = async (subject: ReviewSubject) =>
  expectSuccess(await editor.call(listApprovalLinks, { params: subject }));
const vos = { name: 'M. Vos', role: 'verslavingsarts', remarks: [] };

test('a reader without an account sees what changes, at a neutral address, and approves exactly that', async () => {
  const { subject, save } = await makePage();
  const { url, params, read } = await openLink(subject);
  expect(new URL(url).pathname).toMatch(/^\/beheer\/nalezen\/v1\.[\w-]+$/);
  const { entries, version } = await read();
  expect(entries).toMatchObject([
    {
      type: 'basic_page',
      before: { fields: createFields('Twee glazen.') },
      after: { fields: createFields('Drie glazen.') },
    },
  ]);
  expectSuccess(await reader.call(reviewDrafts, { params, body: { ...vos, answer: 'approved', version } }));
  expect((await toList(subject)).answers).toMatchObject([
    { name: 'M. Vos', role: 'verslavingsarts', answer: 'approved', isCurrent: true },
  ]);
  // A later change requires a new answer.
  await save('Vier glazen.');
  expect((await toList(subject)).answers).toMatchObject([{ answer: 'approved', isCurrent: false }]);
  const late = { ...vos, answer: 'approved' as const, version };
  expect(expectFailure(await reader.call(reviewDrafts, { params, body: late }))).toBe(409);
});

test('a remark is kept with the block that it is about', async () => {
  const { subject } = await makePage();
  const { params, read } = await openLink(subject);
  const { version } = await read();
  const remarks = [{ ...subject, block: BLOCK, words: 'Dit is te veel.' }];
  expectSuccess(await reader.call(reviewDrafts, { params, body: { ...vos, answer: 'remarks', remarks, version } }));
  expect((await toList(subject)).answers).toMatchObject([{ answer: 'remarks', remarks }]);
  const nameless = { ...vos, name: ' ', answer: 'approved' as const, version };
  expect(expectFailure(await reader.call(reviewDrafts, { params, body: nameless }))).toBe(422);
});

test('a link ends when it is withdrawn, and after fourteen days; a changed one opens nothing', async () => {
  const { subject } = await makePage();
  const { params, read } = await openLink(subject);
  await read();
  const wrongParams = { params: { token: alterCharacter(params.token, 12) } };
  expect(expectFailure(await reader.call(readDrafts, wrongParams))).toBe(404);
  const [link] = (await toList(subject)).links;
  const days = (Date.parse(link?.until ?? '') - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(APPROVAL_LINK_DAYS);
  expectSuccess(await editor.call(revokeApprovalLink, { params: { id: link?.id ?? 0 } }));
  expect(expectFailure(await reader.call(readDrafts, { params }))).toBe(404);
  expect((await toList(subject)).links).toMatchObject([{ isOver: true }]);
});

/** Changes whether facts require the approval of a reader. */
const requireReader = (needsReader: boolean) =>
  content.system.database.db
    .insert(installation)
    .values({ key: 'provider', value: { needsReader } })
    .onConflictDoUpdate({ target: installation.key, set: { value: { needsReader } } });

describe('where the provider has facts read first', () => {
  beforeAll(() => requireReader(true));
  afterAll(() => requireReader(false));

  const getApprover = async (subject: ReviewSubject) => {
    const link = await openLink(subject);
    return async () => {
      const { version } = await link.read();
      expectSuccess(
        await reader.call(reviewDrafts, { params: link.params, body: { ...vos, answer: 'approved', version } }),
      );
    };
  };
  const CLAIM = 'CHECK [C1]: klopt het aantal glazen?';

  test('facts of a release are published only once a reader approved exactly them', async () => {
    const { subject, save } = await makePage(CLAIM);
    const release = expectSuccess(await editor.call(createRelease, { body: { name: 'Feiten', add: [subject] } })).id;
    const params = { release };
    const getHold = async () => expectSuccess(await editor.call(openRelease, { params })).entries[0]?.hold;
    expect(await getHold()).toBe('not-approved');
    expect(expectFailure(await editor.call(publishRelease, { params }))).toBe(409);
    const approve = await getApprover({ kind: 'release', key: String(release) });
    await approve();
    expect(await getHold()).toBeNull();
    await save('Vijf glazen.');
    expect(await getHold()).toBe('not-approved');
    await approve();
    expectSuccess(await editor.call(publishRelease, { params }));
  });

  test('one page is published, planned or published with others only after that, and an undo waits for nobody', async () => {
    const { nid, vid, subject, save, newest } = await makePage(CLAIM);
    const params = { nid, language: 'nl' as const };
    const position = '2031-01-01T08:00:00.000Z';
    const refusal = await editor.call(publishPage, { params, body: { from: newest() } });
    expect(refusal).toMatchObject({ ok: false, failure: { status: 409, message: expect.stringContaining('nalezen') } });
    expect(expectFailure(await editor.call(publishPage, { params, body: { from: newest(), at: position } }))).toBe(409);
    const together = { drafts: [{ ...subject, edit: newest() }] };
    expect(expectFailure(await editor.call(publishDrafts, { body: together }))).toBe(409);
    const selection = { change: 'publish' as const, pages: [{ ...params, vid: newest() }] };
    expect(expectSuccess(await editor.call(changePages, { body: selection })).unchanged).toMatchObject([
      { nid, reason: 'not-approved' },
    ]);
    await (await getApprover(subject))();
    const published = expectSuccess(await editor.call(publishPage, { params, body: { from: newest() } }));
    const restored = expectSuccess(await editor.call(restorePage, { params, body: { from: published.vid, vid } }));
    expectSuccess(await editor.call(publishPage, { params, body: { from: restored.vid } }));
    await save('Acht glazen.', restored.vid + 1);
  });

  test('facts of the classes C4 and C5, and pages without any, are published as ever', async () => {
    for (const notes of ['CHECK [C4]: staat dit goed?', null]) {
      const { nid, newest } = await makePage(notes);
      expectSuccess(await editor.call(publishPage, { params: { nid, language: 'nl' }, body: { from: newest() } }));
    }
  });

  test('a planned page whose facts were found since stays a draft at its moment, and the desk says so', async () => {
    const { nid, newest, title } = await makePage();
    const params = { nid, language: 'nl' as const };
    const time = new Date(Date.now() + 3_600_000);
    const result = await editor.call(publishPage, { params, body: { from: newest(), at: time.toISOString() } });
    const { vid: from } = expectSuccess(result);
    await content.system.database.db.update(nodes).set({ notes: CLAIM }).where(eq(nodes.nid, nid));
    const laterSystem = { ...content.system, now: () => new Date(time.getTime() + 60_000) };
    expect(await publishDueNodes(laterSystem)).toEqual([]);
    const readHeld = async () =>
      expectSuccess(await editor.call(showOverview)).held.filter(({ key }) => key === `${nid}.nl`);
    expect(await readHeld()).toMatchObject([{ kind: 'page', name: title }]);
    await (await getApprover({ kind: 'page', key: `${nid}.nl` }))();
    expectSuccess(await editor.call(publishPage, { params, body: { from } }));
    expect(await readHeld()).toEqual([]);
  });

  test('a form is published or planned only after that, and its notes are not shown to the reader', async () => {
    const result = await editor.call(createWebform, { body: { title: 'Hoeveel drink je?', domains: ['alcohol'] } });
    const { id, revision: from, domains, isSensitive, isOpen, texts } = expectSuccess(result);
    const params = { webform: id };
    const entryKey = { kind: 'webform' as const, key: id };
    const elements = [{ type: 'text' as const, key: 'glazen', label: 'Hoeveel glazen?' }];
    const body = { domains, isSensitive, notes: CLAIM, texts: { nl: { ...texts.nl, elements }, en: null } };
    const save = () => editor.call(saveWebform, { params, body: { ...body, isOpen, from } });
    expect(expectFailure(await save())).toBe(409);
    const draft = expectSuccess(await editor.call(saveDraft, { params: entryKey, body: { from: 0, content: body } }));
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    const plan = { params: entryKey, body: { from: draft.edit, publishAt, endAt: null } };
    expect(expectFailure(await editor.call(scheduleEntry, plan))).toBe(409);
    const { read } = await openLink(entryKey);
    expect(JSON.stringify(await read())).not.toContain('CHECK');
    await (await getApprover(entryKey))();
    expectSuccess(await editor.call(scheduleEntry, plan));
    // The requirement also applies at the planned time.
    await content.system.database.db.delete(approvalAnswers);
    const laterSystem = { ...content.system, now: () => new Date(Date.parse(publishAt) + 60_000) };
    expect(await processDueEntries(laterSystem)).toBe(0);
    const { held } = expectSuccess(await editor.call(showOverview));
    expect(held).toMatchObject([{ kind: 'webform', key: id, name: 'Hoeveel drink je?' }]);
    await (await getApprover(entryKey))();
    expectSuccess(await save());
  });
});

test('a link shows content alone: no author, note, account or address', async () => {
  const { subject } = await makePage('CHECK [C1]: gevraagd aan Jan Jansen');
  const { read } = await openLink(subject);
  const text = JSON.stringify(await read());
  for (const word of ['Jansen', 'author', 'uid', 'mail', 'notes']) expect(text).not.toContain(`"${word}`);
  expect(text).not.toContain('Jansen');
});
