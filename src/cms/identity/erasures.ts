import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { eq, type SQL, sql } from 'drizzle-orm';
import type pg from 'pg';
import { erasures, users } from '../db/schema/index.ts';
import type { ContentSystem } from '../http/content-system.ts';
import type { Transaction } from '../jobs/jobs.ts';

/** A deleted account: an anonymous hash, and the time of deletion. */
export interface Erasure {
  /** SHA-256 in hex. */
  readonly account: string;
  readonly erasedAt: Date;
}

/** Returns the hash that represents a deleted account. Its uid may be reused after an older backup was restored. */
export const toErasureHash = (uuid: SQL | typeof users.uuid): SQL<Buffer> =>
  sql<Buffer>`sha256(convert_to('zelfhulp erasure ' || ${uuid}::text, 'UTF8'))`;

/** Records the deletion of an account in its transaction; undefined if the account does not exist. */
export async function recordErasure(tx: Transaction, uid: number): Promise<Erasure | undefined> {
  const [user] = await tx
    .select({ account: toErasureHash(users.uuid) })
    .from(users)
    .where(eq(users.uid, uid));
  if (!user) return undefined;
  const [notedRow] = await tx.insert(erasures).values(user).onConflictDoNothing().returning();
  return notedRow && { account: notedRow.account.toString('hex'), erasedAt: notedRow.erasedAt };
}

/** Returns the path of the erasure list, outside the database, so that it remains when an older backup is restored. */
export const getErasureListPath = (dataDir: string): string => resolve(dataDir, 'erasures');

const getLine = ({ account, erasedAt }: Erasure) => `${account} ${erasedAt.toISOString()}\n`;

/** Appends lines to a list, which is created if needed; readable only by its owner. */
async function appendToList(file: string, addedErasures: readonly Erasure[]): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await appendFile(file, addedErasures.map(getLine).join(''), { mode: 0o600, flush: true });
}

const LINE = /^([0-9a-f]{64}) (\d{4}-\d\d-\d\dT[\d:.]+Z)$/;

/** Reads a list; skips an incomplete line. Null if the list does not exist. */
export async function readErasureList(file: string): Promise<readonly Erasure[] | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  return text.split('\n').flatMap((line) => {
    const [, account, moment] = LINE.exec(line) ?? [];
    return account && moment ? [{ account, erasedAt: new Date(moment) }] : [];
  });
}

/** Updates this server's list from the database; returns the whole list. */
export async function updateErasureList(client: Pick<pg.ClientBase, 'query'>, dataDir: string) {
  const file = getErasureListPath(dataDir);
  const erasureList = (await readErasureList(file)) ?? [];
  const knownKeys = new Set(erasureList.map(({ account }) => account));
  const { rows } = await client.query<Erasure>(
    `select encode(account, 'hex') as account, erased_at as "erasedAt" from erasures order by erased_at`,
  );
  const missing = rows.filter(({ account }) => !knownKeys.has(account));
  await appendToList(file, missing);
  return [...erasureList, ...missing];
}

/**
 * Appends completed deletions to the list. If the folder is not writable, the deletion is not undone: the nightly
 * clean-up retries, and the failure is reported to the operator.
 */
export async function appendErasure({ config, log }: ContentSystem, erasure: Erasure | undefined): Promise<void> {
  if (!erasure) return;
  try {
    await appendToList(getErasureListPath(config.dataDir), [erasure]);
  } catch (error) {
    log({ event: 'api-failure', method: 'POST', route: 'erasures', error });
  }
}
