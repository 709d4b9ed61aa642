// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { mount } from '#src/ui/mount.ts';
import { createPage } from '../../page.fixture.ts';
import { type PageSaving, type UnsavedPage, useSaving } from './use-saving.ts';

const startPage = createPage({ publishedVid: 1, state: 'published' });
const params = { nid: 7, language: 'nl' } as const;

/** Opens the editor of a page, with a connection that the test interrupts. */
function editor() {
  const waiters: ((reason: Error) => void)[] = [];
  const send = vi.fn(() => new Promise<Response>((_done, fail) => waiters.push(fail)));
  vi.stubGlobal('fetch', send);
  let saving: PageSaving | undefined;
  function Editor() {
    saving = useSaving(params, startPage, null);
    return null;
  }
  const { remove } = mount(<Editor />);
  const breakLine = () =>
    act(async () => {
      for (const fail of waiters.splice(0)) fail(new TypeError('Failed to fetch'));
      await vi.advanceTimersByTimeAsync(0);
    });
  act(() => saving?.change({ title: 'Jouw privacy', fields: {} }));
  return { send, remove, breakLine };
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('tries again by itself while the line is down', async () => {
  vi.useFakeTimers();
  const { send, remove, breakLine } = editor();
  await pass(2_000);
  expect(send).toHaveBeenCalledTimes(1);
  await breakLine();
  await pass(10_000);
  expect(send).toHaveBeenCalledTimes(2);
  await breakLine();
  remove();
});

it('tries no more once the editor is left, also where a save was still on its way', async () => {
  vi.useFakeTimers();
  const { send, remove, breakLine } = editor();
  await pass(2_000);
  remove();
  await breakLine();
  await pass(60_000);
  expect(send).toHaveBeenCalledTimes(1);
});

/** Opens the editor of a page with a copy in the tab, and responses that the test sets. */
function keptEditor(answers: readonly (() => Response)[]) {
  const body: { from: number | null; fields: unknown }[] = [];
  const waiters = [...answers];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (/session\/token/.test(url)) return new Response('a'.repeat(43), { headers: { 'content-type': 'text/plain' } });
    body.push(JSON.parse(String(init?.body)));
    return waiters.shift()?.() ?? new Response(null, { status: 500 });
  });
  let storedUnsavedPage: UnsavedPage | null = null;
  const copy = {
    read: () => storedUnsavedPage,
    write: (values: UnsavedPage) => {
      storedUnsavedPage = values;
    },
    clear: () => {
      storedUnsavedPage = null;
    },
  };
  let saving: PageSaving | undefined;
  function Editor() {
    saving = useSaving(params, startPage, copy);
    return null;
  }
  const { remove } = mount(<Editor />);
  return {
    sent: body,
    remove,
    kept: () => storedUnsavedPage,
    saving: () => saving as PageSaving,
    type: (lead: string) => act(() => saving?.change({ title: 'Privacy', fields: { lead } })),
  };
}

const createJson = (body: object, status = 200) => Response.json(body, { status });
const finish = (vid: number) => () => createJson({ nid: 7, vid, state: 'changed' });

it('keeps what is typed in the tab until the content system has it', async () => {
  vi.useFakeTimers();
  const { kept, type, sent, remove } = keptEditor([() => createJson({ message: '' }, 500), finish(2)]);
  type('Een');
  expect(kept()).toEqual({
    base: { vid: 1, content: { title: 'Privacy', fields: {} } },
    content: { title: 'Privacy', fields: { lead: 'Een' } },
  });
  await pass(2_000);
  expect(kept()?.content.fields).toEqual({ lead: 'Een' });
  type('Twee');
  await pass(2_000);
  expect(sent.map(({ fields }) => fields)).toEqual([{ lead: 'Een' }, { lead: 'Twee' }]);
  expect(kept()).toBeNull();
  remove();
});

it.each([
  ['an error of the server', () => createJson({ message: '' }, 500)],
  ['an answer that cannot be read', () => new Response('<p>', { headers: { 'content-type': 'text/html' } })],
])('tries again by itself after %s', async (_, answer) => {
  vi.useFakeTimers();
  const { saving, kept, type, sent, remove } = keptEditor([answer, finish(2)]);
  type('Een');
  await pass(2_000);
  expect([sent.length, saving().state.status]).toEqual([1, 'failed']);
  await pass(10_000);
  expect([sent.length, saving().state.status, kept()]).toEqual([2, 'saved', null]);
  remove();
});

it('tries again once a limit is over', async () => {
  vi.useFakeTimers();
  const limited = () => Response.json({ message: '' }, { status: 429, headers: { 'retry-after': '60' } });
  const { saving, type, sent, remove } = keptEditor([limited, finish(2)]);
  type('Een');
  await pass(2_000);
  await pass(55_000);
  expect([sent.length, saving().state.status]).toEqual([1, 'failed']);
  await pass(5_000);
  expect([sent.length, saving().state.status]).toEqual([2, 'saved']);
  remove();
});

it('does not repeat what the content system refuses', async () => {
  vi.useFakeTimers();
  const { saving, type, sent, remove } = keptEditor([() => createJson({ message: '' }, 422)]);
  type('Een');
  await pass(60_000);
  expect([sent.length, saving().state.status]).toEqual([1, 'failed']);
  remove();
});

it('keeps nothing of what is typed and taken back', () => {
  const { kept, saving, type, remove } = keptEditor([]);
  type('Een');
  act(() => saving().change({ title: 'Privacy', fields: {} }));
  expect(kept()).toBeNull();
  remove();
});

it('starts from the revision that was published', async () => {
  vi.useFakeTimers();
  const { saving, type, sent, remove } = keptEditor([finish(2), finish(4)]);
  type('Een');
  await pass(2_000);
  act(() => saving().startFrom({ vid: 3 }));
  type('Twee');
  await pass(2_000);
  expect(sent.map(({ from }) => from)).toEqual([1, 3]);
  expect(saving().state).toEqual({ status: 'saved' });
  remove();
});

it('tells once whose words a save took in', async () => {
  vi.useFakeTimers();
  const { saving, type, sent, remove } = keptEditor([
    () =>
      createJson(
        {
          message: '',
          detail: { current: { ...startPage, vid: 5, fields: { lead: 'Hun' } }, author: 'Sacha' },
        },
        412,
      ),
    finish(6),
    finish(7),
  ]);
  type('Mijn');
  await pass(2_000);
  expect(saving().state).toMatchObject({ status: 'conflict', conflict: { author: 'Sacha' } });
  type('Mijn, en verder');
  await pass(5_000);
  expect(sent).toHaveLength(1);
  act(() => saving().startFrom({ vid: 5, content: { title: 'Privacy', fields: { lead: 'Hun' } } }, 'Sacha'));
  type('Samen');
  await pass(2_000);
  expect(saving().state).toEqual({ status: 'saved', mergedWith: 'Sacha' });
  type('Verder');
  await pass(2_000);
  expect(sent.map(({ from }) => from)).toEqual([1, 5, 6]);
  expect(saving().state).toEqual({ status: 'saved' });
  remove();
});
