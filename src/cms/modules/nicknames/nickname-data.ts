import { asc, eq, sql } from 'drizzle-orm';
import { nicknames } from '../../db/schema/index.ts';
import type { PersonalData } from '../../http/content-system.ts';

/** Nicknames of a user, current and former; for a deleted account a keyed hash is stored for a while. */
export const nicknameData: PersonalData = {
  tables: ['nicknames'],
  collect: async ({ database }, uid) => {
    const { name, since, until } = nicknames;
    const nicknameRows = await database.db
      .select({ name, since, until })
      .from(nicknames)
      .where(eq(nicknames.uid, uid))
      .orderBy(asc(nicknames.since));
    return { nicknames: nicknameRows };
  },
  erase: async (tx, uid) => {
    const anonymous = { uid: null, name: null, until: sql`coalesce(${nicknames.until}, now())` };
    await tx.update(nicknames).set(anonymous).where(eq(nicknames.uid, uid));
  },
};
