// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Island } from '#src/session/Island.tsx';
import { createIslandProps } from '#src/session/island.fixture.ts';
import { $toasts } from '#src/session/toasts.ts';
import { clearCalls } from '#src/session/use-call.ts';
import { mount } from '#src/ui/mount.ts';
import account from '../../../public/locales/nl/account.json' with { type: 'json' };
import forms from '../../../public/locales/nl/forms.json' with { type: 'json' };
import { SavedWeeks } from './SavedWeeks.tsx';

const island = createIslandProps({ texts: { account, forms } });
const WEEK = { monday: '2026-11-16', used_at: '2026-11-23T09:00:00Z', dates: ['2026-11-16', '2026-11-17'] };

afterEach(async () => {
  await clearCalls('');
  vi.unstubAllGlobals();
  $toasts.set([]);
});

const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));

/** Responds with a list of weeks, from which an undone week, the first one, disappears. */
function stubWeeks(...weeks: (typeof WEEK)[]): void {
  vi.stubGlobal('fetch', async (request: string | URL | Request, init?: RequestInit) => {
    if (String(request).includes('token')) {
      return new Response('t'.repeat(43), { headers: { 'content-type': 'text/plain' } });
    }
    if (init?.method !== 'DELETE') return Response.json({ weeks });
    weeks.shift();
    return new Response(null, { status: 204 });
  });
}

it('a week that is taken back says that days changed since are still there', async () => {
  stubWeeks(WEEK);
  const { press, remove } = mount(
    <Island {...island}>
      <SavedWeeks />
    </Island>,
  );
  await settled();
  press('li button');
  await settled();
  expect($toasts.get().map(({ kind, text }) => [kind, text])).toEqual([
    ['done', 'Weggehaald. Een dag die je daarna zelf veranderde, staat er nog.'],
  ]);
  remove();
});

it('the focus of a week that is taken back moves to the title of the others, then to that of the page', async () => {
  stubWeeks(WEEK, { ...WEEK, monday: '2026-11-09' });
  const { one, press, remove } = mount(
    <Island {...island}>
      <h1>E-mails</h1>
      <SavedWeeks />
    </Island>,
  );
  await settled();
  for (const title of ['h2', 'h1']) {
    one('li button').focus();
    press('li button');
    await settled();
    expect(document.activeElement).toBe(one(title));
  }
  remove();
});
