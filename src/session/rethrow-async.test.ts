// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { rethrowAsync } from './rethrow-async.ts';

it('an error of our own reaches whoever hears of uncaught errors, once per message', () => {
  const thrown: unknown[] = [];
  vi.spyOn(globalThis, 'queueMicrotask').mockImplementation((act) => {
    try {
      act();
    } catch (error) {
      thrown.push(error);
    }
  });
  for (const message of ['no day', 'no day', 'no plan']) rethrowAsync(new TypeError(message));
  expect(thrown).toEqual([new TypeError('no day'), new TypeError('no plan')]);
  vi.restoreAllMocks();
});
