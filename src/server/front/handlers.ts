import { type Exchange, logWhenSent } from './exchange.ts';
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
  const logged = logWhenSent(log);
  const finishExchange = (exchange: Exchange, { kind, screen, done }: SentResponse): Promise<void> | undefined => {
    if (kind !== null) logged(exchange, kind, screen);
    return done;
  };
  const answerFrom = (exchange: Exchange, first: number): Promise<void> | undefined => {
    for (let at = first; at < handlers.length; at += 1) {
      const found = handlers[at]?.(exchange);
      if (found instanceof Promise) {
        return found.then((answered) => (answered ? finishExchange(exchange, answered) : answerFrom(exchange, at + 1)));
      }
      if (found) return finishExchange(exchange, found);
    }
    return undefined;
  };
  return (exchange: Exchange): Promise<void> | undefined => answerFrom(exchange, 0);
}
