// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { defineForm } from '#src/contract/forms/form.ts';
import { readOwnUser } from '#src/contract/own-user.ts';
import type { Result } from '#src/contract/result.ts';
import { readText } from '#src/rules/fields/text.ts';
import { Island, UserProvider } from '#src/session/Island.tsx';
import { createIslandProps } from '#src/session/island.fixture.ts';
import { $toasts } from '#src/session/toasts.ts';
import { mount } from '#src/ui/mount.ts';
import forms from '../../public/locales/nl/forms.json' with { type: 'json' };
import { FormFrame } from './FormFrame.tsx';
import { useWritingForm } from './use-writing-form.ts';

const island = createIslandProps({ texts: { forms, own: { errors: {} } } });
const user = readOwnUser({
  uid: [{ value: 12 }],
  mail: [{ value: 'sam@example.nl' }],
  roles: [{ target_id: 'client' }],
});

interface Saved {
  readonly body: string;
  readonly revision: number;
  readonly isHelpShown: boolean;
}
type Send = (values: { body: string }, how: { key: string; revision: number | null }) => Promise<Result<Saved>>;

const accept = (body: string, revision: number): Result<Saved> => ({
  ok: true,
  value: { body, revision, isHelpShown: false },
  tags: [],
});
const fail = (kind: 'conflict' | 'timeout'): Result<Saved> => ({
  ok: false,
  failure: { kind, status: kind === 'conflict' ? 412 : null, message: '' },
});

const textForm = defineForm({ body: (input: string) => readText(input) });
const onDone = vi.fn();

function TextForm({ send, current }: { send: Send; current?: Result<Saved> }) {
  const form = useWritingForm({
    form: textForm,
    fields: {},
    id: 'text',
    draftName: 'text',
    start: { body: 'Voor mij.' },
    revision: 1,
    textKey: 'own.errors',
    send,
    ...(current ? { readCurrent: async () => current } : {}),
    getFailureText: () => 'Bewaren lukte niet.',
    getSuccessText: () => 'Bewaard.',
    onDone,
  });
  return (
    <FormFrame form={form} submit="Bewaar">
      <input aria-label="Tekst" {...form.hook.register('body')} />
      {form.elsewhere && <p>Ergens anders: {form.elsewhere.body}</p>}
    </FormFrame>
  );
}

/** Opens the form and presses its button. */
async function save(send: Send, current?: Result<Saved>) {
  const page = mount(
    <Island {...island}>
      <UserProvider user={user}>
        <TextForm send={send} {...(current ? { current } : {})} />
      </UserProvider>
    </Island>,
  );
  page.press('button[type=submit]');
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));
  return page;
}

afterEach(() => {
  sessionStorage.clear();
  $toasts.set([]);
  onDone.mockClear();
});

it('a save that meets its own text, because a response was lost, is repeated on the new revision', async () => {
  const send = vi.fn<Send>(async ({ body }, { revision }) => (revision === 2 ? accept(body, 3) : fail('conflict')));
  const { place, remove } = await save(send, accept('Voor mij.', 2));
  expect(send.mock.calls.map(([, { revision }]) => revision)).toEqual([1, 2]);
  expect([onDone.mock.calls.length, place.textContent]).toEqual([1, expect.not.stringContaining('Ergens anders')]);
  remove();
});

it('a save that meets another text shows it', async () => {
  const send = vi.fn<Send>(async () => fail('conflict'));
  const { place, remove } = await save(send, accept('Van de telefoon.', 2));
  expect([send.mock.calls.length, place.textContent]).toEqual([
    1,
    expect.stringContaining('Ergens anders: Van de telefoon.'),
  ]);
  remove();
});

it('a text that is sent again after a reload has the key of before, so that it is written once', async () => {
  const send = vi.fn<Send>(async () => fail('timeout'));
  for (const _ of [1, 2]) (await save(send)).remove();
  const keys = new Set(send.mock.calls.map(([, { key }]) => key));
  expect([send.mock.calls.length, keys.size]).toEqual([2, 1]);
});
