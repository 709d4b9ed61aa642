import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';

/** Hands a request on to a port of this machine, as a proxy does that keeps the Host and says how it was asked. */
export function handOn(req: IncomingMessage, res: ServerResponse, port: number, protocol: 'http' | 'https'): void {
  const { method = 'GET', url: path = '/' } = req;
  const asked = request({
    // A connection of its own: one that was kept may end just when it is chosen again.
    agent: false,
    host: '127.0.0.1',
    port,
    method,
    path,
    headers: { ...req.headers, 'x-forwarded-proto': protocol, 'x-forwarded-for': req.socket.remoteAddress ?? '' },
  });
  asked.on('response', (answer) => {
    // The browser may have left meanwhile, as at the end of a story.
    if (res.destroyed) {
      answer.destroy();
      return;
    }
    res.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    pipeline(answer, res, () => undefined);
  });
  asked.on('error', () => res.destroy());
  res.once('close', () => asked.destroy());
  if (!req.destroyed) pipeline(req, asked, () => undefined);
}
