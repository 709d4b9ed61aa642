import { eq, sql } from 'drizzle-orm';
import { badgeAwards, termTranslations } from '../../db/schema/index.ts';
import type { PersonalData } from '../../http/content-system.ts';

/** Badges of a user; they remain when the programme is restarted. */
export const badgeData: PersonalData = {
  tables: ['badge_awards'],
  collect: async ({ database }, uid) => {
    const badges = await database.db
      .select({ name: termTranslations.name, awardedAt: badgeAwards.awardedAt })
      .from(badgeAwards)
      .leftJoin(
        termTranslations,
        sql`${termTranslations.tid} = ${badgeAwards.tid} and ${termTranslations.language} = 'nl'`,
      )
      .where(eq(badgeAwards.uid, uid));
    return { badges };
  },
  erase: async (tx, uid) => {
    await tx.delete(badgeAwards).where(eq(badgeAwards.uid, uid));
  },
};
