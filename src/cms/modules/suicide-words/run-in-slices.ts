import { setImmediate } from 'node:timers/promises';
import type { Steps } from '#src/rules/steps.ts';

/** Milliseconds of work at a time: less than a response from the cache takes. */
const SLICE_MS = 0.2;

/** Iterations of the event loop between two slices; a response takes more than one. */
const TURNS = 4;

let last: Promise<unknown> = Promise.resolve();

async function slice<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const end = performance.now() + SLICE_MS;
    do {
      const { done, value } = steps.next();
      if (done) return value;
    } while (performance.now() < end);
    for (let turn = 0; turn < TURNS; turn += 1) await setImmediate();
  }
}

/** Runs the steps in short slices, one task after another, so that requests are handled between two slices. */
export function runInSlices<T>(steps: Steps<T>): Promise<T> {
  const work = last.then(() => slice(steps));
  last = work.catch(() => {});
  return work;
}
