const thrown = new Set<string>();

/**
 * Passes an error in our code, after its request has failed, to the global error handlers (the console,
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
