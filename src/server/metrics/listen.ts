import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '#src/config.ts';
import { formatPrometheus, type Metric } from './metric.ts';

interface ListenOptions {
  readonly port: number;
  /** IP address of this server; by default only the loopback address. */
  readonly host: string;
  readonly read: () => Promise<readonly Metric[]>;
}

export interface MetricsServer {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** Serves only `GET /metrics`, on a port that visitors cannot reach. */
export async function listenMetrics({ port, host, read }: ListenOptions): Promise<MetricsServer> {
  const server = createServer((req, res) => {
    if (req.method !== 'GET' || req.url !== '/metrics') {
      res.writeHead(404).end();
      return;
    }
    read().then(
      (metrics) => res.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(formatPrometheus(metrics)),
      () => res.writeHead(503).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Serves metrics if the operator configured them. */
export async function serveMetrics(
  { metricsPort, metricsHost }: Pick<Config, 'metricsPort' | 'metricsHost'>,
  read: ListenOptions['read'],
): Promise<MetricsServer | null> {
  return metricsPort === null ? null : listenMetrics({ port: metricsPort, host: metricsHost, read });
}
