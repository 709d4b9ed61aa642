import { asc, eq } from 'drizzle-orm';
import { ifThenPlans, personalTextsTable, reminders, urges } from '../../db/schema/index.ts';
import type { PersonalData } from '../../http/content-system.ts';
import { readIfThens } from './if-thens.ts';
import { readStoredPersonalTexts } from './personal-texts-row.ts';
import { serializeReminder } from './reminder.ts';
import { serializeUrge } from './urges.ts';

/** Urges, own texts, if-then plans and the reminder of a user. A restart deletes only the urges. */
export const hardMomentData: PersonalData = {
  tables: ['urges', 'own_things', 'if_thens', 'reminders'],
  collect: async ({ database: { db }, keys }, uid) => {
    const [rows, personalTexts, plans, [reminder]] = await Promise.all([
      db.select().from(urges).where(eq(urges.uid, uid)).orderBy(asc(urges.at)),
      readStoredPersonalTexts(db, keys, uid),
      readIfThens(db, keys, uid),
      db.select().from(reminders).where(eq(reminders.uid, uid)),
    ]);
    return {
      urges: rows.map((row) => serializeUrge(keys, row)),
      ownThings: personalTexts?.things ?? null,
      ifThens: plans,
      reminder: reminder ? serializeReminder(reminder) : null,
    };
  },
  restart: async (tx, uid) => {
    await tx.delete(urges).where(eq(urges.uid, uid));
  },
  erase: async (tx, uid) => {
    for (const table of [urges, personalTextsTable, ifThenPlans, reminders])
      await tx.delete(table).where(eq(table.uid, uid));
  },
};
