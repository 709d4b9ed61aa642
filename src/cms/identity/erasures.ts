import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { eq, type SQL, sql } from 'drizzle-orm';
import type pg from 'pg';
import { erasures, users } from '../db/schema/index.ts';
import type { ContentSystem } from '../http/content-system.ts';
import type { Transaction } from '../jobs/jobs.ts';

/** An account that is gone: a hash that names nobody, and the moment. */
export interface Erasure {
  /** SHA-256 in hex. */
  readonly account: string;
  readonly erasedAt: Date;
}

/** What stands for an account once it is gone. Its uid may be given to another after an older backup came back. */
export const erasureOf = (uuid: SQL | typeof users.uuid): SQL<Buffer> =>
  sql<Buffer>`sha256(convert_to('zelfhulp erasure ' || ${uuid}::text, 'UTF8'))`;

/** Notes that an account goes, in the transaction that takes it; undefined where there is none. */
export async function noteErasure(tx: Transaction, uid: number): Promise<Erasure | undefined> {
  const [user] = await tx
    .select({ account: erasureOf(users.uuid) })
    .from(users)
    .where(eq(users.uid, uid));
  if (!user) return undefined;
  const [noted] = await tx.insert(erasures).values(user).onConflictDoNothing().returning();
  return noted && { account: noted.account.toString('hex'), erasedAt: noted.erasedAt };
}

/** Where the list of erasures lies, apart from the database: it survives that an older backup takes its place. */
export const erasureListIn = (dataDir: string): string => resolve(dataDir, 'erasures');

const lineOf = ({ account, erasedAt }: Erasure) => `${account} ${erasedAt.toISOString()}\n`;

/** Adds lines to a list, which is made where there is none; only its owner reads it. */
async function append(file: string, added: readonly Erasure[]): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await appendFile(file, added.map(lineOf).join(''), { mode: 0o600, flush: true });
}

const LINE = /^([0-9a-f]{64}) (\d{4}-\d\d-\d\dT[\d:.]+Z)$/;

/** Reads a list; a line that broke off is no line. Null where there is no list. */
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

/** Brings the list of this machine up to what the database knows; the answer is all of it. */
export async function keepErasuresApart(client: Pick<pg.ClientBase, 'query'>, dataDir: string) {
  const file = erasureListIn(dataDir);
  const listed = (await readErasureList(file)) ?? [];
  const known = new Set(listed.map(({ account }) => account));
  const { rows } = await client.query<Erasure>(
    `select encode(account, 'hex') as account, erased_at as "erasedAt" from erasures order by erased_at`,
  );
  const missing = rows.filter(({ account }) => !known.has(account));
  await append(file, missing);
  return [...listed, ...missing];
}

/**
 * Writes down apart what was erased, once it is. Where the folder cannot be written the account is gone all the same:
 * the clean-up of the night tries again, and the operator hears of it.
 */
export async function tellErasure({ config, log }: ContentSystem, erasure: Erasure | undefined): Promise<void> {
  if (!erasure) return;
  try {
    await append(erasureListIn(config.dataDir), [erasure]);
  } catch (error) {
    log({ event: 'api-failure', method: 'POST', route: 'erasures', error });
  }
}
