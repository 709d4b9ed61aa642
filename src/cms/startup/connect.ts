import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ConfigError } from '#src/config.ts';
import { createPool, type Database, type DatabaseLog, IDLE_MS, STATEMENT_MS } from '../db/database.ts';
import { startEmbedded } from '../db/embedded/start.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { loadStarter } from '../starter/load.ts';

export interface DatabaseConfig {
  /** PostgreSQL to use; null starts the embedded one in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Connection URL of the same PostgreSQL without a pooler; null if `databaseUrl` is that URL. */
  readonly databaseDirectUrl?: string | null;
  readonly dataDir: string;
  /** Time to wait for an unresponsive database, in milliseconds; 10,000 by default. */
  readonly patienceMs?: number;
}

/** Default of `patienceMs`: a database that is started at the same time may need a moment. */
const PATIENCE_MS = 10_000;

/** Maximum delay of a notification at the start, in milliseconds. */
const NOTIFIED_MS = 5_000;

/** Minimum major version of PostgreSQL. */
const MIN_MAJOR_VERSION = 15;

/** Refuses older versions, with which migrations would stop halfway, or only seem to work. */
async function assertVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
  const major = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  if (major >= MIN_MAJOR_VERSION) return;
  throw new ConfigError(
    `The database of DATABASE_URL is PostgreSQL ${major}, which is too old; bring PostgreSQL ${MIN_MAJOR_VERSION} or newer.`,
  );
}

/** Resolves when the database responds and is new enough; the error message contains no password. */
async function awaitDatabase(url: string, patienceMs: number, name = 'DATABASE_URL'): Promise<void> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await assertVersion(client);
      return await client.end();
    } catch (cause) {
      await client.end().catch(() => undefined);
      if (cause instanceof ConfigError) throw cause;
      const reason = cause instanceof Error ? cause.message || cause.name : 'no reason given';
      if (Date.now() > end) throw new ConfigError(`The database of ${name} does not answer (${reason}).`, { cause });
      await sleep(250);
    }
  }
}

/** Resolves when a notification sent over one connection arrives at the other; rejects if it does not arrive. */
async function assertNotified(listener: pg.Client, sender: pg.Client, isApart: boolean): Promise<void> {
  const channel = `heard_${randomUUID().replaceAll('-', '_')}`;
  const notified = once(listener, 'notification', { signal: AbortSignal.timeout(NOTIFIED_MS) });
  await listener.query(`listen ${channel}`);
  await sender.query('select pg_notify($1, $2)', [channel, '']);
  await notified.catch(() => {
    throw new ConfigError(
      isApart
        ? 'What is notified over DATABASE_URL is not heard at DATABASE_DIRECT_URL, which has to be the address of the same PostgreSQL past any pooler.'
        : 'What is notified over DATABASE_URL is not heard: a pooler stands there. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself.',
    );
  });
}

/** Settings that a pooler does not forward, so that they must be set on the role. */
const LIMITS = [
  { setting: 'statement_timeout', value: `${STATEMENT_MS / 1_000}s`, of: 'statement' },
  { setting: 'idle_in_transaction_session_timeout', value: `${IDLE_MS / 1_000}s`, of: 'transaction that was cut off' },
] as const;

/** Requires limits on the role; otherwise a statement or a transaction could block others forever. */
async function assertLimits(sender: pg.Client): Promise<void> {
  for (const { setting, value, of } of LIMITS) {
    const { rows } = await sender.query<{ is: string }>('select current_setting($1) as is', [setting]);
    if (rows[0]?.is !== '0') continue;
    throw new ConfigError(
      `No ${of} over DATABASE_URL ever ends by itself. Set it on the role: alter role NAME set ${setting} = '${value}'.`,
    );
  }
}

/** Requires notifications; an installation that receives no purges would serve old pages forever. */
async function assertAddresses(url: string, direct: string): Promise<void> {
  const [listener, sender] = [direct, url].map((connectionString) => {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3_000 });
    return client.on('error', () => undefined);
  }) as [pg.Client, pg.Client];
  try {
    await Promise.all([listener.connect(), sender.connect()]);
    await assertNotified(listener, sender, direct !== url);
    if (direct !== url) await assertLimits(sender);
  } finally {
    await Promise.all([listener.end(), sender.end()]);
  }
}

async function getServer(config: DatabaseConfig, log: DatabaseLog) {
  if (config.databaseUrl !== null) {
    const { databaseUrl: pooledDatabaseUrl, databaseDirectUrl, patienceMs = PATIENCE_MS } = config;
    const url = databaseDirectUrl ?? pooledDatabaseUrl;
    await awaitDatabase(pooledDatabaseUrl, patienceMs);
    if (url !== pooledDatabaseUrl) await awaitDatabase(url, patienceMs, 'DATABASE_DIRECT_URL');
    await assertAddresses(pooledDatabaseUrl, url);
    return { url, pooled: pooledDatabaseUrl, stop: async () => undefined };
  }
  const { url, stop } = await startEmbedded(config.dataDir, { onRestart: () => log({ event: 'database-restarted' }) });
  return { url, pooled: url, stop };
}

/**
 * Opens the database: starts the embedded server or connects to the running one (or uses `databaseUrl`), migrates under
 * a lock and loads the starter content into an empty installation. `close` ends the pool, and the embedded server if no
 * other process uses it.
 */
export async function openDatabase(config: DatabaseConfig, log: DatabaseLog): Promise<Database> {
  const server = await getServer(config, log);
  await migrateDatabase(server.url);
  const isPooled = server.pooled !== server.url;
  const { pool, db } = createPool(server.pooled, log, { isPooled });
  const direct = isPooled ? createPool(server.url, log, { max: 2 }).pool : pool;
  const pages = await loadStarter(db);
  if (pages > 0) log({ event: 'starter-loaded', pages });
  log({ event: 'database-ready', kind: config.databaseUrl === null ? 'embedded' : 'external' });
  return {
    pool,
    db,
    direct,
    url: server.url,
    close: async () => {
      await pool.end();
      if (isPooled) await direct.end();
      await server.stop();
    },
  };
}
