import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers carry the id of their request in it, and a trusted proxy says its own in it. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Digits of a random number, as proxies write it: a name, an address or a date of somebody is none. */
const WELL_FORMED = /^[\da-f-]{16,64}$/i;

/** The first 60 random bits of a UUID: few enough signs to be read aloud on the telephone. */
const LENGTH = 18;

/** The id that a trusted proxy gave a request, else a new one. What a visitor sends is never believed. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>, trustProxy: boolean): string {
  const given = trustProxy ? headers[REQUEST_ID_HEADER] : undefined;
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID().slice(0, LENGTH);
}

interface UnderWay {
  readonly id: string;
  readonly res: ServerResponse;
}

const underWay = new AsyncLocalStorage<UnderWay>();

/** Names the request in its answer, and in all that is logged and reported while `work` answers it. */
export function answering<T>({ id, res }: UnderWay, work: () => T): T {
  if (!res.headersSent) res.setHeader(REQUEST_ID_HEADER, id);
  return underWay.run({ id, res }, work);
}

/**
 * The id of the request that is being answered here; undefined in work of nobody's, and after the answer, as connections
 * and timers outlive the request that made them.
 */
export function currentRequest(): string | undefined {
  const current = underWay.getStore();
  return current && !current.res.closed ? current.id : undefined;
}
