import vm from 'node:vm';
import { LRUCache } from 'lru-cache';

/** Time limit of a whole page and, once exceeded, of each of its blocks: milliseconds of wall time. */
const PAGE_LIMIT = 500;
const BLOCK_LIMIT = 500;

/**
 * Names of content that was once rendered within its limit. Components are pure: a known revision takes no longer the
 * next time, and a watchdog, a thread for each page, costs more than the page.
 */
const proven = new LRUCache<string, true>({ max: 20_000 });

const WORK = Symbol.for('zelfhulp.render.work');
const script = new vm.Script(`globalThis[Symbol.for('${WORK.description}')]()`);
const holder = globalThis as unknown as Record<symbol, unknown>;

/** Runs one piece of synchronous work. */
export type Run = <T>(work: () => T) => T;

function within(milliseconds: number): Run {
  return <T>(work: () => T): T => {
    let result: T | undefined;
    holder[WORK] = () => {
      result = work();
    };
    try {
      script.runInThisContext({ timeout: milliseconds });
      return result as T;
    } finally {
      delete holder[WORK];
    }
  };
}

/** True for the error of work that took too long. */
export function isTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}

/**
 * Runs `render` under one time limit: nothing else stops a loop or an endless recursion of components. Only when the
 * limit is exceeded, `render` runs again and gets a `Run` to limit every block by itself, so that the slow one is
 * found. `name` identifies all input of the render, so that a proven one runs without a limit; null for input without a
 * name.
 */
export function renderWithin<T>(name: string | null, render: (limit: Run | null) => T): T {
  if (name !== null && proven.has(name)) return render(null);
  try {
    const rendered = within(PAGE_LIMIT)(() => render(null));
    if (name !== null) proven.set(name, true);
    return rendered;
  } catch (error) {
    if (!isTimeout(error)) throw error;
    return render(within(BLOCK_LIMIT));
  }
}
