// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { EVERY_SCOPE } from '#src/contract/nurse-scopes.ts';
import { readOwnUser } from '#src/contract/own-user.ts';
import { createIslandProps } from '#src/session/island.fixture.ts';
import { publishUser } from '#src/session/load.ts';
import { resetUser } from '#src/session/reset-user.ts';
import { $toasts } from '#src/session/toasts.ts';
import { installDialogMethods } from '#src/ui/dialog/dialog.fixture.ts';
import { mount } from '#src/ui/mount.ts';
import forms from '../../../public/locales/nl/forms.json' with { type: 'json' };
import pairing from '../../../public/locales/nl/pairing.json' with { type: 'json' };
import { NursePairing } from './NursePairing.tsx';

const KEY = 'nurse_practitioner_info';

beforeAll(installDialogMethods);
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  $toasts.set([]);
});

const island = createIslandProps({
  texts: { forms, pairing },
  paths: { account: '/account' },
  path: '/account/mijn-poh',
});

const createUser = (isPaired: boolean) => ({
  uid: [{ value: 12 }],
  mail: [{ value: 'sam@example.nl' }],
  roles: [{ target_id: 'client' }],
  field_has_poh: [{ value: isPaired }],
});

/** Waits until the rendered page passes `check`. */
async function until(check: () => void): Promise<void> {
  const isSo = () => {
    try {
      check();
      return true;
    } catch {
      return false;
    }
  };
  for (const end = Date.now() + 60_000; !isSo() && Date.now() < end; ) {
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 5)));
  }
  check();
}

interface World {
  nurse: string;
  isPaired: boolean;
  /** Status of the response to a pairing; null if it is lost. */
  pairingStatus?: number | null;
  /** Resolves when the nurse is known; immediately if absent. */
  answered?: Promise<void>;
}

async function renderPage(world: World) {
  vi.stubGlobal('fetch', async (request: string | URL | Request) => {
    const address = String(request);
    if (address.includes('token')) return new Response('t'.repeat(43), { headers: { 'content-type': 'text/plain' } });
    if (address.includes('my-nurse-')) {
      if (!world.isPaired) return Response.json({ message: '' }, { status: 404 });
      return Response.json(address.includes('scopes') ? EVERY_SCOPE : { note: null, is_on: true });
    }
    if (address.includes('unpair')) {
      world.isPaired = false;
      return new Response(null, { status: 204 });
    }
    if (address.includes('/pair-poh')) {
      if (!world.pairingStatus) throw new TypeError('Failed to fetch');
      return Response.json({ message: '' }, { status: world.pairingStatus });
    }
    if (address.includes('find-poh'))
      return Response.json({ name: world.nurse, general_practitioner: 'Praktijk Noord' });
    if (address.includes('get-poh-information')) {
      await world.answered;
      return Response.json({ name: world.nurse, general_practitioner: 'Praktijk Noord' });
    }
    if (address.includes('current-user')) return Response.json(createUser(world.isPaired));
    return Response.json({ entities: [] });
  });
  const page = mount(<NursePairing {...island} />);
  act(() => publishUser(readOwnUser(createUser(world.isPaired))));
  // The nurse's name was requested, or no nurse is stored.
  await until(() =>
    expect(world.isPaired && !world.answered ? page.place.textContent : world.nurse).toContain(world.nurse),
  );
  return page;
}

it('who the nurse is stands there at once on the next visit, and is read again', async () => {
  sessionStorage.setItem(KEY, JSON.stringify({ name: 'K. de Wit', generalPractitioner: 'Praktijk Zuid' }));
  const { promise: answers, resolve: answer } = Promise.withResolvers<void>();
  const { place, remove } = await renderPage({ nurse: 'A.B. Jansen', isPaired: true, answered: answers });
  expect(place.textContent).toContain('K. de Wit');
  answer();
  await until(() => expect(place.textContent).toContain('A.B. Jansen'));
  expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toEqual({
    name: 'A.B. Jansen',
    generalPractitioner: 'Praktijk Noord',
  });
  remove();
});

it('is cleared when the pairing ends', async () => {
  const { place, press, remove } = await renderPage({ nurse: 'A.B. Jansen', isPaired: true });
  expect(sessionStorage.getItem(KEY)).not.toBeNull();
  press('.button-risk');
  press('.dialog-foot .button-risk');
  await until(() => expect(place.querySelector('#pairing-code')).not.toBeNull());
  expect(sessionStorage.getItem(KEY)).toBeNull();
  remove();
});

it.each([
  ['by the next try, which is refused', 409],
  ['at once', null],
])('is shown %s after a pairing whose response was lost', async (_, pairingStatus) => {
  const world: World = { nurse: 'A.B. Jansen', isPaired: false, pairingStatus };
  const { place, one, press, remove } = await renderPage(world);
  await until(() => expect(place.querySelector('#pairing-code')).not.toBeNull());
  act(() => {
    const field = one<HTMLInputElement>('#pairing-code');
    // React's own setter would ignore the change.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'ABC234');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  press('#pairing-agreement');
  act(() => one('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  await until(() => expect(place.querySelector('dialog[open]')?.textContent ?? '').toContain('A.B. Jansen'));
  world.isPaired = true;
  press('dialog[open] .dialog-foot .button');
  await until(() => expect(place.querySelector('#pairing-code')).toBeNull());
  expect(place.textContent).toContain('A.B. Jansen');
  remove();
});

it.each(['#scope-days', '#takes-notes'])('shows that the nurse has ended it after a change of %s', async (box) => {
  const world: World = { nurse: 'A.B. Jansen', isPaired: true };
  const { place, press, remove } = await renderPage(world);
  await until(() => expect(place.querySelector(box)).not.toBeNull());
  world.isPaired = false;
  press(box);
  await until(() => expect(place.querySelector('#pairing-code')).not.toBeNull());
  expect($toasts.get()).toEqual([]);
  remove();
});

it('is cleared where the nurse ended it, and where the session did', async () => {
  sessionStorage.setItem(KEY, '{}');
  const { remove } = await renderPage({ nurse: 'A.B. Jansen', isPaired: false });
  await until(() => expect(sessionStorage.getItem(KEY)).toBeNull());
  sessionStorage.setItem(KEY, '{}');
  act(() => resetUser('expired'));
  expect(sessionStorage.getItem(KEY)).toBeNull();
  remove();
});
