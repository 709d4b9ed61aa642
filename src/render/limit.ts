import vm from 'node:vm';

/** How long a whole page may take, and, once that tripped, each of its blocks: milliseconds of wall time. */
const PAGE_LIMIT = 500;
const BLOCK_LIMIT = 500;

const WORK = Symbol.for('zelfhulp.render.work');
const script = new vm.Script(`globalThis[Symbol.for('${WORK.description}')]()`);
const holder = globalThis as unknown as Record<symbol, unknown>;

/** Runs one piece of synchronous work. */
export type Run = <T>(work: () => T) => T;

const directly: Run = (work) => work();

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
 * limit trips, `render` runs again and gets a `Run` that limits every block by itself, so that the guilty one shows.
 */
export function renderWithin<T>(render: (run: Run) => T): T {
  try {
    return within(PAGE_LIMIT)(() => render(directly));
  } catch (error) {
    if (!isTimeout(error)) throw error;
    return render(within(BLOCK_LIMIT));
  }
}
