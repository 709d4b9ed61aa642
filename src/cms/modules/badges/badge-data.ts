import { eq, sql } from 'drizzle-orm';
import { badgeAwards, users } from '../../db/schema/index.ts';
import type { PersonalData } from '../../http/content-system.ts';

/** Name of a badge in the user's language, or else in the other one. */
const name = sql<string | null>`(
  select w.name from term_translations w where w.tid = ${badgeAwards.tid} order by w.language <> ${users.language} limit 1)`;

/** Badges of a user; they remain when the programme is restarted. */
export const badgeData: PersonalData = {
  tables: ['badge_awards'],
  collect: async ({ database }, uid) => {
    const badges = await database.db
      .select({ name, awardedAt: badgeAwards.awardedAt })
      .from(badgeAwards)
      .innerJoin(users, eq(users.uid, badgeAwards.uid))
      .where(eq(badgeAwards.uid, uid));
    return { badges };
  },
  erase: async (tx, uid) => {
    await tx.delete(badgeAwards).where(eq(badgeAwards.uid, uid));
  },
};
