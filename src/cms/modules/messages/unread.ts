import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { Orm } from '../../db/orm.ts';
import { prepareOnce } from '../../db/prepare-once.ts';
import { messages } from '../../db/schema/index.ts';
import type { AccountFields } from '../../http/content-system.ts';
import { wrapValue } from '../../http/wrap.ts';

const unreadQuery = prepareOnce((db: Orm) =>
  db
    .select({ unread: count() })
    .from(messages)
    .where(and(eq(messages.uid, sql.placeholder('uid')), isNull(messages.readAt)))
    .prepare('unread_messages_of_person'),
);

/** Returns the number of the user's unread messages. */
export const serializeUnread: AccountFields = async ({ database }, { uid }) => {
  const [counts] = await unreadQuery(database.db).execute({ uid });
  return { field_unread_messages: wrapValue(counts?.unread ?? 0) };
};
