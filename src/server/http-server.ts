import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';
import { getCommonHeaders } from './front/headers.ts';

/** Maximum time in ms for pending responses after a stop signal. */
const DRAIN_MS = 10_000;
const SWEEP_MS = 50;

/**
 * Idle timeout in ms of a connection. It is longer than that of proxies, which is usually a minute: if we closed first,
 * a request sent at that moment would get no response.
 */
const IDLE_MS = 72_000;

/**
 * Time in ms for which idle connections of a proxy remain open after new ones are refused. HAProxy closes idle
 * connections after five seconds, and nginx according to `ops/nginx.conf`; we must not close first.
 */
export const IDLE_CONNECTION_MS = 8_000;

/** Maximum time in ms for closing, including IDLE_CONNECTION_MS. */
export const MAX_CLOSE_MS = IDLE_CONNECTION_MS + DRAIN_MS;

/**
 * Timeouts in ms of a body, because a slow body occupies a connection. Typed text arrives within a minute; a file may
 * take longer on a slow connection.
 */
const BODY_MS = 60_000;
const FILE_MS = 190_000;

export interface HttpServer {
  readonly port: number;
  /** Closes each connection after its response, so that a proxy opens new ones, to another server if it knows one. */
  readonly drain: () => void;
  /**
   * Refuses new connections, completes pending responses, then resolves. Idle connections remain open for `lingerMs`,
   * because a request may be on its way; 0 by default.
   */
  readonly close: (lingerMs?: number) => Promise<void>;
}

const STATUS_LINES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Responds to bytes that are not an HTTP request, with the common headers. */
function refuseBytes(error: NodeJS.ErrnoException, socket: Socket, secure: boolean): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const headers = getCommonHeaders(secure).map(([name, value]) => `${name}: ${value}\r\n`);
  const status = STATUS_LINES[error.code ?? ''] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\n${headers.join('')}connection: close\r\ncontent-length: 0\r\n\r\n`);
}

interface BodyLimits {
  /** Timeout in ms for a complete body. */
  readonly bodyMs: number;
  /** Timeout in ms for the body of a form with a file. */
  readonly fileMs: number;
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;

/** Ends a request with an incomplete body at the timeout: with 408, or without it if a response has started. */
function limitBody(req: IncomingMessage, res: ServerResponse, { bodyMs, fileMs }: BodyLimits, secure: boolean): void {
  if (!hasBody(req)) return;
  const isFile = /^multipart\//i.test(req.headers['content-type'] ?? '');
  const limit = setTimeout(
    () => {
      if (req.complete) return;
      const late = Object.assign(new Error('body not whole in time'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      if (!res.headersSent) refuseBytes(late, req.socket, secure);
      req.socket.destroySoon();
    },
    isFile ? fileMs : bodyMs,
  );
  const stop = () => clearTimeout(limit);
  req.once('end', stop).once('close', stop);
}

/** Refuses new connections; node:http's own close would also end all idle connections. */
const stopListening = (server: Server) => NetServer.prototype.close.call(server);

async function finish(server: Server, lingerMs: number): Promise<void> {
  const closed = once(server, 'close');
  stopListening(server);
  const startedAt = performance.now();
  const sweep = setInterval(() => {
    if (performance.now() - startedAt < lingerMs) return;
    // Received data must be read first: otherwise a connection with an unread request would seem idle.
    setImmediate(() => server.closeIdleConnections());
  }, SWEEP_MS);
  const limit = setTimeout(() => server.closeAllConnections(), lingerMs + DRAIN_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(limit);
}

interface ListenOptions extends Partial<BodyLimits> {
  readonly port: number;
  readonly host: string | undefined;
  readonly secure: boolean;
}

/** Starts listening; the front server refuses requests without a Host header, with the common headers. */
export async function listenHttp(
  listener: RequestListener,
  { port, host, secure, ...limits }: ListenOptions,
): Promise<HttpServer> {
  let isDraining = false;
  const { bodyMs = BODY_MS, fileMs = FILE_MS } = limits;
  const options = { requireHostHeader: false, keepAliveTimeout: IDLE_MS, requestTimeout: fileMs };
  const server = createServer(options, (req, res) => {
    if (isDraining) res.shouldKeepAlive = false;
    limitBody(req, res, { bodyMs, fileMs }, secure);
    listener(req, res);
  });
  server.on('clientError', (error, socket) => refuseBytes(error, socket as Socket, secure));
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    drain: () => {
      isDraining = true;
    },
    close: (lingerMs = 0) => {
      isDraining = true;
      return finish(server, lingerMs);
    },
  };
}
