import { setTimeout as sleep } from 'node:timers/promises';

const LIMIT_MS = 180_000;

/** Resolves when the condition is true; rejects with the label after the limit. */
export async function until(label: string, is: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + LIMIT_MS;
  while (!(await is())) {
    if (performance.now() > end) throw new Error(`Waited in vain for ${label}.`);
    await sleep(250);
  }
}
