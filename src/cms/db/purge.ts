import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Pool, PoolClient } from 'pg';
import { countsOf } from '../counts.ts';
import type { Orm } from './orm.ts';

/** NOTIFY channel on which every process with a page cache listens. */
export const PURGE_CHANNEL = 'purge';

/** Purges every page. */
export const EVERY_PAGE = '*';

/** Tag of a site's settings, of which every page shows something. */
export const CONFIG_TAG = 'config';

/**
 * Held, shared, by the connection of every listener for as long as it lives: `pg_locks` is the list of live processes,
 * and PostgreSQL itself takes away whoever is gone.
 */
export const LISTENER_LOCK: readonly [number, number] = [0x7075_7267, 1];

/**
 * Beside it each listener holds, under this number, a lock of its process's own number: what a process has under way is
 * known to be lost once nobody holds its number any more.
 */
export const PROCESS_LOCK = 0x7075_7268;

/**
 * How long a process may answer from its cache after it last heard from the database, in milliseconds; and how long a
 * publisher waits for acknowledgements. The first is shorter, so whoever has not acknowledged has fallen silent.
 */
export const LEASE_MS = 900;
export const PATIENCE_MS = 1_000;

/** NOTIFY carries at most 8,000 bytes. */
const LONGEST_PAYLOAD = 7_500;

export interface Purge {
  readonly tags: readonly string[];
  /** Names the change: one that was purged at its commit is not purged again when it is announced. */
  readonly id?: string;
  /** Channel on which to acknowledge, with the listener's backend pid as payload. */
  readonly acknowledge?: string;
}

/** The payload of a purge. Too many tags for one notification purge every page. */
export function purgeMessage(purge: Purge): string {
  const message = JSON.stringify(purge);
  return message.length <= LONGEST_PAYLOAD ? message : JSON.stringify({ ...purge, tags: [EVERY_PAGE] });
}

/** Reads a payload; what does not read purges every page, which is always safe. */
export function readPurge(payload: string | undefined): Purge {
  try {
    const { tags, id, acknowledge } = JSON.parse(payload ?? '') as Readonly<Record<string, unknown>>;
    if (!Array.isArray(tags)) return { tags: [EVERY_PAGE] };
    const channel = typeof acknowledge === 'string' && /^purge_[\da-f_]+$/.test(acknowledge) ? acknowledge : undefined;
    return { tags: tags.map(String), ...(id ? { id: String(id) } : {}), ...(channel && { acknowledge: channel }) };
  } catch {
    return { tags: [EVERY_PAGE] };
  }
}

async function liveListeners(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ pid: string }>(
    `select pid::text from pg_locks where locktype = 'advisory' and granted and classid = $1 and objid = $2
       and objsubid = 2 and database = (select oid from pg_database where datname = current_database())`,
    [...LISTENER_LOCK],
  );
  return rows.map((row) => row.pid);
}

/** How soon every process showed what changed: `at-once`, or `late` where one did not say so within the second. */
export const publishCounts = countsOf(['at-once', 'late']);

async function announceOn(client: PoolClient, purge: Purge): Promise<keyof ReturnType<typeof publishCounts.read>> {
  const acknowledge = `purge_${randomUUID().replaceAll('-', '_')}`;
  const acknowledged = new Set<string>();
  let look = () => {};
  const hear = ({ channel, payload }: { channel: string; payload?: string | undefined }) => {
    if (channel === acknowledge) acknowledged.add(payload ?? '');
    look();
  };
  client.on('notification', hear);
  try {
    await client.query(`listen ${acknowledge}`);
    await client.query('select pg_notify($1, $2)', [PURGE_CHANNEL, purgeMessage({ ...purge, acknowledge })]);
    const patience = sleep(PATIENCE_MS, 'late' as const, { ref: false });
    const live = await liveListeners(client);
    const everyone = new Promise<'at-once'>((resolve) => {
      look = () => live.every((pid) => acknowledged.has(pid)) && resolve('at-once');
      look();
    });
    const shown = await Promise.race([everyone, patience]);
    await client.query(`unlisten ${acknowledge}`);
    return shown;
  } finally {
    client.off('notification', hear);
  }
}

/**
 * Purges the pages that carry one of these tags, on every process: call it after the commit of a publish, unpublish,
 * rename, translation or deletion, and answer the editor after it. Resolves once every live process has acknowledged
 * or, after one second, has lost its right to answer from its cache. Rejects where the database cannot be told: the
 * processes then lose their connections too, and purge everything when they are back. `id` is the one of the message
 * that went out at the commit, where one did.
 */
export async function announcePurge(pool: Pool, tags: readonly string[], id?: string): Promise<void> {
  if (tags.length === 0) return;
  const client = await pool.connect();
  try {
    publishCounts.add(await announceOn(client, { tags, ...(id && { id }) }));
    client.release();
  } catch (error) {
    publishCounts.add('late');
    client.release(true);
    throw error;
  }
}

/**
 * Purges at the commit of the running transaction, so that a process that dies between its commit and `announcePurge`
 * leaves no old page behind. It waits for nobody: announce after the commit all the same.
 */
export async function purgeOnCommit(tx: Pick<Orm, 'execute'>, tags: readonly string[], id: string): Promise<void> {
  if (tags.length > 0) await tx.execute(sql`select pg_notify(${PURGE_CHANNEL}, ${purgeMessage({ tags, id })})`);
}
