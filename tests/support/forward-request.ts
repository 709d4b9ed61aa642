import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';

/** Forwards a request to a local port like a proxy that preserves the Host header and adds the protocol. */
export function forwardRequest(
  req: IncomingMessage,
  res: ServerResponse,
  port: number,
  protocol: 'http' | 'https',
): void {
  const { method = 'GET', url: path = '/' } = req;
  const pending = request({
    // New connection, because a kept-alive one may close just when it is reused.
    agent: false,
    host: '127.0.0.1',
    port,
    method,
    path,
    headers: { ...req.headers, 'x-forwarded-proto': protocol, 'x-forwarded-for': req.socket.remoteAddress ?? '' },
  });
  pending.on('response', (answer) => {
    // The browser may have disconnected, for example at the end of a test.
    if (res.destroyed) {
      answer.destroy();
      return;
    }
    res.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    pipeline(answer, res, () => undefined);
  });
  pending.on('error', () => res.destroy());
  res.once('close', () => pending.destroy());
  if (!req.destroyed) pipeline(req, pending, () => undefined);
}
