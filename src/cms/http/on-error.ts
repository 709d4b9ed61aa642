import type { ErrorHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { ApiError, ValidationFailure, violationMessage } from './api-error.ts';
import { messageOf } from './messages.ts';
import type { ApiContext, ApiEnv } from './request.ts';

const NO_STORE = { 'Cache-Control': 'no-store' } as const;

/** PostgreSQL's code, also where the query builder wrapped the error. */
function databaseCode(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return databaseCode(error.cause);
}

/** Connection refused, broken or timed out, or the server is starting or stopping. */
function isAway(error: unknown): boolean {
  const code = databaseCode(error) ?? '';
  if (/^(08|57P|53)/.test(code) || /^(ECONN|ENOENT|EPIPE)/.test(code)) return true;
  return error instanceof Error && /timeout|terminated|Connection ended/i.test(error.message);
}

/** A value that no column takes: the caller's doing. */
const isBadValue = (error: unknown): boolean => /^22/.test(databaseCode(error) ?? '');

function answer(c: ApiContext, status: ContentfulStatusCode, message: string, headers = {}): Response {
  return c.json({ message }, status, { ...NO_STORE, 'Content-Language': c.var.language, ...headers });
}

/** Words every failure as `{message}` in the reader's language. */
export const onError: ErrorHandler<ApiEnv> = (error, c) => {
  const { language, system } = c.var;
  if (error instanceof ApiError) return answer(c, error.status, messageOf(error.key, language), error.headers);
  if (error instanceof ValidationFailure) return answer(c, 422, violationMessage(error.violations));
  if (isBadValue(error)) return answer(c, 400, messageOf('input-invalid', language));
  const isDatabaseAway = isAway(error);
  system.log({ event: 'api-failure', method: c.req.method, route: c.req.routePath, error });
  if (isDatabaseAway) return answer(c, 503, messageOf('unavailable', language), { 'Retry-After': '2' });
  return answer(c, 500, messageOf('failed', language));
};
