import { createHash, randomBytes } from 'node:crypto';
import { addHours } from 'date-fns/addHours';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Orm } from '../../db/orm.ts';
import { staffLinks } from '../../db/schema/index.ts';
import type { Transaction } from '../../jobs/jobs.ts';

/**
 * Validity in hours: a link that makes its opener an administrator is printed in a log or a terminal; other links are
 * mailed to their owner.
 */
const HOURS = { anybody: 1, owner: 7 * 24 } as const;

export type StaffLink = typeof staffLinks.$inferSelect;

const toDigest = (token: string) => createHash('sha256').update(token).digest();

/** Creates a link for a staff member, or for a new administrator (null). Returns its secret, which is not stored. */
export async function createStaffLink(tx: Transaction, uid: number | null, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const hours = HOURS[uid === null ? 'anybody' : 'owner'];
  await tx.delete(staffLinks).where(uid === null ? isNull(staffLinks.uid) : eq(staffLinks.uid, uid));
  const expiresAt = addHours(now, hours);
  await tx.insert(staffLinks).values({ digest: toDigest(token), uid, expiresAt });
  return token;
}

/** Finds a valid link: not used, not replaced and not expired. */
export async function findStaffLink(db: Orm | Transaction, token: string, now: Date): Promise<StaffLink | undefined> {
  const condition = and(isNull(staffLinks.usedAt), gt(staffLinks.expiresAt, now));
  const [link] = await db
    .select()
    .from(staffLinks)
    .where(and(eq(staffLinks.digest, toDigest(token)), condition));
  return link;
}

/** Marks a link as used; returns false if another request was first. */
export async function consumeStaffLink(tx: Transaction, { digest }: StaffLink, now: Date): Promise<boolean> {
  const usedRows = await tx
    .update(staffLinks)
    .set({ usedAt: now })
    .where(and(eq(staffLinks.digest, digest), isNull(staffLinks.usedAt)))
    .returning({ uid: staffLinks.uid });
  return usedRows.length > 0;
}
