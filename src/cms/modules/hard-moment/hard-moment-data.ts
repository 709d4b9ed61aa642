import { asc, eq } from 'drizzle-orm';
import { ifThens, ownThings, urges } from '../../db/schema/index.ts';
import type { PersonalData } from '../../http/content-system.ts';
import { plansOf } from './if-thens.ts';
import { keptThings } from './things-row.ts';
import { openUrge } from './urges.ts';

/** Urges, own things and if-then plans. A restart takes the urges, which are of one run of the programme. */
export const hardMomentData: PersonalData = {
  tables: ['urges', 'own_things', 'if_thens'],
  collect: async ({ database: { db }, keys }, uid) => {
    const [rows, kept, plans] = await Promise.all([
      db.select().from(urges).where(eq(urges.uid, uid)).orderBy(asc(urges.at)),
      keptThings(db, keys, uid),
      plansOf(db, keys, uid),
    ]);
    return { urges: rows.map((row) => openUrge(keys, row)), ownThings: kept?.things ?? null, ifThens: plans };
  },
  restart: async (tx, uid) => {
    await tx.delete(urges).where(eq(urges.uid, uid));
  },
  erase: async (tx, uid) => {
    for (const table of [urges, ownThings, ifThens]) await tx.delete(table).where(eq(table.uid, uid));
  },
};
