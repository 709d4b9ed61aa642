import { act, type ReactElement } from 'react';
import { vi } from 'vitest';
import { readOwnUser } from '#src/contract/own-user.ts';
import { Island, LoggedIn } from '#src/session/Island.tsx';
import { createIslandProps } from '#src/session/island.fixture.ts';
import { publishUser } from '#src/session/load.ts';
import { mount } from '#src/ui/mount.ts';

/** User of the staff desk in a test. */
export const DESK_UID = 7;
const USER = readOwnUser({
  uid: [{ value: DESK_UID }],
  mail: [{ value: 'eef@example.nl' }],
  roles: [{ target_id: 'editor' }],
});

/** A request that changes something. */
export interface SentChange {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Answers the requests of the page: reads with `read`, changes with `change`; both return null for an error 500. */
export function answerDeskRequests(
  read: (path: string) => object | null,
  change: (change: SentChange) => Promise<Response> | Response | null,
): void {
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const path = String(url);
    if (path.includes('session/token'))
      return new Response('a'.repeat(43), { headers: { 'content-type': 'text/plain' } });
    const isRead = (init?.method ?? 'GET') === 'GET';
    const json = isRead ? read(path) : null;
    if (json) return Response.json(json);
    const response = isRead ? null : await change({ path, body: JSON.parse(String(init?.body)) });
    return response ?? Response.json({ message: '' }, { status: 500 });
  });
}

/** Waits until the responses are shown. */
export const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));

/** Renders a part of the desk for a logged-in editor. Its texts are their keys. */
export async function mountAtDesk(element: ReactElement, params: Readonly<Record<string, string>> = {}) {
  const page = mount(
    <Island
      {...createIslandProps({ params, paths: { 'self-tests': '/beheer/zelftests', settings: '/beheer/instellingen' } })}
    >
      <LoggedIn loading={null}>{element}</LoggedIn>
    </Island>,
  );
  await settle();
  act(() => publishUser(USER));
  await settle();
  return {
    ...page,
    /** Presses the button with this text. */
    pressNamed: async (text: string) => {
      const button = [...page.place.querySelectorAll('button')].find((item) => item.textContent === text);
      if (!button) throw new Error(`No button "${text}".`);
      act(() => button.click());
      await settle();
    },
    /** Types like a keyboard: bypasses React's setter, which would ignore the change. */
    type: (selector: string, text: string) => {
      const field = page.one<HTMLInputElement | HTMLTextAreaElement>(selector);
      const prototype =
        field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
      act(() => field.dispatchEvent(new Event('input', { bubbles: true })));
    },
  };
}
