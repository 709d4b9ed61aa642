// @vitest-environment jsdom
import { act, useState } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openEntryDraft } from '#src/contract/desk/drafts.ts';
import type { PendingChanges } from '#src/contract/desk/versions.ts';
import { $toasts } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { installDialogMethods } from '#src/ui/dialog/dialog.fixture.ts';
import { renderDesk, settle } from '../../desk.fixture.tsx';
import { DraftControls } from './DraftControls.tsx';

beforeAll(installDialogMethods);
afterEach(() => {
  vi.unstubAllGlobals();
  $toasts.set([]);
});

const NOTHING: PendingChanges = { edit: 0, draft: null, askedBy: null, stoppedAt: null, publishAt: null, endAt: null };
const content = { subject: 'Dank je wel' };

function Mail({ language }: { readonly language: string }) {
  const [isChanged, setChanged] = useState(true);
  return (
    <DraftControls
      place={{ kind: 'mail', key: `buddy-ended.${language}` }}
      content={() => content}
      isChanged={isChanged}
      onShow={() => undefined}
      onKept={() => setChanged(false)}
    />
  );
}

it.each([
  ['nl', 'refused', () => Response.json({ message: 'Nee.\npublishAt: Te vroeg.\n' }, { status: 422 })],
  [
    'en',
    'lost',
    (): Response => {
      throw new TypeError('Failed to fetch');
    },
  ],
] as const)('%s: a draft whose schedule is %s is planned at the second try, over itself', async (language, _, fail) => {
  const draft = { content, savedAt: '2026-11-24T08:00:00.000Z', author: 'Esra' };
  const stored: PendingChanges = { ...NOTHING, edit: 1, draft };
  const answers = [
    () => Response.json(stored),
    fail,
    () => Response.json({ ...stored, edit: 2, publishAt: '2031-03-04T08:30:00.000Z' }),
  ];
  const { press, type, place, writes, remove } = await renderDesk(<Mail language={language} />, ({ method }) =>
    method === 'GET' ? Response.json(NOTHING) : (answers.shift()?.() ?? Response.error()),
  );
  await press('Plan');
  type('#mail-publish-at', '2031-03-04T09:30');
  await press('Sla de planning op');
  expect(place.querySelectorAll('dialog :is(.form-failure, .field-error)')).toHaveLength(1);
  await press('Sla de planning op');
  const times = { publishAt: '2031-03-04T08:30:00.000Z', endAt: null };
  expect(writes.map(({ body }) => body)).toEqual([
    { from: 0, content },
    { from: 1, ...times },
    { from: 1, ...times },
  ]);
  expect($toasts.get().map(({ text }) => text)).toEqual(['De planning is opgeslagen.']);
  remove();
});

it('a draft that a colleague saved while the form was changed is not replaced, and that is told', async () => {
  let stored = NOTHING;
  const { press, place, writes, remove } = await renderDesk(<Mail language="de" />, ({ method }) =>
    method === 'GET' ? Response.json(stored) : Response.json({ message: 'Intussen opgeslagen.' }, { status: 412 }),
  );
  stored = { ...NOTHING, edit: 1, draft: { content, savedAt: '2026-11-24T08:00:00.000Z', author: 'Noor' } };
  await act(async () => void (await refreshCalls(openEntryDraft.name)));
  await settle();
  await press('Sla op als concept');
  expect(writes.map(({ body }) => body.from)).toEqual([0]);
  expect(place.querySelector('.form-failure')?.textContent).toContain('Een collega heeft dit');
  remove();
});

it('a draft that a colleague saved since it was seen is not discarded, and that is told', async () => {
  const draft = { content, savedAt: '2026-11-24T08:00:00.000Z', author: 'Esra' };
  const controls = (
    <DraftControls
      place={{ kind: 'mail', key: 'badge.nl' }}
      content={() => content}
      isChanged={false}
      onShow={() => undefined}
      onKept={() => undefined}
    />
  );
  const { press, place, remove } = await renderDesk(controls, ({ method }) =>
    method === 'GET'
      ? Response.json({ ...NOTHING, edit: 3, draft })
      : Response.json({ message: 'Intussen opgeslagen.' }, { status: 412 }),
  );
  await press('Laat het concept los');
  await press('Laat het concept los', 'dialog');
  expect(place.querySelector('dialog .form-failure')?.textContent).toContain('Een collega heeft dit');
  remove();
});
