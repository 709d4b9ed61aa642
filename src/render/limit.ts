import vm from 'node:vm';
import { LRUCache } from 'lru-cache';

/** Time limit in ms (wall time) of a whole page and, if it is exceeded, of each of its blocks. */
const PAGE_LIMIT = 500;
const BLOCK_LIMIT = 500;

/**
 * Names of content that was once rendered within its limit. Components are pure, so a known revision takes no longer
 * the next time, and a watchdog (one thread per page) costs more than the page.
 */
const checkedUrls = new LRUCache<string, true>({ max: 20_000 });

const WORK_KEY = Symbol.for('zelfhulp.render.work');
const script = new vm.Script(`globalThis[Symbol.for('${WORK_KEY.description}')]()`);
const holder = globalThis as unknown as Record<symbol, unknown>;

/** Runs synchronous work within a time limit. */
export type RunWithLimit = <T>(work: () => T) => T;

function createRun(milliseconds: number): RunWithLimit {
  return <T>(work: () => T): T => {
    let result: T | undefined;
    holder[WORK_KEY] = () => {
      result = work();
    };
    try {
      script.runInThisContext({ timeout: milliseconds });
      return result as T;
    } finally {
      delete holder[WORK_KEY];
    }
  };
}

/** Returns true for the error of work that exceeded its time limit. */
export function isTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}

/**
 * Runs `render` with a time limit, which is the only way to stop a loop or an endless recursion in components. If the
 * limit is exceeded, `render` runs again with a `RunWithLimit` that limits each block separately, so that the slow block is
 * found. `name` identifies all input of the render, so that a known one runs without a limit; null for input without a
 * name.
 */
export function renderWithTimeLimit<T>(name: string | null, render: (limit: RunWithLimit | null) => T): T {
  if (name !== null && checkedUrls.has(name)) return render(null);
  try {
    const markup = createRun(PAGE_LIMIT)(() => render(null));
    if (name !== null) checkedUrls.set(name, true);
    return markup;
  } catch (error) {
    if (!isTimeout(error)) throw error;
    return render(createRun(BLOCK_LIMIT));
  }
}
