import type { IncomingMessage } from 'node:http';
import type { Config } from '#src/config.ts';

const FORWARDED = /^(forwarded|x-forwarded-.*|x-real-ip|x-client-ip|x-original-.*|x-rewrite-url|x-host|x-request-id)$/i;

/** Host and scheme of a request; taken from a proxy only if the deployment trusts it. */
export interface Caller {
  readonly host: string | undefined;
  readonly secure: boolean;
}

const getLastValue = (value: string | string[] | undefined) =>
  String(value ?? '')
    .split(',')
    .at(-1)
    ?.trim() || undefined;

function countHosts({ rawHeaders }: IncomingMessage): number {
  let lines = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) if (/^host$/i.test(rawHeaders[index] ?? '')) lines += 1;
  return lines;
}

/**
 * Returns the host and scheme of a request. Forwarded headers are used only behind a trusted proxy, which adds the last
 * entry. A site that is served over https ignores the forwarded scheme: an outer proxy that claims http must not remove
 * `Secure` from the cookies. A request with two Host lines has no host (RFC 9112, section 3.2): Node would use the
 * first, a proxy the last.
 */
export function readCaller(
  req: IncomingMessage,
  { trustProxy, publicProtocol }: Pick<Config, 'trustProxy' | 'publicProtocol'>,
): Caller {
  const isHttps = publicProtocol === 'https';
  if (countHosts(req) > 1) return { host: undefined, secure: isHttps };
  if (!trustProxy) return { host: req.headers.host, secure: isHttps };
  const secure = isHttps || getLastValue(req.headers['x-forwarded-proto']) === 'https';
  return { host: getLastValue(req.headers['x-forwarded-host']) ?? req.headers.host, secure };
}

/** Returns the client's IP address for limits: of the connection, or from a trusted proxy. Never logged. */
export function getClientAddress(req: IncomingMessage, trustProxy: boolean): string {
  const lastAddress = trustProxy ? getLastValue(req.headers['x-forwarded-for']) : undefined;
  return lastAddress ?? req.socket.remoteAddress ?? '';
}

/**
 * Removes all forwarded headers before the request is passed on, and sets the determined host: another host in these
 * headers must not reach a page or a cache. Updates the parsed headers and the raw list, because both are read later.
 */
export function normaliseHeaders(req: IncomingMessage, host: string): void {
  const raw: string[] = [];
  for (let index = 0; index < req.rawHeaders.length; index += 2) {
    const name = req.rawHeaders[index] ?? '';
    if (FORWARDED.test(name)) delete req.headers[name.toLowerCase()];
    else raw.push(name, /^host$/i.test(name) ? host : (req.rawHeaders[index + 1] ?? ''));
  }
  req.rawHeaders = raw;
  req.headers.host = host;
}
