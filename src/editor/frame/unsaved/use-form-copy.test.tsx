// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { readOwnUser } from '#src/contract/own-user.ts';
import { Island, UserProvider } from '#src/session/Island.tsx';
import { createIslandProps } from '#src/session/island.fixture.ts';
import { mount } from '#src/ui/mount.ts';
import { type UnsavedForms, UnsavedProvider, useUnsavedForms } from './unsaved-forms.ts';
import { type FormCopy, useFormCopy } from './use-form-copy.ts';

interface Values {
  readonly title: string;
  readonly file?: File | null;
}

const START: Values = { title: 'Oud' };
const ISLAND = createIslandProps();
const EDITOR = readOwnUser({
  uid: [{ value: 7 }],
  mail: [{ value: 'esra@example.nl' }],
  roles: [{ target_id: 'editor' }],
});

beforeEach(() => sessionStorage.clear());

/** Opens a form for this version of its entry. */
function open({ name = 'mail.daily.nl', version: opened = 'v1' }: { name?: string | null; version?: string } = {}) {
  let version = opened;
  let copy = {} as FormCopy<Values>;
  let unsavedForms = {} as UnsavedForms;
  let now = START;
  const visible: Values[] = [];
  const Form = () => {
    copy = useFormCopy<Values>({ name, start: START, now, version, show: (values) => visible.push(values) });
    return null;
  };
  const Screen = () => {
    unsavedForms = useUnsavedForms();
    return (
      <UnsavedProvider value={unsavedForms}>
        <Form />
      </UnsavedProvider>
    );
  };
  const page = () => (
    <Island {...ISLAND}>
      <UserProvider user={EDITOR}>
        <Screen />
      </UserProvider>
    </Island>
  );
  const mounted = mount(page());
  return {
    shown: visible,
    kept: () => copy,
    unsaved: () => unsavedForms,
    type: (values: Values) => {
      now = values;
      mounted.render(page());
    },
    update: (next: string) => {
      version = next;
      mounted.render(page());
    },
    remove: mounted.remove,
  };
}

/** Returns the number of drafts in this tab. */
const countDrafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft.')).length;

/** Returns true if the browser would confirm leaving the page. */
const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('keeps what is typed in the tab, and offers it with the version that it was typed over', () => {
  const first = open();
  expect([first.kept().offer, asks()]).toEqual([null, false]);
  first.type({ title: 'Nieuw' });
  expect(asks()).toBe(true);
  first.remove();

  const second = open({ version: 'v2' });
  expect(second.kept().offer).not.toBeNull();
  act(() => second.kept().offer?.onTakeBack());
  expect(second.shown).toEqual([{ title: 'Nieuw' }]);
  expect([second.kept().offer, second.kept().version]).toEqual([null, 'v1']);
  second.type({ title: 'Nieuw' });
  second.remove();

  const third = open({ version: 'v2' });
  act(() => third.kept().offer?.onTakeBack());
  expect(third.kept().version).toBe('v1');
  third.remove();
});

it('bases the next save on the newest version once this form was saved, or once a draft was shown', () => {
  const first = open();
  first.type({ title: 'Nieuw' });
  first.remove();
  const second = open({ version: 'v2' });
  act(() => second.kept().offer?.onTakeBack());
  // Another form of the same entry was saved.
  second.update('v3');
  expect(second.kept().version).toBe('v1');
  act(() => second.kept().clear());
  expect(second.kept().version).toBe('v3');
  second.type({ title: 'Nieuw' });
  second.remove();
  const third = open({ version: 'v4' });
  act(() => third.kept().offer?.onTakeBack());
  expect(third.kept().version).toBe('v3');
  act(() => third.kept().put({ title: 'Concept' }));
  expect(third.kept().version).toBe('v4');
  third.remove();
});

it('does not write over what waits for an answer; what is thrown away is gone', () => {
  const first = open();
  first.type({ title: 'Nieuw' });
  first.remove();
  const second = open();
  second.type({ title: 'Anders' });
  second.remove();
  const third = open();
  act(() => third.kept().offer?.onThrowAway());
  third.remove();
  const fourth = open();
  expect(fourth.kept().offer).toBeNull();
  fourth.remove();
});

it('lets go of what was saved, and of what was typed back', () => {
  const form = open();
  form.type({ title: 'Nieuw' });
  act(() => form.kept().clear());
  expect([asks(), countDrafts()]).toEqual([false, 0]);
  form.type({ title: 'Nog nieuwer' });
  expect([asks(), countDrafts()]).toEqual([true, 1]);
  form.type(START);
  expect([asks(), countDrafts()]).toEqual([false, 0]);
  form.remove();
});

it('keeps what was typed while a save was on its way, to go over what that save made', () => {
  const form = open();
  form.type({ title: 'Nieuw' });
  const { clear } = form.kept();
  form.type({ title: 'Nieuw, en verder' });
  act(() => clear());
  expect(asks()).toBe(true);
  form.remove();
  const secondResult = open({ version: 'v2' });
  act(() => secondResult.kept().offer?.onTakeBack());
  expect([secondResult.shown, secondResult.kept().version]).toEqual([[{ title: 'Nieuw, en verder' }], 'v2']);
  secondResult.remove();
});

it('keeps no password and no file, and asks for both', () => {
  const password = open({ name: null });
  password.type({ title: 'geheim' });
  expect([asks(), countDrafts()]).toEqual([true, 0]);
  password.remove();
  const upload = open();
  upload.type({ ...START, file: new File(['x'], 'foto.png') });
  expect(asks()).toBe(true);
  upload.type({ title: 'Uitleg', file: new File(['x'], 'foto.png') });
  upload.remove();
  const secondResult = open();
  act(() => secondResult.kept().offer?.onTakeBack());
  expect(secondResult.shown[0]).toEqual({ title: 'Uitleg', file: null });
  secondResult.remove();
});

it('asks before something else takes the place of the form, and goes on once it is let go', () => {
  const form = open();
  const go = vi.fn();
  act(() => form.unsaved().leave(go));
  expect(go).toHaveBeenCalledTimes(1);
  form.type({ title: 'Nieuw' });
  act(() => form.unsaved().leave(go));
  expect([go.mock.calls.length, form.unsaved().asked === null]).toEqual([1, false]);
  act(() => form.unsaved().stay());
  expect(form.unsaved().asked).toBeNull();
  act(() => form.unsaved().throwAway());
  act(() => form.unsaved().leave(go));
  expect([go.mock.calls.length, countDrafts()]).toEqual([2, 0]);
  form.remove();
});
