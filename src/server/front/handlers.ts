import { type Exchange, logAtEnd } from './exchange.ts';
import type { RequestLine, RequestLog } from './request-log.ts';

/** An answer that has left, or is under way. */
export interface Answered {
  /** How the log names it; null where whoever answers writes the line. */
  readonly kind: RequestLine['kind'] | null;
  /** What the log says in place of the path. */
  readonly screen?: string;
  readonly done?: Promise<void> | undefined;
}

/** One concern of the front: answers a request, or leaves it to the handlers after it. */
export type Handler = (exchange: Exchange) => Answered | undefined | Promise<Answered | undefined>;

/** The first handler that answers a request does; undefined where the answer has left already. */
export function inOrder(handlers: readonly Handler[], log: RequestLog) {
  const logged = logAtEnd(log);
  const settle = (exchange: Exchange, { kind, screen, done }: Answered): Promise<void> | undefined => {
    if (kind !== null) logged(exchange, kind, screen);
    return done;
  };
  const answerFrom = (exchange: Exchange, first: number): Promise<void> | undefined => {
    for (let at = first; at < handlers.length; at += 1) {
      const found = handlers[at]?.(exchange);
      if (found instanceof Promise) {
        return found.then((answered) => (answered ? settle(exchange, answered) : answerFrom(exchange, at + 1)));
      }
      if (found) return settle(exchange, found);
    }
    return undefined;
  };
  return (exchange: Exchange): Promise<void> | undefined => answerFrom(exchange, 0);
}
