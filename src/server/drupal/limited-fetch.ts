/** Maximum number of concurrent requests to Drupal per process: a small Drupal site handles few at a time. */
const MAX_CONCURRENT = 8;

/**
 * Returns a fetch function that limits the number of concurrent requests; other requests wait in a queue. A request
 * that is aborted while it waits is never sent.
 */
export function limitFetch(fetchFrom: typeof fetch, mostAtOnce = MAX_CONCURRENT): typeof fetch {
  let active = 0;
  const waiters: (() => void)[] = [];

  const enter = async (): Promise<void> => {
    if (active < mostAtOnce) {
      active += 1;
      return;
    }
    await new Promise<void>((resolve) => waiters.push(resolve));
  };

  /** Passes the slot to the next waiting request, or frees it. */
  const releaseSlot = (): void => {
    const next = waiters.shift();
    if (next) next();
    else active -= 1;
  };

  return async (input, init) => {
    await enter();
    try {
      init?.signal?.throwIfAborted();
      return await fetchFrom(input, init);
    } finally {
      releaseSlot();
    }
  };
}
