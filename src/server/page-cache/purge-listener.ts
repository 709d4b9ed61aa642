import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ALL_PAGES_TAG, LEASE_MS, LISTENER_LOCK, PROCESS_LOCK, PURGE_CHANNEL, readPurge } from '#src/cms/db/purge.ts';
import { type ProcessLog, toLogReason } from '../process-log.ts';

const RENEW_AFTER_MS = 250;
const RENEWAL_TIMEOUT_MS = 500;
const REMEMBERED_MS = 5_000;
/** Time in ms without a response after which a connection counts as broken. */
const CUT_MS = 3_000;
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 1_000;

/** Lease of the cache: valid while the database responded recently. */
export interface Lease {
  /** `now` is in milliseconds of performance.now(); an old lease is renewed in the background. */
  readonly isValid: (now: number) => boolean;
  /** Queries the database; resolves to true if the lease is valid afterwards. */
  readonly renew: () => Promise<boolean>;
}

export interface PurgeListener extends Lease {
  readonly state: () => 'listening' | 'reconnecting';
  readonly close: () => Promise<void>;
}

interface ListenerOptions {
  readonly connectionString: string;
  /** Number under which this process is registered as live. */
  readonly holder?: number;
  /** Resolves when no page from before the purge is sent any more. */
  readonly purge: (tags: readonly string[]) => Promise<void>;
  readonly log: ProcessLog;
}

/** Closes a connection without waiting for the server. */
const closeConnection = (client: pg.Client) => void client.connection.stream.destroy();

/**
 * Listens for purges on a separate connection and reconnects in a loop. Notifications of a connection arrive in order,
 * before the response to a later query: a completed query therefore proves that all purges announced before it were
 * received, and the lease starts when the query was sent. Idle processes send no queries.
 */
export function listenForPurges({ connectionString, holder, purge, log }: ListenerOptions): PurgeListener {
  let client: pg.Client | null = null;
  let lastMessageAt = Number.NEGATIVE_INFINITY;
  let renewal: Promise<boolean> | null = null;
  let asking: Promise<boolean> | null = null;
  let closed = false;
  const purgedTags = new Map<string, Promise<void>>();
  const closing = new AbortController();

  /** Purges once: a purge announced after its commit was already handled then, and pages rendered since are new. */
  const purgeOnce = (tags: readonly string[], id: string | undefined): Promise<void> => {
    const running = id === undefined ? undefined : purgedTags.get(id);
    if (running) return running;
    const completion = purge(tags);
    if (id !== undefined) {
      purgedTags.set(id, completion);
      setTimeout(() => purgedTags.delete(id), REMEMBERED_MS).unref();
    }
    return completion;
  };

  const handlePurge = async (from: pg.Client, pid: string, payload: string | undefined) => {
    const { tags, id, acknowledge } = readPurge(payload);
    await purgeOnce(tags, id);
    if (acknowledge) from.query('select pg_notify($1, $2)', [acknowledge, pid]).catch(() => {});
  };

  const pingListener = async (connection: pg.Client): Promise<boolean> => {
    const sentAt = performance.now();
    const timer = setTimeout(() => closeConnection(connection), CUT_MS).unref();
    await connection.query('select 1').finally(() => clearTimeout(timer));
    if (client === connection) lastMessageAt = Math.max(lastMessageAt, sentAt);
    return client === connection;
  };

  /** Sends one query at a time; a later call waits for the pending one. */
  const renewLease = (client: pg.Client): Promise<boolean> => {
    asking ??= pingListener(client).finally(() => {
      asking = null;
    });
    return asking;
  };

  const renew = (): Promise<boolean> => {
    if (!client) return Promise.resolve(false);
    const silence = sleep(RENEWAL_TIMEOUT_MS, false, { ref: false });
    renewal ??= Promise.race([renewLease(client).catch(() => false), silence]).finally(() => {
      renewal = null;
    });
    return renewal;
  };

  const listen = async (connection: pg.Client): Promise<void> => {
    const end = new Promise<void>((resolve) => connection.once('end', () => resolve()));
    connection.once('end', () => {
      if (client === connection) client = null;
      lastMessageAt = Number.NEGATIVE_INFINITY;
    });
    await connection.connect();
    await connection.query(
      'set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3',
    );
    const { rows } = await connection.query<{ pid: string }>('select pg_backend_pid()::text as pid');
    connection.on('notification', ({ payload }) => handlePurge(connection, rows[0]?.pid ?? '', payload));
    await connection.query(`listen ${PURGE_CHANNEL}`);
    await connection.query('select pg_advisory_lock_shared($1, $2)', [...LISTENER_LOCK]);
    if (holder !== undefined) await connection.query('select pg_advisory_lock_shared($1, $2)', [PROCESS_LOCK, holder]);
    await purge([ALL_PAGES_TAG]);
    client = connection;
    await renewLease(connection);
    // If the listener was closed while connecting, the connection must be closed here.
    if (closed) await connection.end();
    await end;
  };

  const run = async () => {
    for (let wait = FIRST_WAIT_MS; !closed; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      const connection = new pg.Client({ connectionString, connectionTimeoutMillis: 3_000, keepAlive: true });
      connection.on('error', (error) => log({ event: 'purge-connection-lost', reason: toLogReason(error) }));
      try {
        await listen(connection);
        wait = FIRST_WAIT_MS;
      } catch (error) {
        if (!closed) log({ event: 'purges-not-received', reason: toLogReason(error) });
        await connection.end().catch(() => {});
      }
      if (!closed) await sleep(wait, undefined, { signal: closing.signal }).catch(() => {});
    }
  };
  const running = run();

  return {
    isValid: (now) => {
      const age = now - lastMessageAt;
      if (age > RENEW_AFTER_MS && renewal === null && client) void renew();
      return age < LEASE_MS;
    },
    renew,
    state: () => (client ? 'listening' : 'reconnecting'),
    close: async () => {
      closed = true;
      closing.abort();
      const open = client;
      const timer = open && setTimeout(() => closeConnection(open), CUT_MS);
      await open?.end();
      await running;
      clearTimeout(timer ?? undefined);
    },
  };
}
