const thrown = new Set<string>();

/**
 * Passes an error in our code, whose call has already failed, to the handlers of uncaught errors (the console,
 * `shell/report-error.ts`): once per page for each message.
 */
export function rethrowAsync(error: unknown): void {
  const message = String(error);
  if (thrown.has(message)) return;
  thrown.add(message);
  queueMicrotask(() => {
    throw error;
  });
}
