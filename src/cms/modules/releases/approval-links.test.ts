import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { nodes } from '#src/cms/db/schema/index.ts';
import { handleCreateNode } from '#src/cms/modules/content/life/create-node.ts';
import { publish } from '#src/cms/modules/content/life/publish.ts';
import { handleSaveDraft } from '#src/cms/modules/content/life/save-draft.ts';
import {
  APPROVAL_LINK_DAYS,
  answerDrafts,
  listApprovalLinks,
  makeApprovalLink,
  type ReadSubject,
  readDrafts,
  revokeApprovalLink,
} from '#src/contract/desk/approval-links.ts';
import { changeRelease, makeRelease, openRelease, publishRelease } from '#src/contract/desk/releases.ts';
import { answerOf, statusOf } from '#tests/support/accounts.ts';
import { altered } from '#tests/support/altered.ts';
import { startContentSystem, type TestContentSystem } from '#tests/support/content-system.ts';
import { type DeskEditor, editorAt, visitorAt } from '#tests/support/desk.ts';

let content: TestContentSystem;
let editor: DeskEditor;
let reader: DeskEditor;
beforeAll(async () => {
  content = await startContentSystem(inject('databaseUrl'));
  editor = await editorAt(content, 'editor');
  reader = visitorAt(content);
});
afterAll(() => content.close());

const BLOCK = crypto.randomUUID();
const fields = (body: string) => ({ paragraphs: [{ type: 'text', uuid: BLOCK, body: `<p>${body}</p>` }] });

/** A published page with a draft of other words; `notes` are the editors' own. */
async function makePage(notes: string | null = null) {
  const node = { type: 'basic_page', domains: ['alcohol' as const], language: 'nl' as const };
  const first = { title: 'Drinken', fields: fields('Twee glazen.'), authorUid: null };
  const { nid, vid } = await handleCreateNode(content.system, node, first);
  if (notes !== null) await content.system.database.db.update(nodes).set({ notes });
  const { vid: shown } = await publish(content.system, { nid, language: 'nl', from: vid }, null);
  let from = shown;
  const save = async (body: string) => {
    const place = { nid, language: 'nl' as const, from };
    const saved = await handleSaveDraft(content.system, place, { ...first, fields: fields(body) });
    from = saved.vid;
  };
  await save('Drie glazen.');
  return { nid, save, subject: { kind: 'page', key: `${nid}.nl` } as const };
}

async function openLink(subject: ReadSubject) {
  const { url } = answerOf(await editor.call(makeApprovalLink, { body: subject }));
  const params = { token: url.split('/').at(-1) ?? '' };
  return { url, params, read: async () => answerOf(await reader.call(readDrafts, { params })) };
}
const listed = async (subject: ReadSubject) => answerOf(await editor.call(listApprovalLinks, { params: subject }));
const vos = { name: 'M. Vos', role: 'verslavingsarts', remarks: [] };

test('a reader without an account sees what changes, at a neutral address, and approves exactly that', async () => {
  const { subject, save } = await makePage();
  const { url, params, read } = await openLink(subject);
  expect(new URL(url).pathname).toMatch(/^\/beheer\/nalezen\/v1\.[\w-]+$/);
  const { entries, version } = await read();
  expect(entries).toMatchObject([
    { type: 'basic_page', before: { fields: fields('Twee glazen.') }, after: { fields: fields('Drie glazen.') } },
  ]);
  answerOf(await reader.call(answerDrafts, { params, body: { ...vos, answer: 'approved', version } }));
  expect((await listed(subject)).answers).toMatchObject([
    { name: 'M. Vos', role: 'verslavingsarts', answer: 'approved', isCurrent: true },
  ]);
  // A later change reopens it.
  await save('Vier glazen.');
  expect((await listed(subject)).answers).toMatchObject([{ answer: 'approved', isCurrent: false }]);
  const late = { ...vos, answer: 'approved' as const, version };
  expect(statusOf(await reader.call(answerDrafts, { params, body: late }))).toBe(409);
});

test('a remark is kept with the block that it is about', async () => {
  const { subject } = await makePage();
  const { params, read } = await openLink(subject);
  const { version } = await read();
  const remarks = [{ ...subject, block: BLOCK, words: 'Dit is te veel.' }];
  answerOf(await reader.call(answerDrafts, { params, body: { ...vos, answer: 'remarks', remarks, version } }));
  expect((await listed(subject)).answers).toMatchObject([{ answer: 'remarks', remarks }]);
  const nameless = { ...vos, name: ' ', answer: 'approved' as const, version };
  expect(statusOf(await reader.call(answerDrafts, { params, body: nameless }))).toBe(422);
});

test('a link ends when it is withdrawn, and after fourteen days; a changed one opens nothing', async () => {
  const { subject } = await makePage();
  const { params, read } = await openLink(subject);
  await read();
  const other = { params: { token: altered(params.token, 12) } };
  expect(statusOf(await reader.call(readDrafts, other))).toBe(404);
  const [link] = (await listed(subject)).links;
  const days = (Date.parse(link?.until ?? '') - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(APPROVAL_LINK_DAYS);
  answerOf(await editor.call(revokeApprovalLink, { params: { id: link?.id ?? 0 } }));
  expect(statusOf(await reader.call(readDrafts, { params }))).toBe(404);
  expect((await listed(subject)).links).toMatchObject([{ isOver: true }]);
});

test('facts of a release are published only once a reader approved exactly them, where that is required', async () => {
  const { subject, save } = await makePage('CHECK C1: klopt het aantal glazen?');
  const release = answerOf(await editor.call(makeRelease, { body: { name: 'Feiten', add: [subject] } })).id;
  const params = { release };
  answerOf(await editor.call(changeRelease, { params, body: { needsApproval: true } }));
  const holdOf = async () => answerOf(await editor.call(openRelease, { params })).entries[0]?.hold;
  expect(await holdOf()).toBe('not-approved');
  expect(statusOf(await editor.call(publishRelease, { params }))).toBe(409);
  const link = await openLink({ kind: 'release', key: String(release) });
  const approve = async () => {
    const { version } = await link.read();
    answerOf(await reader.call(answerDrafts, { params: link.params, body: { ...vos, answer: 'approved', version } }));
  };
  await approve();
  expect(await holdOf()).toBeNull();
  await save('Vijf glazen.');
  expect(await holdOf()).toBe('not-approved');
  await approve();
  answerOf(await editor.call(publishRelease, { params }));
});

test('a link shows content alone: no author, note, account or address', async () => {
  const { subject } = await makePage('CHECK C1: gevraagd aan Jan Jansen');
  const { read } = await openLink(subject);
  const shown = JSON.stringify(await read());
  for (const word of ['Jansen', 'author', 'uid', 'mail', 'notes']) expect(shown).not.toContain(`"${word}`);
  expect(shown).not.toContain('Jansen');
});
