import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** State of the proxy: open, delayed, hanging or down. */
export type DatabaseFault = 'none' | 'slow' | 'silent' | 'away';

interface ProxyOptions {
  /** Delay in ms of each response of a slow database. */
  readonly slowMs?: number;
}

/** Parses the socket path of a database URL, and creates the same URL with another port. */
function read(url: string) {
  const { pathname, searchParams } = new URL(url.replace('@/', '@socket/'));
  const folder = searchParams.get('host');
  if (folder === null) throw new Error('The database listens on no socket.');
  const path = `${folder}/.s.PGSQL.${searchParams.get('port') ?? '5432'}`;
  return { path, through: (port: number) => `postgresql://postgres@127.0.0.1:${port}${pathname}` };
}

/**
 * Starts a proxy between the product and a database socket that can be slow, silent or down. A connection that became
 * silent remains silent, as after a network failure; connections opened before the database went down are broken.
 */
export async function startDatabaseProxy(databaseUrl: string, { slowMs = 500 }: ProxyOptions = {}) {
  const { path, through } = read(databaseUrl);
  let fault: DatabaseFault = 'none';
  const open = new Set<Socket>();
  const silencedWeakSet = new WeakSet<Socket>();

  const pass = (from: Socket, to: Socket, isAnswer: boolean, pair: Socket) => {
    let last = Promise.resolve();
    from.on('data', (bytes) => {
      if (silencedWeakSet.has(pair)) return;
      const waits = isAnswer && fault === 'slow' ? sleep(slowMs, undefined, { ref: false }) : Promise.resolve();
      last = Promise.all([last, waits]).then(() => {
        if (!silencedWeakSet.has(pair) && !to.destroyed) to.write(bytes);
      });
    });
    from.on('error', () => undefined);
    from.on('close', () => {
      open.delete(from);
      if (!silencedWeakSet.has(pair)) void last.then(() => to.destroy());
    });
  };

  const server = createServer((near) => {
    if (fault === 'away') return void near.resetAndDestroy();
    const far = connect(path);
    open.add(near).add(far);
    if (fault === 'silent') silencedWeakSet.add(near);
    pass(near, far, false, near);
    pass(far, near, true, near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: through((server.address() as AddressInfo).port),
    set: (next: DatabaseFault) => {
      fault = next;
      for (const socket of open) {
        if (next === 'silent') silencedWeakSet.add(socket);
        if (next === 'away') socket.destroy();
      }
    },
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
