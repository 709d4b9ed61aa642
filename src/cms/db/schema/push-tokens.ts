import { bigint, customType, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A device of the mobile app that may be notified. */
export const pushTokens = pgTable(
  'push_tokens',
  {
    uid: bigint({ mode: 'number' }).notNull(),
    tokenHash: bytea('token_hash').notNull(),
    /** The session that told it: it goes with it. */
    sessionId: bigint('session_id', { mode: 'number' }).notNull(),
    /** Sealed. */
    token: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.tokenHash] }),
    index('push_tokens_hash_index').on(table.tokenHash),
    index('push_tokens_session_index').on(table.sessionId),
  ],
);
