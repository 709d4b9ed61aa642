// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { getNurseSentences } from '#src/contract/nurse-notes.ts';
import { getNurseScopes } from '#src/contract/nurse-scopes.ts';
import type { Operation } from '#src/contract/operation.ts';
import { mount } from '#src/ui/mount.ts';
import { useCall } from './use-call.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Requester({ operation }: { operation: Operation<object, unknown> }) {
  return <p>{useCall(operation, {}).status}</p>;
}

it.each([
  ['again', getNurseScopes, 2],
  ['once for a nurse, whose requests are recorded as visits', getNurseSentences, 1],
])('is requested %s when the connection is back', async (_, operation, expected) => {
  vi.useFakeTimers();
  const fetch = vi.fn(async () => Response.json({ sentences: [] }));
  vi.stubGlobal('fetch', fetch);
  const { remove } = mount(<Requester operation={operation as Operation<object, unknown>} />);
  // After this time an equal request is sent again.
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  vi.useRealTimers();
  window.dispatchEvent(new Event('online'));
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));
  expect(fetch).toHaveBeenCalledTimes(expected);
  remove();
});
