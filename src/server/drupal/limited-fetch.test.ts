import { expect, test } from 'vitest';
import { limitFetch } from './limited-fetch.ts';

test('has so many requests under way at most, and never sends one that was given up while it waited', async () => {
  const open: (() => void)[] = [];
  let peak = 0;
  let sentCount = 0;
  let active = 0;
  const slow = (async () => {
    sentCount += 1;
    active += 1;
    peak = Math.max(peak, active);
    await new Promise<void>((resolve) => open.push(resolve));
    active -= 1;
    return new Response('');
  }) as typeof fetch;
  const limited = limitFetch(slow, 2);
  const abort = new AbortController();
  const answers = [
    limited('http://drupal.example/1'),
    limited('http://drupal.example/2'),
    limited('http://drupal.example/3', { signal: abort.signal }).catch((error: Error) => error.name),
    limited('http://drupal.example/4'),
  ];
  abort.abort();
  while (sentCount < 3) {
    open.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  open.shift()?.();
  open.shift()?.();
  expect(await answers[2]).toBe('AbortError');
  await Promise.all(answers);
  expect([sentCount, peak]).toEqual([3, 2]);
});
