import { createSentLogger, type Exchange } from './exchange.ts';
import type { RequestLog, RequestLogEntry } from './request-log.ts';

/** A response that was sent, or is pending. */
export interface SentResponse {
  /** Kind for the log; null if the handler writes the log line. */
  readonly kind: RequestLogEntry['kind'] | null;
  /** Value for the log instead of the path. */
  readonly screen?: string;
  readonly done?: Promise<void> | undefined;
}

/** Handles a request, or returns undefined to leave it to the next handler. */
export type FrontHandler = (exchange: Exchange) => SentResponse | undefined | Promise<SentResponse | undefined>;

/** Returns a function that runs handlers until one handles the request; undefined if the response was already sent. */
export function createHandlerChain(handlers: readonly FrontHandler[], log: RequestLog) {
  const logEvents = createSentLogger(log);
  const finishExchange = (exchange: Exchange, { kind, screen, done }: SentResponse): Promise<void> | undefined => {
    if (kind !== null) logEvents(exchange, kind, screen);
    return done;
  };
  const runHandlersFrom = (exchange: Exchange, first: number): Promise<void> | undefined => {
    for (let index = first; index < handlers.length; index += 1) {
      const match = handlers[index]?.(exchange);
      if (match instanceof Promise) {
        return match.then((response) =>
          response ? finishExchange(exchange, response) : runHandlersFrom(exchange, index + 1),
        );
      }
      if (match) return finishExchange(exchange, match);
    }
    return undefined;
  };
  return (exchange: Exchange): Promise<void> | undefined => runHandlersFrom(exchange, 0);
}
