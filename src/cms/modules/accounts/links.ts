import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { AccountLink } from '#src/contract/account-link.ts';
import type { Orm } from '../../db/database.ts';
import { accountLinks } from '../../db/schema/index.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { type User, userByUid } from './find-user.ts';

export type LinkPurpose = (typeof accountLinks.$inferSelect)['purpose'];

/** Validation links live 7 days, reset links 24 hours (decisions, "Accounts"). */
const HOURS = { validate: 7 * 24, reset: 24 } as const satisfies Record<LinkPurpose, number>;

/** Of the secret, the address and the password: a link ends when either changes. */
const digestOf = (hash: string, { mail, passwordHash }: User) =>
  createHash('sha256')
    .update(JSON.stringify([hash, mail, passwordHash]))
    .digest();

/** A link that nobody can guess; its secret stands in the link alone. */
export function makeLink({ uid }: User, now: Date): AccountLink {
  const hash = randomBytes(32).toString('base64url');
  return { uid: String(uid), timestamp: String(Math.floor(now.getTime() / 1_000)), hash };
}

/** Lets a link work from now on; an older one for the same purpose ends. */
export async function keepLink(
  tx: Transaction,
  user: User,
  purpose: LinkPurpose,
  { timestamp, hash }: AccountLink,
): Promise<void> {
  const issuedAt = Number(timestamp);
  const expiresAt = new Date((issuedAt + HOURS[purpose] * 3_600) * 1_000);
  const link = { issuedAt, expiresAt, digest: digestOf(hash, user), usedAt: null };
  await tx
    .insert(accountLinks)
    .values({ uid: user.uid, purpose, ...link })
    .onConflictDoUpdate({ target: [accountLinks.uid, accountLinks.purpose], set: link });
}

export interface FoundLink {
  readonly user: User;
  readonly wasUsed: boolean;
}

/** Whose link this is; null for one that is wrong, expired, replaced, or older than the address or password. */
export async function findLink(
  db: Orm | Transaction,
  { uid, timestamp, hash }: AccountLink,
  purpose: LinkPurpose,
  now: Date,
): Promise<FoundLink | null> {
  if (!/^[1-9]\d{0,14}$/.test(uid) || !/^\d{1,12}$/.test(timestamp) || !/^[\w-]{43}$/.test(hash)) return null;
  const [link] = await db
    .select()
    .from(accountLinks)
    .where(and(eq(accountLinks.uid, Number(uid)), eq(accountLinks.purpose, purpose)));
  const user = link && (await userByUid(db, link.uid));
  if (!user || link.issuedAt !== Number(timestamp) || link.expiresAt <= now) return null;
  return timingSafeEqual(link.digest, digestOf(hash, user)) ? { user, wasUsed: link.usedAt !== null } : null;
}

/** Uses a link up; false where somebody else was first. */
export async function spendLink(tx: Transaction, uid: number, purpose: LinkPurpose, now: Date): Promise<boolean> {
  const used = await tx
    .update(accountLinks)
    .set({ usedAt: now })
    .where(and(eq(accountLinks.uid, uid), eq(accountLinks.purpose, purpose), isNull(accountLinks.usedAt)))
    .returning({ uid: accountLinks.uid });
  return used.length > 0;
}
