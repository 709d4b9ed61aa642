import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Pool, PoolClient } from 'pg';
import { createCounter } from '../counter.ts';
import type { Orm } from './orm.ts';

/** NOTIFY channel on which every process with a page cache listens. */
export const PURGE_CHANNEL = 'purge';

/** Tag that purges every page. */
export const ALL_PAGES_TAG = '*';

/** Tag of a site's settings, which appear on every page. */
export const CONFIG_TAG = 'config';

/** Shared lock of every listener's connection: `pg_locks` lists the live ones, and PostgreSQL removes dead ones. */
export const LISTENER_LOCK: readonly [number, number] = [0x7075_7267, 1];

/** Each listener also locks the number of its process under this key: an unlocked number is that of a dead process. */
export const PROCESS_LOCK = 0x7075_7268;

/**
 * Cache lease in ms after the last response of the database, and time in ms that a publisher waits for
 * acknowledgements. The lease is shorter, so that a process that has not acknowledged no longer responds from its
 * cache.
 */
export const LEASE_MS = 900;
export const ACKNOWLEDGE_MS = 1_000;

/** Maximum payload in bytes; NOTIFY accepts 8,000. */
const MAX_PAYLOAD_BYTES = 7_500;

export interface Purge {
  readonly tags: readonly string[];
  /** Identifies the change, so that a change purged at its commit is not purged again when it is announced. */
  readonly id?: string;
  /** Channel for the acknowledgement, with the listener's backend pid as payload. */
  readonly acknowledge?: string;
}

/** Returns the payload of a purge; too many tags for one notification purge every page. */
export function toPurgePayload(purge: Purge): string {
  const message = JSON.stringify(purge);
  return message.length <= MAX_PAYLOAD_BYTES ? message : JSON.stringify({ ...purge, tags: [ALL_PAGES_TAG] });
}

/** Parses a payload; an invalid one purges every page, which is always safe. */
export function readPurge(payload: string | undefined): Purge {
  try {
    const { tags, id, acknowledge } = JSON.parse(payload ?? '') as Readonly<Record<string, unknown>>;
    if (!Array.isArray(tags)) return { tags: [ALL_PAGES_TAG] };
    const channel = typeof acknowledge === 'string' && /^purge_[\da-f_]+$/.test(acknowledge) ? acknowledge : undefined;
    return { tags: tags.map(String), ...(id ? { id: String(id) } : {}), ...(channel && { acknowledge: channel }) };
  } catch {
    return { tags: [ALL_PAGES_TAG] };
  }
}

async function readLiveListeners(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ pid: string }>(
    `select pid::text from pg_locks where locktype = 'advisory' and granted and classid = $1 and objid = $2
       and objsubid = 2 and database = (select oid from pg_database where datname = current_database())`,
    [...LISTENER_LOCK],
  );
  return rows.map((row) => row.pid);
}

/** Counts publications by when every process showed the change: `at-once`, or `late` after more than a second. */
export const publishCounter = createCounter(['at-once', 'late']);

async function announceTo(client: PoolClient, purge: Purge): Promise<keyof ReturnType<typeof publishCounter.read>> {
  const acknowledge = `purge_${randomUUID().replaceAll('-', '_')}`;
  const acknowledged = new Set<string>();
  let checkListeners = () => {};
  const handleNotification = ({ channel, payload }: { channel: string; payload?: string | undefined }) => {
    if (channel === acknowledge) acknowledged.add(payload ?? '');
    checkListeners();
  };
  client.on('notification', handleNotification);
  try {
    await client.query(`listen ${acknowledge}`);
    await client.query('select pg_notify($1, $2)', [PURGE_CHANNEL, toPurgePayload({ ...purge, acknowledge })]);
    const patience = sleep(ACKNOWLEDGE_MS, 'late' as const, { ref: false });
    const live = await readLiveListeners(client);
    const everyone = new Promise<'at-once'>((resolve) => {
      checkListeners = () => live.every((pid) => acknowledged.has(pid)) && resolve('at-once');
      checkListeners();
    });
    const outcome = await Promise.race([everyone, patience]);
    await client.query(`unlisten ${acknowledge}`);
    return outcome;
  } finally {
    client.off('notification', handleNotification);
  }
}

/**
 * Purges the pages with one of these tags, on every process. Called after the commit of a publish, unpublish, rename,
 * translation or deletion, before responding to the editor. Resolves once every live process has acknowledged or, after
 * one second, has lost its cache lease. Rejects if the database is unreachable: the processes then lose their
 * connections too, and purge everything after reconnecting. `id` is the id of the message sent at the commit, if any.
 */
export async function announcePurge(pool: Pool, tags: readonly string[], id?: string): Promise<void> {
  if (tags.length === 0) return;
  const client = await pool.connect();
  try {
    publishCounter.add(await announceTo(client, { tags, ...(id && { id }) }));
    client.release();
  } catch (error) {
    publishCounter.add('late');
    client.release(true);
    throw error;
  }
}

/**
 * Purges at the commit of the current transaction, so that a process that crashes between its commit and
 * `announcePurge` leaves no stale page behind. Does not wait for acknowledgements: call `announcePurge` after the
 * commit as well.
 */
export async function purgeOnCommit(tx: Pick<Orm, 'execute'>, tags: readonly string[], id: string): Promise<void> {
  if (tags.length > 0) await tx.execute(sql`select pg_notify(${PURGE_CHANNEL}, ${toPurgePayload({ tags, id })})`);
}
