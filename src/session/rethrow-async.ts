const thrown = new Set<string>();

/**
 * Passes an error of our own code, whose call has failed already, to the handlers of uncaught errors (the console,
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
