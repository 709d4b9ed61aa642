// @vitest-environment jsdom
import { act, useMemo } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { getDraft } from '#src/session/drafts.ts';
import { EDITOR_UID, renderDesk, settle } from '../../desk.fixture.tsx';
import { createPage } from '../../page.fixture.ts';
import type { PageContent } from '../stored/page-content.ts';
import { type UnsavedCopy, usePageCopy } from './use-page-copy.ts';
import { type PageSaving, type UnsavedPage, useSaving } from './use-saving.ts';

const createContent = (title: string): PageContent => ({ title, fields: {} });
const page = createPage({ vid: 2, publishedVid: 1, state: 'changed' });

const draft = getDraft<UnsavedPage>(EDITOR_UID, 'desk.page.7.nl');
const KEPT: UnsavedPage = {
  base: { vid: 1, content: createContent('Privacy') },
  content: createContent('Mijn privacy'),
};

beforeEach(() => sessionStorage.clear());

/** Opens the page while the tab contains a copy of unsaved text. */
async function openPage(answer: () => Response) {
  draft.write(KEPT);
  let offer: UnsavedCopy | null = null;
  let saving = {} as PageSaving;
  const shown: PageContent[] = [];
  function Editor() {
    const params = useMemo(() => ({ nid: 7, language: 'nl' }) as const, []);
    const { copy, offerFor } = usePageCopy(page);
    saving = useSaving(params, page, copy);
    offer = offerFor(saving);
    return null;
  }
  const { writes: sent, remove } = await renderDesk(<Editor />, answer);
  return {
    sent,
    shown,
    remove,
    offer: () => offer,
    saving: () => saving,
    takeBack: () => act(async () => offer?.takeBack((content) => shown.push(content))),
    save: async () => {
      await act(async () => void (await saving.saveNow()));
      await settle();
    },
  };
}

it('keeps text that was taken back in the tab until a save succeeds', async () => {
  let response = () => Response.json({ message: '' }, { status: 500 });
  const { takeBack, save, offer, saving, sent, shown, remove } = await openPage(() => response());
  await takeBack();
  expect([offer(), shown]).toEqual([null, [KEPT.content]]);
  expect(draft.read()).toEqual(KEPT);
  await save();
  expect(saving().state.status).toBe('failed');
  expect(draft.read()).toEqual(KEPT);
  response = () => Response.json({ nid: 7, vid: 3, state: 'changed' });
  await save();
  expect(sent.map(({ body }) => [body.from, body.title])).toEqual([
    [1, 'Mijn privacy'],
    [1, 'Mijn privacy'],
  ]);
  expect(draft.read()).toBeNull();
  remove();
});

it('deletes text that was thrown away from the tab', async () => {
  const { offer, saving, shown, remove } = await openPage(() => Response.json({}, { status: 500 }));
  act(() => offer()?.throwAway());
  expect([offer(), shown, draft.read(), saving().state.status]).toEqual([null, [], null, 'saved']);
  remove();
});

it('offers no copy that is equal to the page, and deletes it', async () => {
  draft.write({ ...KEPT, content: createContent('Privacy') });
  let offer: UnsavedCopy | null | undefined;
  function Editor() {
    offer = usePageCopy(page).offerFor({} as PageSaving);
    return null;
  }
  const { remove } = await renderDesk(<Editor />, () => null);
  expect([offer, draft.read()]).toEqual([null, null]);
  remove();
});
