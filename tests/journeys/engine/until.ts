const POLL_MS = 50;
/** Maximum wait for a condition; sufficient for a computer under ten times the load. */
export const PATIENCE_MS = 60_000;

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Reads until the value is truthy, and returns it. A read that throws is retried until the timeout. */
export async function until<T>(
  condition: string,
  read: () => T | Promise<T>,
  limitMs = PATIENCE_MS,
): Promise<Exclude<T, null | undefined | false | '' | 0>> {
  let last: unknown = null;
  for (const end = Date.now() + limitMs; Date.now() < end; await sleep(POLL_MS)) {
    try {
      const value = await read();
      if (value) return value as Exclude<T, null | undefined | false | '' | 0>;
      last = value;
    } catch (error) {
      if (error instanceof NoAnswerError) throw error;
      last = error;
    }
  }
  throw new Error(
    `Not within ${limitMs / 1000} s: ${condition} (${last instanceof Error ? last.message : String(last)})`,
  );
}

/** A command without a response in time: the driver hangs. */
export class NoAnswerError extends Error {}

/** Rejects with a `NoAnswerError` if the promise is not settled in time. */
export async function isWithin<T>(limitMs: number, command: string, promise: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new NoAnswerError(`${command}: no answer in ${limitMs / 1000} s`)), limitMs);
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
