import { eq, sql } from 'drizzle-orm';
import { accountLinks, userAddresses, userIdentities, users } from '../../db/schema/index.ts';
import type { PersonalData } from '../../http/content-system.ts';
import { findUserByUid } from '../../identity/find-user.ts';

/** The account, its addresses, and its unsent mails and pushes. */
export const accountData: PersonalData = {
  tables: ['account_links', 'user_addresses', 'user_identities', 'users'],
  collect: async ({ database }, uid) => {
    const user = await findUserByUid(database.db, uid);
    if (!user) return {};
    const { passwordHash, lockCode, ...account } = user;
    const identities = await database.db.select().from(userIdentities).where(eq(userIdentities.uid, uid));
    return { account: { ...account, hasPassword: passwordHash !== null, hasLockCode: lockCode !== null }, identities };
  },
  restart: async (tx, uid, today) => {
    const pair = { registrationsStart: today, programStart: today };
    await tx.update(users).set(pair).where(eq(users.uid, uid));
  },
  erase: async (tx, uid) => {
    for (const table of [accountLinks, userAddresses, userIdentities, users]) {
      await tx.delete(table).where(eq(table.uid, uid));
    }
    await tx.execute(sql`delete from pgboss.job where name = 'mail' and data->>'owner' = ${String(uid)}`);
    await tx.execute(sql`delete from pgboss.job where name = 'push' and data->>'uid' = ${String(uid)}`);
  },
};
