const thrown = new Set<string>();

/**
 * Hands an error of our own code, which a call has answered already, to whatever hears of errors that nobody caught (the
 * console, `shell/report-error.ts`): once per page for each message.
 */
export function throwLater(error: unknown): void {
  const message = String(error);
  if (thrown.has(message)) return;
  thrown.add(message);
  queueMicrotask(() => {
    throw error;
  });
}
