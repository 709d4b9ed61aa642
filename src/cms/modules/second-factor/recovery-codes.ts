import { createHash, randomBytes } from 'node:crypto';
import { and, count, eq, isNull } from 'drizzle-orm';
import { Secret } from 'otpauth';
import type { Orm } from '../../db/orm.ts';
import { recoveryCodes } from '../../db/schema/index.ts';
import type { Transaction } from '../../jobs/jobs.ts';

const HOW_MANY = 10;

/** Number of random bytes of a code: 80 bits, so that no code can be found from its hash. */
const BYTES = 10;

const toDigest = (code: string) => createHash('sha256').update(code).digest();

/** Formats a code for display: `ABCD-EFGH-IJKL-MNOP`. */
const formatRecoveryCode = (code: string) => code.match(/.{4}/g)?.join('-') ?? code;

/** Creates new recovery codes for a user, of which only hashes are stored; earlier ones become invalid. */
export async function handleRenewRecoveryCodes(tx: Transaction, uid: number): Promise<readonly string[]> {
  const codes = Array.from(
    { length: HOW_MANY },
    () => new Secret({ buffer: new Uint8Array(randomBytes(BYTES)).buffer }).base32,
  );
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.uid, uid));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ uid, digest: toDigest(code) })));
  return codes.map(formatRecoveryCode);
}

const whereUnused = (uid: number) => and(eq(recoveryCodes.uid, uid), isNull(recoveryCodes.usedAt));

/** Uses a recovery code; returns false if it is wrong or was used before. */
export async function consumeRecoveryCode(tx: Transaction, uid: number, code: string, now: Date): Promise<boolean> {
  const usedRows = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(whereUnused(uid), eq(recoveryCodes.digest, toDigest(code))))
    .returning({ uid: recoveryCodes.uid });
  return usedRows.length > 0;
}

/** Returns the number of a user's unused recovery codes. */
export async function countRecoveryCodes(db: Orm, uid: number): Promise<number> {
  const [row] = await db.select({ left: count() }).from(recoveryCodes).where(whereUnused(uid));
  return row?.left ?? 0;
}
