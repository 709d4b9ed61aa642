// @vitest-environment jsdom
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { OpenedRelease } from '#src/contract/desk/releases.ts';
import type { PendingChanges } from '#src/contract/desk/versions.ts';
import { $toasts } from '#src/session/toasts.ts';
import { installDialogMethods } from '#src/ui/dialog/dialog.fixture.ts';
import { renderDesk } from '../desk.fixture.tsx';
import { ReleaseActions } from '../library/releases/ReleaseActions.tsx';
import { createPage } from '../page.fixture.ts';
import { SchedulePublication } from '../pages/life/SchedulePublication.tsx';
import { PlanDialog, type PlannedDates } from './things/PlanDialog.tsx';

beforeAll(installDialogMethods);
afterEach(() => {
  vi.unstubAllGlobals();
  $toasts.set([]);
});

const HALF = 'Vul de datum en de tijd helemaal in.';
const LATE = '2031-03-04T08:30:00.000Z';

it('a page is not published while its later moment is empty, half-filled or refused', async () => {
  const refusal = {
    message: 'Nee.\nat: Dit moment is te vroeg.\n',
    detail: { violations: [{ path: 'at', message: '' }] },
  };
  const answers = [Response.json(refusal, { status: 422 }), Response.json({ nid: 7, vid: 2, state: 'scheduled' })];
  const { press, type, one, writes, remove } = await renderDesk(
    <SchedulePublication page={createPage()} vid={1} onPublished={() => undefined} />,
    ({ method }) => (method === 'GET' ? Response.json({ rows: [] }) : (answers.shift() as Response)),
  );
  await press('Publiceer');
  await press('Op een later moment');
  for (const text of ['', null]) {
    type('#publish-at', text);
    if (text === '') Reflect.deleteProperty(one('#publish-at'), 'validity');
    await press('Plan het publiceren');
    expect(one('#publish-at-error').textContent).toBe(HALF);
  }
  expect(writes).toEqual([]);
  type('#publish-at', '2031-03-04T09:30');
  await press('Plan het publiceren');
  expect(one('#publish-at-error').textContent).toBe('Dit moment is te vroeg.');
  await press('Plan het publiceren');
  expect(writes.map(({ body }) => body)).toEqual(Array(2).fill({ from: 1, at: LATE }));
  expect($toasts.get().map(({ text }) => text)).toEqual(['Het publiceren is gepland.']);
  remove();
});

it('a half-filled moment leaves the plan of a draft as it was; an empty one ends it', async () => {
  const waiting: PendingChanges = {
    edit: 3,
    draft: null,
    askedBy: null,
    stoppedAt: null,
    publishAt: null,
    endAt: LATE,
  };
  const plans: PlannedDates[] = [];
  const { press, type, one, remove } = await renderDesk(
    <PlanDialog
      place={{ kind: 'menu', key: 'content.alcohol.nl' }}
      waiting={waiting}
      canAppear
      onPlan={async (plan) => {
        plans.push(plan);
        return { ok: true, value: waiting, tags: [] };
      }}
      onPlanned={() => undefined}
    />,
    () => Response.json({}),
  );
  await press('Plan');
  expect(one<HTMLInputElement>('#menu-end-at').value).toBe('2031-03-04T09:30');
  for (const id of ['#menu-publish-at', '#menu-end-at']) type(id, null);
  await press('Sla de planning op');
  expect([one('#menu-publish-at-error').textContent, one('#menu-end-at-error').textContent]).toEqual([HALF, HALF]);
  expect(plans).toEqual([]);
  for (const id of ['#menu-publish-at', '#menu-end-at']) type(id, '');
  await press('Sla de planning op');
  expect(plans).toEqual([{ publishAt: null, endAt: null }]);
  remove();
});

it('a half-filled moment leaves the plan of a release as it was', async () => {
  const release: OpenedRelease = {
    id: 4,
    name: 'Voorjaar',
    state: 'planned',
    count: 1,
    publishAt: LATE,
    publishedAt: null,
    undoUntil: null,
    entries: [
      {
        kind: 'menu',
        key: 'content.alcohol.nl',
        name: '',
        domains: [],
        savedAt: null,
        author: null,
        hold: null,
        since: null,
      },
    ],
  };
  const { press, type, one, writes, remove } = await renderDesk(<ReleaseActions release={release} />, () =>
    Response.json({ ...release, publishAt: null }),
  );
  await press('Plan');
  type('#release-at', null);
  await press('Plan', 'dialog');
  expect(one('#release-at-error').textContent).toBe(HALF);
  expect(writes).toEqual([]);
  type('#release-at', '2031-03-04T09:30');
  await press('Plan', 'dialog');
  expect(writes.map(({ body }) => body)).toEqual([{ publishAt: LATE }]);
  remove();
});
