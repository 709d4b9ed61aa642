import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Site } from './hosts.ts';
import { type RequestLog, type RequestLogEntry, redact } from './request-log.ts';

/** A request with its host, and its response. */
export interface Exchange {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  /** Id of the request, see `getRequestId`. */
  readonly id: string;
  readonly site: Site;
  /** Requested host with its port; one of ours. */
  readonly host: string;
  /** Decoded path with language prefix. */
  readonly path: string;
  /** Path as it was sent. */
  readonly raw: string;
  /** Query string with "?", or empty. */
  readonly search: string;
  /** Milliseconds of performance.now(). */
  readonly begun: number;
}

/** Returns a function that logs a response of another handler after it was sent or the visitor disconnected. */
export const createSentLogger =
  (log: RequestLog) =>
  (
    { req, res, id, path, begun }: Pick<Exchange, 'req' | 'res' | 'id' | 'path' | 'begun'>,
    kind: RequestLogEntry['kind'],
    screen: string = redact(path),
  ): void => {
    const method = req.method ?? '';
    res.once('close', () => log.write(id, { method, kind, screen, status: res.statusCode }, begun, performance.now()));
  };
