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
import dutch from '../../../public/locales/nl/forms.json' with { type: 'json' };
import person from '../../../public/locales/nl/person.json' with { type: 'json' };
import { useNickname } from './use-nickname.tsx';

beforeAll(installDialogMethods);
afterEach(() => {
  vi.unstubAllGlobals();
  $toasts.set([]);
});

const wrap = (value: unknown) => [{ value }];
const createUser = (nickname: string | null, isToChange = false) => ({
  uid: wrap(12),
  mail: wrap('sam@example.nl'),
  roles: [{ target_id: 'client' }],
  field_nickname: nickname === null ? [] : wrap(nickname),
  field_nickname_to_change: wrap(isToChange),
});

const props = createIslandProps({
  texts: { forms: dutch, person },
  path: '/forum',
});

function Post({ onPost }: { onPost: () => void }) {
  const { withNickname, dialog } = useNickname();
  return (
    <>
      <button type="button" id="post" onClick={() => withNickname(onPost)}>
        Plaats
      </button>
      {dialog}
    </>
  );
}

const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));

/** Types like a keyboard: bypasses React's setter, which would ignore the change. */
function handleInput(field: HTMLInputElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(field, text);
  act(() => field.dispatchEvent(new Event('input', { bubbles: true })));
}

async function createPage(nickname: string | null, isToChange = false) {
  const onPost = vi.fn();
  const page = mount(
    <Island {...props}>
      <LoggedIn loading={null}>
        <Post onPost={onPost} />
      </LoggedIn>
    </Island>,
  );
  await settled();
  act(() => publishUser(readOwnUser(createUser(nickname, isToChange))));
  return { ...page, onPost };
}

it('somebody with a nickname is not asked', async () => {
  const { press, one, onPost, remove } = await createPage('Nachtuil');
  press('#post');
  expect(onPost).toHaveBeenCalledOnce();
  expect(one<HTMLDialogElement>('dialog').open).toBe(false);
  remove();
});

it('somebody whose nickname cannot stay is asked for another one, and told why', async () => {
  const { press, one, onPost, place, remove } = await createPage('Mus', true);
  press('#post');
  expect(one<HTMLDialogElement>('dialog').open).toBe(true);
  expect(place.textContent).toContain(person.nickname.change);
  expect(onPost).not.toHaveBeenCalled();
  remove();
});

it('somebody without one is asked, and what they were about to do goes on once it is saved', async () => {
  const body: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string | URL | Request, init?: RequestInit) => {
    if (String(url).includes('token'))
      return new Response('t'.repeat(43), { headers: { 'content-type': 'text/plain' } });
    body.push(JSON.parse(String(init?.body)));
    return Response.json(createUser('Nachtuil'));
  });
  const { press, one, onPost, place, remove } = await createPage(null);
  press('#post');
  const dialog = one<HTMLDialogElement>('dialog');
  expect(dialog.open).toBe(true);
  expect(dialog.querySelector('button[aria-label]')).toBeNull();

  press('dialog button[type=submit]');
  await settled();
  expect(place.textContent).toContain('Vul een bijnaam in.');
  expect([body.length, onPost.mock.calls.length]).toEqual([0, 0]);

  handleInput(one<HTMLInputElement>('#nickname-nickname'), ' Nachtuil ');
  press('dialog button[type=submit]');
  await settled();
  expect(body).toEqual([{ field_nickname: wrap('Nachtuil') }]);
  expect(onPost).toHaveBeenCalledOnce();
  expect(dialog.open).toBe(false);
  remove();
});

it('a nickname that could not be saved is an error toast, and is said in the popup that stays', async () => {
  vi.stubGlobal('fetch', async (url: string | URL | Request) =>
    String(url).includes('token')
      ? new Response('t'.repeat(43), { headers: { 'content-type': 'text/plain' } })
      : Response.json({ message: '' }, { status: 500 }),
  );
  const { press, one, onPost, remove } = await createPage(null);
  press('#post');
  handleInput(one<HTMLInputElement>('#nickname-nickname'), 'Nachtuil');
  press('dialog button[type=submit]');
  await settled();
  expect($toasts.get().map(({ kind, text }) => [kind, text])).toEqual([['failed', person.nickname.failed]]);
  expect(one('dialog .form-failure').textContent).toBe(person.nickname.failed);
  expect(onPost).not.toHaveBeenCalled();
  remove();
});
