/** Matches a stack frame of the product's sources, without the server's path. */
const FRAME = /\bat (?:.*?\()?(?:.*?\/)?((?:src|registry|node_modules)\/[^\s)]+)/;

function getCode(error: Error): string {
  const codes = ['code', 'responseCode'].flatMap((name) => {
    const value: unknown = name in error ? error[name as keyof typeof error] : undefined;
    return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
  });
  return codes.join(' ');
}

/**
 * Returns error class and location, but not the message: messages of the database and of mail servers contain the
 * submitted values, which are personal data.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const stack = error.stack?.split('\n').slice(1) ?? [];
  const frame = stack.map((line) => FRAME.exec(line)?.[1]).find((path) => path !== undefined);
  const text = [error.name, getCode(error), frame ? `at ${frame}` : ''].filter(Boolean).join(' ');
  return error.cause instanceof Error ? `${text}; ${describeError(error.cause)}` : text;
}
