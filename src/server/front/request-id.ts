import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Header with the request id in responses, and in requests of a trusted proxy. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Format of a proxy's random id, which excludes names, URLs and dates. */
const WELL_FORMED = /^[\da-f-]{16,64}$/i;

/** Length of an id: the first 60 random bits of a UUID, short enough to read out on the phone. */
const LENGTH = 18;

/** Returns the id that a trusted proxy gave the request, or a new one. A visitor's own header is ignored. */
export function getRequestId({ headers }: Pick<IncomingMessage, 'headers'>, trustProxy: boolean): string {
  const input = trustProxy ? headers[REQUEST_ID_HEADER] : undefined;
  return typeof input === 'string' && WELL_FORMED.test(input) ? input : randomUUID().slice(0, LENGTH);
}

interface CurrentRequest {
  readonly id: string;
  readonly res: ServerResponse;
}

const currentRequests = new AsyncLocalStorage<CurrentRequest>();

/** Adds the id of the request to its response, and to all logs and reports during `work`. */
export function runWithRequestId<T>({ id, res }: CurrentRequest, work: () => T): T {
  if (!res.headersSent) res.setHeader(REQUEST_ID_HEADER, id);
  return currentRequests.run({ id, res }, work);
}

/**
 * Returns the id of the current request; undefined outside a request and after its response, because connections and
 * timers outlive the request that created them.
 */
export function getCurrentRequestId(): string | undefined {
  const current = currentRequests.getStore();
  return current && !current.res.closed ? current.id : undefined;
}
