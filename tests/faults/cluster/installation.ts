import { startMailServer } from '#tests/support/mail-server.ts';
import { type FrontProxy, type ProxyName, startFrontProxy } from './front-proxy.ts';
import { makePlace } from './installation-folder.ts';
import { type Machine, makeMachines } from './machine.ts';
import { type PostgresCluster, startPostgresCluster } from './postgres-cluster.ts';

/** Two servers of the product on a PostgreSQL that survives the loss of a node, with proxies in front of both. */
export interface Installation {
  readonly postgres: PostgresCluster;
  readonly machines: readonly [Machine, Machine];
  readonly front: FrontProxy;
  /** The sent mails. */
  readonly mails: Awaited<ReturnType<typeof startMailServer>>['mails'];
}

interface InstallationOptions {
  readonly proxy?: ProxyName;
  /** The folder of another version of the product, which is built there. */
  readonly root?: string;
}

/** Starts the installation with the configurations of `ops/`, runs the work, and removes the installation. */
export async function* inInstallation<T>(
  { proxy = 'haproxy', root }: InstallationOptions,
  use: (installation: Installation) => AsyncGenerator<T>,
): AsyncGenerator<T> {
  const location = makePlace();
  try {
    const mails = await startMailServer();
    location.atEnd(mails.close);
    const postgres = await startPostgresCluster(location);
    const [a, b] = makeMachines(location, { DATABASE_URL: postgres.url, SMTP_URL: mails.url });
    for (const machine of [a, b]) location.atEnd(machine.stop);
    await Promise.all([a, b].map((machine) => machine.start(root)));
    const front = await startFrontProxy(location, proxy);
    yield* use({ postgres, machines: [a, b], front, mails: mails.mails });
  } finally {
    await location.close();
  }
}
