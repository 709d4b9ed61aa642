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
import people from '../../public/locales/nl/desk-people.json' with { type: 'json' };
import releases from '../../public/locales/nl/desk-releases.json' with { type: 'json' };
import settings from '../../public/locales/nl/desk-settings.json' with { type: 'json' };
import forms from '../../public/locales/nl/forms.json' with { type: 'json' };

const texts = {
  desk,
  forms,
  'desk-fields': fields,
  'desk-library': library,
  'desk-pages': pages,
  'desk-people': people,
  'desk-releases': releases,
  'desk-settings': settings,
};
const paths = { 'self-tests': '/beheer/zelftests', settings: '/beheer/instellingen' };

/** The editor for whom the desk is rendered. */
export const EDITOR_UID = 12;

/** A request of the desk to the content system; `path` without the API's prefix. */
export interface DeskRequest {
  readonly method: string;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** How the content system responds in a test; null is our own error. */
export type RespondToDesk = (request: DeskRequest) => Promise<Response> | Response | null;

interface Options {
  readonly mayPublish?: boolean;
  /** Parameters of the page's path. */
  readonly params?: Readonly<Record<string, string>>;
}

/** Waits until the responses are shown. */
export const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));

const text = (value: string) => new Response(value, { headers: { 'content-type': 'text/plain' } });

/** Returns the requests of the desk that change something, as they are sent. */
function receiveWrites(respond: RespondToDesk): readonly DeskRequest[] {
  const writes: DeskRequest[] = [];
  vi.stubGlobal('fetch', async (url: string | URL | Request, init?: RequestInit) => {
    const path = new URL(String(url), 'http://localhost').pathname.replace('/api/nl', '');
    if (path.endsWith('/session/token')) return text('t'.repeat(43));
    if (path.endsWith('/login_status')) return text('1');
    const request = { method: init?.method ?? 'GET', path, body: init?.body ? JSON.parse(String(init.body)) : {} };
    if (request.method !== 'GET') writes.push(request);
    return (await respond(request)) ?? Response.json({ message: '' }, { status: 500 });
  });
  return writes;
}

/** Renders a part of the desk in Dutch for an editor, with a content system that responds as the test says. */
export async function renderDesk(
  part: ReactElement,
  respond: RespondToDesk,
  { mayPublish = true, params = {} }: Options = {},
) {
  document.documentElement.lang = 'nl';
  const writes = receiveWrites(respond);
  const page = mount(
    <Island {...createIslandProps({ texts, paths, params })}>
      <LoggedIn loading={null}>{part}</LoggedIn>
    </Island>,
  );
  const user = readOwnUser({
    uid: [{ value: EDITOR_UID }],
    mail: [{ value: 'esra@example.nl' }],
    roles: [{ target_id: 'editor' }],
    field_may_publish: [{ value: mayPublish }],
  });
  act(() => publishUser(user));
  await settle();
  const press = async (name: string, within = '') => {
    const buttons = [...page.place.querySelectorAll<HTMLElement>(`${within} button, ${within} label`)];
    const button = buttons.find(({ textContent }) => textContent === name);
    if (!button) throw new Error(`No button "${name}".`);
    act(() => button.click());
    await settle();
  };
  /** Types into a field, as the browser reports it; null leaves a part of a moment empty, so that its value is empty. */
  const type = (selector: string, typed: string | null) => {
    const input = page.one<HTMLInputElement>(selector);
    const { prototype } = input instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    Object.defineProperty(input, 'validity', { value: { valid: typed !== null }, configurable: true });
    act(() => {
      // React's own setter would ignore the change.
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, typed ?? '');
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
  };
  return { ...page, press, type, writes };
}
