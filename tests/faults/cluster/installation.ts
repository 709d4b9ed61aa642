import { startMailServer } from '#tests/support/mail-server.ts';
import { type FrontProxy, type ProxyName, startFrontProxy } from './front-proxy.ts';
import { type Machine, makeMachines } from './machine.ts';
import { makePlace } from './place.ts';
import { type PostgresCluster, startPostgresCluster } from './postgres-cluster.ts';

/** Two machines of the product on a PostgreSQL that outlives the loss of a node, with proxies before both. */
export interface Installation {
  readonly postgres: PostgresCluster;
  readonly machines: readonly [Machine, Machine];
  readonly front: FrontProxy;
  /** What was mailed. */
  readonly mails: Awaited<ReturnType<typeof startMailServer>>['mails'];
}

interface InstallationOptions {
  readonly proxy?: ProxyName;
  /** The folder of another version of the product, built there. */
  readonly root?: string;
}

/** Starts all of it by the configurations of `ops/`, lets it be used, and takes it away again. */
export async function* inInstallation<T>(
  { proxy = 'haproxy', root }: InstallationOptions,
  use: (installation: Installation) => AsyncGenerator<T>,
): AsyncGenerator<T> {
  const place = makePlace();
  try {
    const mails = await startMailServer();
    place.atEnd(mails.close);
    const postgres = await startPostgresCluster(place);
    const [a, b] = makeMachines(place, { DATABASE_URL: postgres.url, SMTP_URL: mails.url });
    for (const machine of [a, b]) place.atEnd(machine.stop);
    await Promise.all([a, b].map((machine) => machine.start(root)));
    const front = await startFrontProxy(place, proxy);
    yield* use({ postgres, machines: [a, b], front, mails: mails.mails });
  } finally {
    await place.close();
  }
}
