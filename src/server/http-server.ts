import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';
import { commonHeaders } from './front/headers.ts';

/** How long answers under way may take once the process is asked to stop. */
const DRAIN_MS = 10_000;
const SWEEP_MS = 50;

/**
 * A connection without a request is kept longer than proxies keep theirs, a minute as a rule: who closes first must not
 * be us, or a request that is on its way at that moment gets no answer.
 */
const IDLE_MS = 72_000;

/**
 * How long connections that a proxy keeps without a request stay open once no new one is taken. HAProxy ends its own
 * after five seconds, and nginx as `ops/nginx.conf` says: it must not be us, as above.
 */
export const LINGER_MS = 8_000;

/** How long closing takes at most, with lingering. */
export const LONGEST_CLOSE_MS = LINGER_MS + DRAIN_MS;

/** A body that drips in holds a connection. What people type is here in a minute; a file takes its time on a slow line. */
const BODY_MS = 60_000;
const FILE_MS = 190_000;

export interface HttpServer {
  readonly port: number;
  /** From now on each answer ends its connection, so that a proxy makes new ones, elsewhere once it knows. */
  readonly drain: () => void;
  /**
   * Takes no new connection, finishes what is under way, then resolves. Connections without a request are kept for
   * `lingerMs`, as a request may be on its way on one; none by default.
   */
  readonly close: (lingerMs?: number) => Promise<void>;
}

const STATUS_LINES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers bytes that are no request, with the headers of every answer. */
function refuseBytes(error: NodeJS.ErrnoException, socket: Socket, secure: boolean): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const headers = commonHeaders(secure).map(([name, value]) => `${name}: ${value}\r\n`);
  const status = STATUS_LINES[error.code ?? ''] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\n${headers.join('')}connection: close\r\ncontent-length: 0\r\n\r\n`);
}

interface BodyLimits {
  /** Milliseconds until a whole body is here. */
  readonly bodyMs: number;
  /** The same for a form with a file. */
  readonly fileMs: number;
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;

/** Ends a request whose body is not whole in time: 408, or nothing more where an answer has begun. */
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

/** Takes no new connection; that of node:http would end every connection without a request as well. */
const stopListening = (server: Server) => NetServer.prototype.close.call(server);

async function finish(server: Server, lingerMs: number): Promise<void> {
  const closed = once(server, 'close');
  stopListening(server);
  const begun = performance.now();
  const sweep = setInterval(() => {
    if (performance.now() - begun < lingerMs) return;
    // What has arrived is read before it: else a connection whose request was not looked at yet would seem idle.
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

/** Listens; a request without Host reaches the front, which refuses it with the headers of every answer. */
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
