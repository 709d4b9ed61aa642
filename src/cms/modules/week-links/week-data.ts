import { asc, eq } from 'drizzle-orm';
import { outreachMessages, weekConsents, weekLinks } from '../../db/schema/index.ts';
import type { PersonalData } from '../../http/content-system.ts';

const TABLES = [weekLinks, weekConsents, outreachMessages] as const;

/** Links of the weekly mail, the consent to it, and the weeks in which messages were sent. */
export const weekData: PersonalData = {
  tables: ['week_links', 'week_consents', 'outreach'],
  collect: async ({ database: { db } }, uid) => {
    const { monday, mailedAt, usedAt, dates } = weekLinks;
    const links = await db
      .select({ monday, mailedAt, usedAt, dates })
      .from(weekLinks)
      .where(eq(weekLinks.uid, uid))
      .orderBy(asc(monday));
    const [consent] = await db.select().from(weekConsents).where(eq(weekConsents.uid, uid));
    const body = await db
      .select({ monday: outreachMessages.monday, kind: outreachMessages.kind })
      .from(outreachMessages)
      .where(eq(outreachMessages.uid, uid))
      .orderBy(asc(outreachMessages.monday));
    const weekConsent = consent ? { wording: consent.wording, givenAt: consent.givenAt } : null;
    return { weekLinks: links, weekConsent, outreach: body };
  },
  restart: async (tx, uid) => {
    for (const table of [weekLinks, outreachMessages]) await tx.delete(table).where(eq(table.uid, uid));
  },
  erase: async (tx, uid) => {
    for (const table of TABLES) await tx.delete(table).where(eq(table.uid, uid));
  },
};
