import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { AccountLink } from '#src/contract/account-links.ts';
import type { Orm } from '../db/orm.ts';
import { accountLinks } from '../db/schema/index.ts';
import type { Transaction } from '../jobs/jobs.ts';
import { findUserByUid, type User } from './find-user.ts';

export type LinkPurpose = (typeof accountLinks.$inferSelect)['purpose'];

/** Validity in hours: validation links for 7 days, reset links for 24 hours (docs/product-rules.md, "Accounts"). */
const HOURS = { validate: 7 * 24, reset: 24 } as const satisfies Record<LinkPurpose, number>;

/** Returns the digest of a link: a changed address invalidates it, for reset links also a changed password. */
const toLinkDigest = (hash: string, purpose: LinkPurpose, { mail, passwordHash }: User) =>
  createHash('sha256')
    .update(JSON.stringify(purpose === 'reset' ? [hash, mail, passwordHash] : [hash, mail]))
    .digest();

/** Creates a link with a random secret, which is not stored. */
export function createLink({ uid }: User, now: Date): AccountLink {
  const hash = randomBytes(32).toString('base64url');
  return { uid: String(uid), timestamp: String(Math.floor(now.getTime() / 1_000)), hash };
}

/** Activates a link. It replaces an older reset link; several validation links are valid at the same time. */
export async function activateLink(
  tx: Transaction,
  user: User,
  purpose: LinkPurpose,
  { timestamp, hash }: AccountLink,
): Promise<void> {
  const issuedAt = Number(timestamp);
  const expiresAt = new Date((issuedAt + HOURS[purpose] * 3_600) * 1_000);
  if (purpose === 'reset') await endLinks(tx, user.uid, purpose);
  const digest = toLinkDigest(hash, purpose, user);
  await tx.insert(accountLinks).values({ uid: user.uid, purpose, issuedAt, expiresAt, digest, usedAt: null });
}

/** Ends all links of a purpose. */
export async function endLinks(tx: Transaction, uid: number, purpose: LinkPurpose): Promise<void> {
  await tx.delete(accountLinks).where(and(eq(accountLinks.uid, uid), eq(accountLinks.purpose, purpose)));
}

export interface LinkWithState {
  readonly user: User;
  readonly digest: Buffer;
  /** `open` can be used; `needless` cannot, as the address was validated by another link. */
  readonly state: 'open' | 'used' | 'needless';
}

/** Finds the account of a link; null if the link is wrong, expired, replaced, or older than the address or password. */
export async function findLink(
  db: Orm | Transaction,
  { uid, timestamp, hash }: AccountLink,
  purpose: LinkPurpose,
  now: Date,
): Promise<LinkWithState | null> {
  if (!/^[1-9]\d{0,14}$/.test(uid) || !/^\d{1,12}$/.test(timestamp) || !/^[\w-]{43}$/.test(hash)) return null;
  const user = await findUserByUid(db, Number(uid));
  if (!user) return null;
  const digest = toLinkDigest(hash, purpose, user);
  const [link] = await db
    .select()
    .from(accountLinks)
    .where(isLink(user.uid, purpose, digest));
  if (!link || link.issuedAt !== Number(timestamp) || link.expiresAt <= now) return null;
  if (link.usedAt !== null) return { user, digest, state: 'used' };
  return { user, digest, state: purpose === 'validate' && user.validatedAt !== null ? 'needless' : 'open' };
}

const isLink = (uid: number, purpose: LinkPurpose, digest: Buffer) =>
  and(eq(accountLinks.uid, uid), eq(accountLinks.purpose, purpose), eq(accountLinks.digest, digest));

/** Marks a link as used; false if another request was first. */
export async function consumeLink(
  tx: Transaction,
  purpose: LinkPurpose,
  { user, digest }: Pick<LinkWithState, 'user' | 'digest'>,
  now: Date,
): Promise<boolean> {
  const usedRows = await tx
    .update(accountLinks)
    .set({ usedAt: now })
    .where(and(isLink(user.uid, purpose, digest), isNull(accountLinks.usedAt)))
    .returning({ uid: accountLinks.uid });
  return usedRows.length > 0;
}
