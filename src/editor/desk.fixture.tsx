import { act, type ReactElement } from 'react';
import { vi } from 'vitest';
import { readOwnUser } from '#src/contract/own-user.ts';
import { Island, LoggedIn } from '#src/session/Island.tsx';
import { createIslandProps } from '#src/session/island.fixture.ts';
import { publishUser } from '#src/session/load.ts';
import { mount } from '#src/ui/mount.ts';
import desk from '../../public/locales/nl/desk.json' with { type: 'json' };
import fields from '../../public/locales/nl/desk-fields.json' with { type: 'json' };
import library from '../../public/locales/nl/desk-library.json' with { type: 'json' };
import pages from '../../public/locales/nl/desk-pages.json' with { type: 'json' };
import releases from '../../public/locales/nl/desk-releases.json' with { type: 'json' };
import forms from '../../public/locales/nl/forms.json' with { type: 'json' };

const island = createIslandProps({
  texts: {
    desk,
    forms,
    'desk-fields': fields,
    'desk-library': library,
    'desk-pages': pages,
    'desk-releases': releases,
  },
});

/** A request of the desk to the content system. */
export interface DeskRequest {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

const createUser = (mayPublish: boolean) =>
  readOwnUser({
    uid: [{ value: 12 }],
    mail: [{ value: 'esra@example.nl' }],
    roles: [{ target_id: 'editor' }],
    field_may_publish: [{ value: mayPublish }],
  });

/** Renders a part of the desk for an editor, with a content system that responds as the test says. */
export async function renderDesk(part: ReactElement, respond: (request: DeskRequest) => Response, mayPublish = true) {
  document.documentElement.lang = 'nl';
  const writes: DeskRequest[] = [];
  vi.stubGlobal('fetch', async (url: string | URL | Request, init?: RequestInit) => {
    const path = new URL(String(url), 'http://localhost').pathname.replace('/api/nl', '');
    if (path.endsWith('/session/token'))
      return new Response('t'.repeat(43), { headers: { 'content-type': 'text/plain' } });
    if (path.endsWith('/login_status')) return new Response('1', { headers: { 'content-type': 'text/plain' } });
    const request = { method: init?.method ?? 'GET', path, body: init?.body ? JSON.parse(String(init.body)) : null };
    if (request.method !== 'GET') writes.push(request);
    return respond(request);
  });
  const page = mount(
    <Island {...island}>
      <LoggedIn loading={null}>{part}</LoggedIn>
    </Island>,
  );
  const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));
  act(() => publishUser(createUser(mayPublish)));
  await settle();
  const press = async (name: string, within = '') => {
    const buttons = [...page.place.querySelectorAll<HTMLElement>(`${within} button, ${within} label`)];
    const button = buttons.find(({ textContent }) => textContent === name);
    if (!button) throw new Error(`No button "${name}".`);
    act(() => button.click());
    await settle();
  };
  /** Types into a field, as the browser reports it; null leaves a part of a moment empty, so that its value is empty. */
  const type = (selector: string, text: string | null) => {
    const input = page.one<HTMLInputElement>(selector);
    const { prototype } = input instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    Object.defineProperty(input, 'validity', { value: { valid: text !== null }, configurable: true });
    act(() => {
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, text ?? '');
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
  };
  return { ...page, press, type, settle, writes };
}
