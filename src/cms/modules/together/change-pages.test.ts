import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { listApprovals } from '#src/contract/desk/approval.ts';
import { createPage, translatePage } from '#src/contract/desk/page-life.ts';
import { changePages, type PageChange } from '#src/contract/desk/page-list.ts';
import { openPage, savePage } from '#src/contract/desk/pages.ts';
import { changeStaff } from '#src/contract/desk/staff.ts';
import { restoreEntry } from '#src/contract/desk/versions.ts';
import { deleteNode } from '#src/contract/write-node.ts';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import type { EditorRights } from '#src/rules/desk/editor-rights.ts';
import { expectSuccess } from '#tests/support/accounts.ts';
import { createStaffAccount } from '#tests/support/staff-account.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';

type Member = Awaited<ReturnType<typeof createStaffAccount>>;
type PageKey = Readonly<{ nid: number; language: Language; vid: number }>;

let system: TestSystem;
let administrator: Member;
let editor: Member;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'));
  administrator = await createStaffAccount(system, 'administrator');
  editor = await createStaffAccount(system, 'editor');
});
afterAll(() => system.close());

async function createTip(domains: readonly DomainKey[] = ['alcohol'], text = '<p>Drink water.</p>'): Promise<PageKey> {
  const language = 'nl' as const;
  const body = { type: 'tip', domains, language, title: 'Tip' };
  const { nid, vid } = expectSuccess(await editor.client.call(createPage, { body }));
  const fields = text === '' ? {} : { text };
  const saved = await editor.client.call(savePage, {
    params: { nid, language },
    body: { from: vid, title: 'Tip', fields },
  });
  return { nid, language, vid: expectSuccess(saved).vid };
}

const change = (action: PageChange, pages: readonly PageKey[], { client }: Member = editor) =>
  client.call(changePages, { body: { change: action, pages: [...pages] } });
const getState = async ({ nid, language }: PageKey) => {
  const page = await editor.client.call(openPage, { params: { nid, language } });
  return page.ok ? page.value.state : page.failure.status;
};
const readNewest = async ({ nid, language }: PageKey): Promise<PageKey> => {
  const { vid } = expectSuccess(await editor.client.call(openPage, { params: { nid, language } }));
  return { nid, language, vid: vid ?? 0 };
};
async function kept(rights: Partial<EditorRights>): Promise<Member> {
  const member = await createStaffAccount(system, 'editor');
  const body = { rights: { domains: [], languages: [], mayPublish: true, ...rights } };
  expectSuccess(await administrator.client.call(changeStaff, { params: { uid: member.uid }, body }));
  return member;
}

describe('several pages at once', () => {
  it('are published, each that can be; of every other the answer says why not', async () => {
    const [fine, saved, empty, deletedTip] = [
      await createTip(),
      await createTip(),
      await createTip(['alcohol'], ''),
      await createTip(),
    ];
    expectSuccess(await change('bin', [deletedTip]));
    const stale = { ...saved, vid: saved.vid - 1 };
    const answer = expectSuccess(await change('publish', [stale, empty, deletedTip, fine]));
    expect(answer.done).toEqual([{ nid: fine.nid, language: 'nl' }]);
    expect(answer.unchanged.map(({ nid, reason }) => [nid, reason])).toEqual([
      [saved.nid, 'conflict'],
      [empty.nid, 'incomplete'],
      [deletedTip.nid, 'gone'],
    ]);
    expect([await getState(fine), await getState(saved), await getState(empty)]).toEqual([
      'published',
      'draft',
      'draft',
    ]);
    const newChangedPages = expectSuccess(await change('publish', [await readNewest(fine)]));
    expect(newChangedPages.unchanged).toEqual([{ nid: fine.nid, language: 'nl', reason: 'nothing' }]);
  });

  it('are taken from visitors, and stay as drafts', async () => {
    const [snapshot, unseenEntries] = [await createTip(), await createTip()];
    expectSuccess(await change('publish', [snapshot]));
    const answer = expectSuccess(await change('unpublish', [await readNewest(snapshot), unseenEntries]));
    expect(answer).toEqual({
      done: [{ nid: snapshot.nid, language: 'nl' }],
      unchanged: [{ nid: unseenEntries.nid, language: 'nl', reason: 'nothing' }],
      binned: [],
    });
    expect(await getState(snapshot)).toBe('draft');
  });

  it('go to the bin in all their languages, and come back from there', async () => {
    const page = await createTip();
    const english = { nid: page.nid, language: 'en' } as const;
    const savedPage = expectSuccess(
      await editor.client.call(translatePage, { params: english, body: { title: 'Tip' } }),
    );
    const answer = expectSuccess(await change('bin', [page, { ...english, vid: savedPage.vid }]));
    expect([answer.done.length, answer.binned.length]).toEqual([2, 1]);
    expect(await getState(page)).toBe(404);
    expectSuccess(await editor.client.call(restoreEntry, { params: { id: answer.binned[0] ?? 0 } }));
    expect(await getState(page)).toBe('draft');
  });

  it('are changed by nobody who may not change them', async () => {
    const page = await createTip(['tobacco']);
    const otherContent = await kept({ domains: ['alcohol'] });
    for (const action of ['publish', 'bin', 'ask'] as const) {
      const { unchanged } = expectSuccess(await change(action, [page], otherContent));
      expect(unchanged.map(({ reason }) => reason)).toEqual(['not-yours']);
    }
    const dutch = await kept({ languages: ['nl'] });
    expect(expectSuccess(await change('bin', [page], dutch)).unchanged[0]?.reason).toBe('not-yours');
    const result = await otherContent.client.call(deleteNode, { params: { id: page.nid } });
    expect(result).toMatchObject({ failure: { status: 403 } });
    expect(await getState(page)).toBe('draft');
  });

  it('are proposed to a colleague by who may not publish, and nothing more', async () => {
    const [page, second] = [await createTip(), await createTip()];
    const member = await kept({ mayPublish: false });
    for (const action of ['publish', 'unpublish', 'bin'] as const) {
      expect(await change(action, [page], member)).toMatchObject({ failure: { status: 403 } });
    }
    expectSuccess(await change('ask', [page, second], member));
    const pendingEntries = expectSuccess(await editor.client.call(listApprovals)).rows.map(({ nid }) => nid);
    expect(pendingEntries).toEqual(expect.arrayContaining([page.nid, second.nid]));
  });

  it('are as many as the list shows, and at least one', async () => {
    expect(await change('publish', [])).toMatchObject({ failure: { status: 422 } });
    const many = Array.from({ length: 51 }, () => ({ nid: 1, language: 'nl', vid: 1 }) as const);
    expect(await change('publish', many)).toMatchObject({ failure: { status: 422 } });
  });
});
