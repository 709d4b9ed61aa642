import { createHash, randomBytes } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Keyring } from '../../db/encryption/keyring.ts';
import { type CipherContext, decryptText } from '../../db/encryption/seal.ts';
import type { Orm } from '../../db/orm.ts';
import { prepareOnce } from '../../db/prepare-once.ts';
import { buddies } from '../../db/schema/index.ts';
import type { Transaction } from '../../jobs/jobs.ts';

export type StoredBuddy = typeof buddies.$inferSelect;

/** Returns the location of a buddy's encrypted values. */
export const toBuddyContext = ({ uid, id }: Pick<StoredBuddy, 'uid' | 'id'>): CipherContext => ({
  table: 'buddies',
  row: id,
  owner: uid,
});

/** Creates the code of a buddy's links, too long to guess. */
export const createBuddyCode = (): string => randomBytes(16).toString('base64url');

export const hashCode = (code: string): Buffer => createHash('sha256').update(code).digest();

export const decryptBuddyCode = (keys: Keyring, row: Pick<StoredBuddy, 'uid' | 'id' | 'code'>): string =>
  decryptText(keys, toBuddyContext(row), row.code);

/** Returns the text of a refusal; null if there is none. */
export const decryptRefusal = (keys: Keyring, row: StoredBuddy): string | null =>
  row.refusal === null ? null : decryptText(keys, toBuddyContext(row), row.refusal);

const buddiesQuery = prepareOnce((db: Orm | Transaction) =>
  db
    .select()
    .from(buddies)
    .where(eq(buddies.uid, sql.placeholder('uid')))
    .orderBy(asc(buddies.invitedAt), asc(buddies.id))
    .prepare('buddies_of_person'),
);

/** Returns a participant's buddies, in the order of invitation. Read with the user's account at every start. */
export function readBuddyRows(db: Orm | Transaction, uid: number): Promise<StoredBuddy[]> {
  return buddiesQuery(db).execute({ uid });
}

/** Finds the participant's buddy with this address. */
export async function findBuddyByAddress(
  db: Orm | Transaction,
  uid: number,
  address: string,
): Promise<StoredBuddy | undefined> {
  const [row] = await db
    .select()
    .from(buddies)
    .where(and(eq(buddies.uid, uid), eq(buddies.address, address)));
  return row;
}

/** Finds the buddy of a code. */
export async function findBuddyByCode(db: Orm, code: string): Promise<StoredBuddy | undefined> {
  const [row] = await db
    .select()
    .from(buddies)
    .where(eq(buddies.codeHash, hashCode(code)));
  return row;
}

/** Finds a buddy and locks the row until the transaction ends; undefined if it was deleted in the meantime. */
export async function lockBuddy(
  tx: Transaction,
  { uid, id }: Pick<StoredBuddy, 'uid' | 'id'>,
): Promise<StoredBuddy | undefined> {
  const [match] = await tx
    .select()
    .from(buddies)
    .where(and(eq(buddies.uid, uid), eq(buddies.id, id)))
    .for('update');
  return match;
}
