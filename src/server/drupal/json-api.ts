import type { Config } from '#src/config.ts';
import { UnreadableResponseError } from '#src/contract/result.ts';
import { isRecord } from '#src/contract/wire.ts';
import { isHtml, readBody } from '#src/http/read-body.ts';

const MAX_BYTES = 8 * 1024 * 1024;
const MEDIA_TYPE = 'application/vnd.api+json';

/** Result of a query for a type or field that the Drupal site lacks. */
export const UNSUPPORTED_QUERY: Readonly<Record<string, unknown>> = {};

const REFUSALS: readonly number[] = [401, 403, 404, 405, 406];

/**
 * Reads a response of Drupal's JSON:API; null if it refuses, UNSUPPORTED_QUERY for a query that it does not support.
 * Rejects if Drupal is unavailable, too slow, or does not return JSON.
 */
export type ReadJsonApi = (address: string) => Promise<Readonly<Record<string, unknown>> | null>;

/** Reads Drupal's JSON:API as a visitor. Its requests have no `_format`, so they do not use the client of the pages. */
export const createJsonApiReader =
  ({ contentTimeoutMs }: Pick<Config, 'contentTimeoutMs'>, fetchFrom: typeof fetch): ReadJsonApi =>
  async (url) => {
    const signal = AbortSignal.timeout(contentTimeoutMs);
    const response = await fetchFrom(url, { headers: { Accept: MEDIA_TYPE }, signal });
    const body = await readBody(response, MAX_BYTES);
    if (response.status === 200 && isRecord(body)) return body;
    if (isHtml(response)) throw new UnreadableResponseError('malformed', 'JSON:API answered HTML');
    if (response.status === 400) return UNSUPPORTED_QUERY;
    if (REFUSALS.includes(response.status)) return null;
    throw new UnreadableResponseError('malformed', `JSON:API answered ${response.status}`);
  };
