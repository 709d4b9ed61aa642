// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Island } from '#src/session/Island.tsx';
import { createIslandProps } from '#src/session/island.fixture.ts';
import { $toasts } from '#src/session/toasts.ts';
import { mount } from '#src/ui/mount.ts';
import account from '../../../public/locales/nl/account.json' with { type: 'json' };
import forms from '../../../public/locales/nl/forms.json' with { type: 'json' };
import { SavedWeeks } from './SavedWeeks.tsx';

const island = createIslandProps({ texts: { account, forms } });
const WEEK = { monday: '2026-11-16', used_at: '2026-11-23T09:00:00Z', dates: ['2026-11-16', '2026-11-17'] };

afterEach(() => {
  vi.unstubAllGlobals();
  $toasts.set([]);
});

const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));

it('a week that is taken back says that days changed since are still there', async () => {
  vi.stubGlobal('fetch', async (request: string | URL | Request, init?: RequestInit) => {
    if (String(request).includes('token')) {
      return new Response('t'.repeat(43), { headers: { 'content-type': 'text/plain' } });
    }
    return init?.method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json({ weeks: [WEEK] });
  });
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
