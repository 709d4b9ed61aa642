import { and, eq, isNull, sql } from 'drizzle-orm';
import { messages } from '../../db/schema/index.ts';
import { wrapValue } from '../../http/wrap.ts';
import type { OwnFields } from '../accounts/own-fields.ts';

/** How many messages the person has yet to open. */
export const wrapUnread: OwnFields = async ({ database }, { uid }) => {
  const [counted] = await database.db
    .select({ unread: sql<number>`count(*)::int` })
    .from(messages)
    .where(and(eq(messages.uid, uid), isNull(messages.readAt)));
  return { field_unread_messages: wrapValue(counted?.unread ?? 0) };
};
