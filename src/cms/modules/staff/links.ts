import { createHash, randomBytes } from 'node:crypto';
import { addHours } from 'date-fns/addHours';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Orm } from '../../db/orm.ts';
import { staffLinks } from '../../db/schema/index.ts';
import type { Transaction } from '../../jobs/jobs.ts';

/**
 * A link that makes an administrator of whoever opens it stands in a log or a terminal, and lives an hour; one that was
 * mailed to its owner waits a week.
 */
const HOURS = { anybody: 1, owner: 7 * 24 } as const;

export type StaffLink = typeof staffLinks.$inferSelect;

const digestOf = (token: string) => createHash('sha256').update(token).digest();

/** Makes a link for somebody of the staff, or for a new administrator (null). The answer is its secret, which is not kept. */
export async function makeStaffLink(tx: Transaction, uid: number | null, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const hours = HOURS[uid === null ? 'anybody' : 'owner'];
  await tx.delete(staffLinks).where(uid === null ? isNull(staffLinks.uid) : eq(staffLinks.uid, uid));
  const expiresAt = addHours(now, hours);
  await tx.insert(staffLinks).values({ digest: digestOf(token), uid, expiresAt });
  return token;
}

/** A link that works: neither used, nor replaced, nor too old. */
export async function findStaffLink(db: Orm | Transaction, token: string, now: Date): Promise<StaffLink | undefined> {
  const works = and(isNull(staffLinks.usedAt), gt(staffLinks.expiresAt, now));
  const [link] = await db
    .select()
    .from(staffLinks)
    .where(and(eq(staffLinks.digest, digestOf(token)), works));
  return link;
}

/** Uses a link up; false where somebody else was first. */
export async function spendStaffLink(tx: Transaction, { digest }: StaffLink, now: Date): Promise<boolean> {
  const spent = await tx
    .update(staffLinks)
    .set({ usedAt: now })
    .where(and(eq(staffLinks.digest, digest), isNull(staffLinks.usedAt)))
    .returning({ uid: staffLinks.uid });
  return spent.length > 0;
}
