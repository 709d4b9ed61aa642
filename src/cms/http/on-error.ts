import type { ErrorHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Language } from '#src/domains/domain.ts';
import { getDatabaseErrorCode, isDatabaseUnavailable } from '../db/unavailable.ts';
import { ApiError, toViolationMessage, ValidationFailure } from './api-error.ts';
import { getLimitMessage, getMessage } from './messages.ts';
import type { ApiContext, ApiEnv } from './request.ts';

const NO_STORE = { 'Cache-Control': 'no-store' } as const;

/** Returns true for a value that no column accepts, which is an error of the caller. */
const isBadValue = (error: unknown): boolean => /^22/.test(getDatabaseErrorCode(error) ?? '');

function answer(
  c: ApiContext,
  status: ContentfulStatusCode,
  message: string,
  headers = {},
  detail?: unknown,
): Response {
  return c.json({ message, ...(detail === undefined ? {} : { detail }) }, status, {
    ...NO_STORE,
    'Content-Language': c.var.language,
    ...headers,
  });
}

function getErrorText({ key, headers, values }: ApiError, language: Language): string {
  const seconds = Number(headers['Retry-After']);
  return key === 'too-many-tries' && seconds > 0
    ? getLimitMessage(language, seconds)
    : getMessage(key, language, values);
}

/** Responds to every failure with `{message}` in the reader's language. */
export const onError: ErrorHandler<ApiEnv> = (error, c) => {
  const { language, system } = c.var;
  if (error instanceof ApiError)
    return answer(c, error.status, getErrorText(error, language), error.headers, error.detail);
  if (error instanceof ValidationFailure) return answer(c, 422, toViolationMessage(error.violations));
  if (isBadValue(error)) return answer(c, 400, getMessage('input-invalid', language));
  const isDatabaseDown = isDatabaseUnavailable(error);
  system.log({ event: 'api-failure', method: c.req.method, route: c.req.routePath, error });
  if (isDatabaseDown) return answer(c, 503, getMessage('unavailable', language), { 'Retry-After': '2' });
  return answer(c, 500, getMessage('failed', language));
};
