import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
// The certificate that the mail server of the tests brings along, for localhost.
import tlsOptions from 'smtp-server/lib/tls-options.js';
import { handOn } from './hand-on.ts';

export interface TlsProxy {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** A proxy as an operator sets one up: it ends TLS, keeps the Host as it was asked, and says how it was asked. */
export async function startTlsProxy(productPort: () => number): Promise<TlsProxy> {
  const server = createServer(tlsOptions({}), (req, res) => handOn(req, res, productPort(), 'https'));
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
