// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { readOwnUser } from '#src/contract/own-user.ts';
import { Island, LoggedIn } from '#src/session/Island.tsx';
import { createIslandProps } from '#src/session/island.fixture.ts';
import { publishUser } from '#src/session/load.ts';
import { $toasts } from '#src/session/toasts.ts';
import { installDialogMethods } from '#src/ui/dialog/dialog.fixture.ts';
import { mount } from '#src/ui/mount.ts';
import buddies from '../../../public/locales/nl/buddies.json' with { type: 'json' };
import forms from '../../../public/locales/nl/forms.json' with { type: 'json' };
import { BuddyForm } from './BuddyForm.tsx';

beforeAll(installDialogMethods);
afterEach(() => {
  vi.unstubAllGlobals();
  $toasts.set([]);
});

const island = createIslandProps({
  texts: { forms, buddies },
  path: '/account/buddies',
});

const body = { id: 'b1', name: 'Kim', field_email: 'kim@example.nl', status: 'sent', refusal: null, ended: false };
const refusal = { ...body, refusal: '' };

const createUser = (buddies: readonly object[]) => ({
  uid: [{ value: 12 }],
  mail: [{ value: 'sam@example.nl' }],
  roles: [{ target_id: 'client' }],
  field_buddies: buddies,
});

const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));

/** Types like a keyboard: bypasses React's setter, which would ignore the change. */
function handleInput(field: HTMLInputElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(field, text);
  act(() => field.dispatchEvent(new Event('input', { bubbles: true })));
}

/** Opens the dialog that confirms an invitation of Kim; a response of null is lost. */
async function openDialog(buddies: readonly object[], answer: object | Promise<object> | null) {
  vi.stubGlobal('fetch', async (url: string | URL | Request) => {
    if (String(url).includes('token'))
      return new Response('t'.repeat(43), { headers: { 'content-type': 'text/plain' } });
    if (answer === null) throw new TypeError('Failed to fetch');
    return Response.json(String(url).includes('buddy/add') ? await answer : createUser([await answer]));
  });
  const onDone = vi.fn();
  const page = mount(
    <Island {...island}>
      <LoggedIn loading={null}>
        <BuddyForm onDone={onDone} />
      </LoggedIn>
    </Island>,
  );
  await settled();
  act(() => publishUser(readOwnUser(createUser(buddies))));
  handleInput(page.one<HTMLInputElement>('#buddy-name'), 'Kim');
  handleInput(page.one<HTMLInputElement>('#buddy-email'), 'kim@example.nl');
  page.press('button[type=submit]');
  await settled();
  return { ...page, onDone };
}

/** Invites Kim with these known buddies and this response. */
async function asked(buddies: readonly object[], answer: object | null) {
  const { press, remove, onDone } = await openDialog(buddies, answer);
  press('.dialog-foot .button:not(.button-plain)');
  await settled();
  const visible = $toasts.get().map(({ kind, text }) => `${kind}: ${text}`);
  remove();
  return { shown: visible, isDone: onDone.mock.calls.length === 1 };
}

it('says that the invitation has been sent', async () => {
  expect(await asked([], body)).toEqual({ shown: ['done: De uitnodiging voor Kim is verstuurd.'], isDone: true });
});

it('does not say that it was not sent if no response came', async () => {
  expect(await asked([], null)).toEqual({
    shown: [`failed: ${buddies.add.unknown.replaceAll('{{name}}', 'Kim')}`],
    isDone: false,
  });
});

it('can no longer be taken back while it is sent', async () => {
  const { place, press, remove } = await openDialog([], new Promise(() => {}));
  expect(place.querySelector('dialog .icon-button')).not.toBeNull();
  press('.dialog-foot .button:not(.button-plain)');
  press('.dialog-foot .button-plain');
  expect(place.querySelector('dialog')?.open).toBe(true);
  expect(place.querySelector('dialog .icon-button')).toBeNull();
  remove();
});

it.each([
  ['asked before', [body], body],
  ['refused before', [refusal], refusal],
  ['refused before, which this tab does not know', [], refusal],
  ['stopped before', [{ ...body, ended: true }], { ...body, ended: true }],
])('never says so of somebody who is in the list already: %s', async (_, knownBuddies, answer) => {
  const { shown, isDone } = await asked(knownBuddies, answer);
  expect(isDone).toBe(false);
  expect(shown).toEqual([`failed: ${buddies.add.known.replaceAll('{{name}}', 'Kim')}`]);
});
