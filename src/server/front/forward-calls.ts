import {
  Agent as HttpAgent,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as requestHttp,
  type ServerResponse,
} from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { pipeline } from 'node:stream/promises';
import type { Domain } from '#src/domains/domain.ts';
import { sendApiMessage } from './api-message.ts';
import type { Exchange } from './exchange.ts';
import { settleHeaders } from './forwarded.ts';
import { REQUEST_ID_HEADER } from './request-id.ts';

/** A file takes its time on a slow line; who says nothing for so long is gone. */
const SILENCE_MS = 180_000;

/** Of one connection, and not of the message (RFC 9110, section 7.6.1). */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
];

const endToEnd = (headers: IncomingMessage['headers']): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name)));

export interface ForwardParts {
  /** Where the calls of a domain are answered: an address that ends in the path of the API. */
  readonly baseOf: (domain: Domain) => string;
  /** Resolves once this process knows what was written before. */
  readonly confirm: () => Promise<unknown>;
}

/** Hands calls on, as who settled their connection says. */
export type Forward = (exchange: Exchange, client: string) => Promise<void>;

const isRead = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD';

/**
 * Hands the calls of people on to the copy of the product that keeps them, under the host that they asked: cookies,
 * origins and limits are judged there as if they had come without us. The answer to a write waits until this process
 * knows of the content that it may have changed.
 */
export function forwardCalls({ baseOf, confirm }: ForwardParts): Forward {
  const agents = { 'http:': new HttpAgent({ keepAlive: true }), 'https:': new HttpsAgent({ keepAlive: true }) };

  function open({ req, id, site, host }: Exchange, client: string) {
    const base = new URL(baseOf(site.domain));
    const isSecure = base.protocol === 'https:';
    settleHeaders(req, host);
    const headers = {
      ...endToEnd(req.headers),
      host,
      'x-forwarded-for': client,
      'x-forwarded-proto': site.secure ? 'https' : 'http',
      [REQUEST_ID_HEADER]: id,
    };
    const path = base.pathname.replace(/\/$/, '') + (req.url ?? '').slice('/api'.length);
    return (isSecure ? requestHttps : requestHttp)({
      protocol: base.protocol,
      hostname: base.hostname.replace(/^\[|\]$/g, ''),
      port: base.port,
      ...(isSecure ? { servername: base.hostname } : {}),
      path,
      method: req.method,
      headers,
      timeout: SILENCE_MS,
      agent: isSecure ? agents['https:'] : agents['http:'],
    });
  }

  async function relay(answer: IncomingMessage, { req }: Exchange, res: ServerResponse): Promise<void> {
    if (!isRead(req.method)) await confirm();
    res.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers));
    await pipeline(answer, res).catch(() => res.destroy());
  }

  return (exchange, client) =>
    new Promise((resolve) => {
      const { req, res, site, path } = exchange;
      const asked = open(exchange, client);
      asked.once('response', (answer) => resolve(relay(answer, exchange, res)));
      asked.once('timeout', () => asked.destroy());
      asked.once('error', () => {
        if (res.headersSent) res.destroy();
        else sendApiMessage(res, site, path, 503, 'away', { 'retry-after': '5' });
        resolve();
      });
      // Who leaves early takes the call along.
      res.once('close', () => asked.destroy());
      req.pipe(asked);
    });
}
