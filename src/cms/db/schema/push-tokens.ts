import { bigint, customType, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Platform } from '#src/contract/push-token.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A device of the mobile app that may be notified. */
export const pushTokens = pgTable(
  'push_tokens',
  {
    uid: bigint({ mode: 'number' }).notNull(),
    /** A device is one person's. */
    tokenHash: bytea('token_hash').primaryKey(),
    /** The session that told it: it goes with it. */
    sessionId: bigint('session_id', { mode: 'number' }).notNull(),
    /** Sealed. */
    token: text().notNull(),
    /** Whose service rings it; null where the app did not say, and then it is not rung. */
    platform: text().$type<Platform>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('push_tokens_user_index').on(table.uid), index('push_tokens_session_index').on(table.sessionId)],
);
