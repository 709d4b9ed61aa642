// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { OwnUser } from '#src/contract/own-user.ts';
import { mount } from '#src/ui/mount.ts';
import { Island, LoggedIn } from './Island.tsx';
import { createIslandProps } from './island.fixture.ts';
import { resetUser } from './reset-user.ts';
import { $session } from './state.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const props = createIslandProps();

const screen = (
  <Island {...props}>
    <LoggedIn loading={<p>loading</p>}>
      <p>welcome</p>
    </LoggedIn>
  </Island>
);

it('wakes up without a difference where the session was known before the island', async () => {
  // Somebody is logged in, and the content system has not answered yet.
  // biome-ignore lint/suspicious/noDocumentCookie: as the content system sets it
  document.cookie = 'session_hint=client.nl';
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(screen);
  expect(container.textContent).toBe('loading');
  $session.set({ status: 'in', user: { uid: 7 } as OwnUser });
  const differences: unknown[] = [];
  const onRecoverableError = (error: unknown) => differences.push(error);
  const root = await act(async () => hydrateRoot(container, screen, { onRecoverableError }));
  expect(differences).toEqual([]);
  expect(container.textContent).toBe('welcome');
  act(() => root.unmount());
});

it('says in the frame of the screen that the session cannot be had', async () => {
  $session.set({ status: 'failed', failure: { kind: 'unavailable', status: 503, message: '' } });
  const { place, remove } = mount(
    <Island {...props}>
      <LoggedIn
        loading={null}
        frame={(notice) => (
          <main>
            <h1>Je plan</h1>
            {notice}
          </main>
        )}
      >
        <p>welcome</p>
      </LoggedIn>
    </Island>,
  );
  expect(place.querySelector('main > h1')?.textContent).toBe('Je plan');
  expect(place.querySelector('main > [role=alert] button')).not.toBeNull();
  remove();
});

it('keeps nothing of a session that expired if it locks when idle', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the content system sets it
  document.cookie = 'session_hint=client.nl.rest';
  $session.set({ status: 'in', user: { uid: 7 } as OwnUser });
  resetUser('expired');
  expect($session.get()).toEqual({ status: 'out' });
});

it.each(['logout', 'other-tab'] as const)(
  'keeps the own things of an open page after the session expired, until: %s',
  (logout) => {
    $session.set({ status: 'in', user: { uid: 7 } as OwnUser });
    const { place, remove } = mount(
      <Island {...props}>
        <LoggedIn loading={null}>
          <p>diary</p>
        </LoggedIn>
        <LoggedIn loading={null} keepsExpired>
          <p>card</p>
        </LoggedIn>
      </Island>,
    );
    expect(place.textContent).toBe('diarycard');
    act(() => resetUser('expired'));
    act(() => resetUser('expired'));
    expect(place.textContent).toBe('card');
    act(() => resetUser(logout));
    expect(place.textContent).toBe('');
    remove();
  },
);
