import { asc, eq } from 'drizzle-orm';
import { objections } from '../../db/schema/index.ts';
import type { PersonalData } from '../../http/content-system.ts';
import { decryptObjection } from './objection-texts.ts';

/** Objections of a user to decisions of staff; the answers are in the messages. */
export const objectionData: PersonalData = {
  tables: ['objections'],
  collect: async (system, uid) => {
    const isOwnObjection = eq(objections.uid, uid);
    const rows = await system.database.db.select().from(objections).where(isOwnObjection).orderBy(asc(objections.id));
    return {
      objections: rows.map((row) => ({
        ...decryptObjection(system, row),
        createdAt: row.createdAt,
        answeredAt: row.answeredAt,
      })),
    };
  },
  erase: async (tx, uid) => {
    await tx.delete(objections).where(eq(objections.uid, uid));
  },
};
