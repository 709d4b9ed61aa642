import { eq, sql } from 'drizzle-orm';
import { normaliseAddress } from '#src/rules/fields/email.ts';
import type { Orm } from '../db/orm.ts';
import { prepareOnce } from '../db/prepare-once.ts';
import { nurseProfiles, users } from '../db/schema/index.ts';
import { ApiError } from '../http/api-error.ts';
import { assertUnlocked } from '../http/lock.ts';
import type { ApiContext } from '../http/request.ts';
import type { Session } from '../http/session.ts';
import type { Transaction } from '../jobs/jobs.ts';

export type User = typeof users.$inferSelect;
export type NurseProfile = typeof nurseProfiles.$inferSelect;

/** Returns the lookup form of an address: addresses that differ only in case are equal. */
export const toAddressKey = (mail: string): string => normaliseAddress(mail).toLowerCase();

/** Domain of staff addresses. No real domain has this key, so that staff and users never share a login. */
export const STAFF_DOMAIN = 'staff';

export async function findUserByUid(db: Orm | Transaction, uid: number): Promise<User | undefined> {
  const [row] = await db.select().from(users).where(eq(users.uid, uid));
  return row;
}

/**
 * Finds a user and locks the row until the transaction ends. A mail or a registration may lock it at the same time
 * (`for key share`), so that two users who mail each other do not block one another; a change of the programme's start
 * locks with `update`, which excludes those too.
 */
export async function lockUser(
  tx: Transaction,
  uid: number,
  strength: 'no key update' | 'update' = 'no key update',
): Promise<User> {
  const [match] = await tx.select().from(users).where(eq(users.uid, uid)).for(strength);
  if (!match) throw new ApiError(403, 'login-needed');
  return match;
}

/** Returns the session of a route that requires a logged-in user. */
export function requireSession(c: ApiContext): Session {
  const { session } = c.var;
  assertUnlocked(c);
  if (session === null) throw new ApiError(403, 'login-needed');
  return session;
}

const userQuery = prepareOnce((db: Orm) =>
  db
    .select()
    .from(users)
    .where(eq(users.uid, sql.placeholder('uid')))
    .prepare('user_by_uid'),
);

/** Returns the account of the session. */
export async function requireUser(c: ApiContext): Promise<User> {
  const [user] = await userQuery(c.var.system.database.db).execute({ uid: requireSession(c).uid });
  if (!user) throw new ApiError(403, 'login-needed');
  return user;
}

export async function findNurseProfile(db: Orm | Transaction, uid: number): Promise<NurseProfile | undefined> {
  const [row] = await db.select().from(nurseProfiles).where(eq(nurseProfiles.uid, uid));
  return row;
}
