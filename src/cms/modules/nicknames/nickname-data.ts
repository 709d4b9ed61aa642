import { asc, eq, sql } from 'drizzle-orm';
import { nicknames } from '../../db/schema/index.ts';
import type { PersonalData } from '../../http/content-system.ts';

/** The nicknames that somebody has and had; of an account that is gone a keyed hash stays for a while, without a name. */
export const nicknameData: PersonalData = {
  tables: ['nicknames'],
  collect: async ({ database }, uid) => {
    const { name, since, until } = nicknames;
    const own = await database.db
      .select({ name, since, until })
      .from(nicknames)
      .where(eq(nicknames.uid, uid))
      .orderBy(asc(nicknames.since));
    return { nicknames: own };
  },
  erase: async (tx, uid) => {
    const gone = { uid: null, name: null, until: sql`coalesce(${nicknames.until}, now())` };
    await tx.update(nicknames).set(gone).where(eq(nicknames.uid, uid));
  },
};
