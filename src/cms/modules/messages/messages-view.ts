import { eq, sql } from 'drizzle-orm';
import { MESSAGES_ON_PAGE } from '#src/rules/limits.ts';
import { messages } from '../../db/schema/index.ts';
import type { CallerView } from '../../http/caller-view.ts';
import { clampPage } from '../../http/pager.ts';
import { requireSession } from '../../identity/find-user.ts';
import { findMessages, serializeMessage } from './message-row.ts';

/** Lists the user's messages, newest first. */
export const messagesView: CallerView = {
  access: 'logged-in',
  show: async (c, { page }) => {
    const { system, language } = c.var;
    const { db } = system.database;
    const { uid } = requireSession(c);
    const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(messages).where(eq(messages.uid, uid));
    const pager = clampPage(row?.total ?? 0, MESSAGES_ON_PAGE, page);
    const location = { limit: MESSAGES_ON_PAGE, offset: pager.currentPage * MESSAGES_ON_PAGE };
    const rows = await findMessages(system, uid, language, location);
    return { entities: rows.map(serializeMessage), pager };
  },
};
