// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createIslandProps } from '#src/session/island.fixture.ts';
import { setReporter } from '#src/session/report.ts';
import { watchSession } from '#src/session/watch.ts';
import { mount } from '#src/ui/mount.ts';
import forms from '../../../public/locales/nl/forms.json' with { type: 'json' };
import login from '../../../public/locales/nl/login.json' with { type: 'json' };
import { Logout } from './Logout.tsx';

const props = createIslandProps({
  texts: { forms, login },
  paths: { login: '/inloggen' },
  path: '/user/logout',
});

afterEach(() => {
  vi.unstubAllGlobals();
  setReporter(null);
});

it('a logout that fails is told and reported, by what was tried alone', async () => {
  const reports = vi.fn();
  setReporter((label, { kind, status }) => reports(label, kind, status));
  vi.stubGlobal('fetch', async (url: string | URL | Request) =>
    String(url).includes('session/token')
      ? new Response('t'.repeat(43), { headers: { 'content-type': 'text/plain' } })
      : Response.json({ message: '' }, { status: 500 }),
  );
  const { place, remove } = mount(<Logout {...props} />);
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 100)));
  expect(place.textContent).toContain(login.logout.failed);
  expect(reports.mock.calls).toEqual([['log out', 'server', 500]]);
  remove();
});

it('a logout after the session has ended erases what was typed', async () => {
  const replace = vi.fn();
  history.replaceState(null, '', '/user/logout');
  vi.stubGlobal('location', { ...location, replace });
  vi.stubGlobal('fetch', async () => Response.json({ message: '' }, { status: 403 }));
  Object.assign(document.documentElement.dataset, { access: 'private', login: '/inloggen' });
  sessionStorage.setItem('draft.1.diary', 'Het was een zware dag.');
  watchSession();
  const { remove } = mount(<Logout {...props} />);
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 100)));
  expect(sessionStorage.getItem('draft.1.diary')).toBeNull();
  expect(replace.mock.calls).toEqual([['/inloggen']]);
  remove();
});
