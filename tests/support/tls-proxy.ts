import { once } from 'node:events';
import { request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
// The certificate that the mail server of the tests brings along, for localhost.
import tlsOptions from 'smtp-server/lib/tls-options.js';

export interface TlsProxy {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** A proxy as an operator sets one up: it ends TLS, keeps the Host as it was asked, and says how it was asked. */
export async function startTlsProxy(productPort: () => number): Promise<TlsProxy> {
  const server = createServer(tlsOptions({}), (req, res) => {
    const { method = 'GET', url: path = '/' } = req;
    const asked = request({
      // A connection of its own: one that was kept may end just when it is chosen again.
      agent: false,
      host: '127.0.0.1',
      port: productPort(),
      method,
      path,
      headers: { ...req.headers, 'x-forwarded-proto': 'https', 'x-forwarded-for': req.socket.remoteAddress ?? '' },
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
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
