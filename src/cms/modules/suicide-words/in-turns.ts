import { setImmediate } from 'node:timers/promises';
import type { Steps } from '#src/rules/steps.ts';

/** Milliseconds of work at once. */
const SLICE = 1;

let last: Promise<unknown> = Promise.resolve();

async function slice<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const end = performance.now() + SLICE;
    do {
      const { done, value } = steps.next();
      if (done) return value;
    } while (performance.now() < end);
    await setImmediate();
  }
}

/** Does the steps in slices of a millisecond, one work after another: requests are answered between two slices. */
export function inTurns<T>(steps: Steps<T>): Promise<T> {
  const work = last.then(() => slice(steps));
  last = work.catch(() => {});
  return work;
}
