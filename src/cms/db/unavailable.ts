/**
 * SQL states of an unavailable database: no connection (08); too little memory, disk or other resources (53); stopping
 * and starting (57P); a query timeout (57014); writing in a read-only mode (25006); a failing disk (58030).
 */
const SQL_STATE = /^(08|53|57P|57014|25006|58030)/;
const SYSTEM_CODE = /^(ECONN|ENOENT|EPIPE|ETIMEDOUT|ENOSPC|EROFS)/;
/** Messages of the driver's errors, which have no code. */
const DRIVER_MESSAGES = /timeout|terminated|connection ended|not queryable/i;

/** Returns the error code of PostgreSQL or of the system, also if the query builder wrapped the error. */
export function getDatabaseErrorCode(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return getDatabaseErrorCode(error.cause);
}

const getRoot = (error: Error): Error => (error.cause instanceof Error ? getRoot(error.cause) : error);

/** Returns true if the database is unavailable, independent of the query; a retry may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = getDatabaseErrorCode(error);
  if (code !== null) return SQL_STATE.test(code) || SYSTEM_CODE.test(code);
  return DRIVER_MESSAGES.test(getRoot(error).message);
}
