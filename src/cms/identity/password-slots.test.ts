import { expect, it } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import { runInPasswordSlot } from './password.ts';

it('a flood of passwords is refused beyond fifty that wait, and whoever waits is served', async () => {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const outcomes = Array.from({ length: 200 }, () =>
    runInPasswordSlot(() => gate).then(
      () => 'served',
      (error: unknown) => (error instanceof ApiError ? `${error.status} ${error.headers['Retry-After']}` : 'broken'),
    ),
  );
  open();
  const all = await Promise.all(outcomes);
  const servedCount = all.filter((outcome) => outcome === 'served').length;
  expect(servedCount).toBeGreaterThanOrEqual(51);
  expect(servedCount).toBeLessThanOrEqual(53);
  expect(new Set(all)).toEqual(new Set(['served', '503 5']));
  expect(await runInPasswordSlot(async () => 'next')).toBe('next');
});

it('a device that logged in before is served before strangers who wait, and is let wait beyond their fifty', async () => {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const served: string[] = [];
  const work = (name: string, from: 'known' | 'strange') =>
    runInPasswordSlot(async () => {
      await gate;
      served.push(name);
    }, from).catch(() => undefined);
  const strangers = Array.from({ length: 60 }, (_, index) => work(`stranger ${index}`, 'strange'));
  const knownLogin = work('known', 'known');
  open();
  await Promise.all([...strangers, knownLogin]);
  expect(served).toContain('known');
  expect(served.indexOf('known')).toBeLessThanOrEqual(4);
});
