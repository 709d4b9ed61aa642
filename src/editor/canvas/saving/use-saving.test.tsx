// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { EditablePage } from '#src/contract/desk/page.ts';
import { mount } from '#src/ui/mount.ts';
import { type Saving, useSaving } from './use-saving.ts';

const opened: EditablePage = {
  nid: 7,
  uuid: '00000000-0000-4000-8000-000000000007',
  type: 'basic_page',
  domains: ['alcohol'],
  language: 'nl',
  vid: 1,
  publishedVid: 1,
  state: 'published',
  publishAt: null,
  changedAt: null,
  author: null,
  title: 'Privacy',
  fields: {},
  path: '/privacy',
  languages: [],
  notes: '',
};
const params = { nid: 7, language: 'nl' } as const;
const nothingWrong = () => [];

/** The editor of a page, whose line breaks only when the test says so. */
function editor() {
  const waiting: ((reason: Error) => void)[] = [];
  const send = vi.fn(() => new Promise<Response>((_done, fail) => waiting.push(fail)));
  vi.stubGlobal('fetch', send);
  let saving: Saving | undefined;
  function Editor() {
    saving = useSaving(params, opened, nothingWrong);
    return null;
  }
  const { remove } = mount(<Editor />);
  const breakLine = () =>
    act(async () => {
      for (const fail of waiting.splice(0)) fail(new TypeError('Failed to fetch'));
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
