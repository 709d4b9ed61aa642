import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
// Certificate for localhost from the tests' mail server.
import tlsOptions from 'smtp-server/lib/tls-options.js';
import { forwardRequest } from './forward-request.ts';

export interface TlsProxy {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** Starts a proxy that terminates TLS, preserves the Host header and adds the protocol. */
export async function startTlsProxy(productPort: () => number): Promise<TlsProxy> {
  const server = createServer(tlsOptions({}), (req, res) => forwardRequest(req, res, productPort(), 'https'));
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
