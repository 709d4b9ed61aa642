import { bigint, customType, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Platform } from '#src/contract/account.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A device of the mobile app that can receive notifications. */
export const pushTokens = pgTable(
  'push_tokens',
  {
    uid: bigint({ mode: 'number' }).notNull(),
    /** Hash of the device's token; a device belongs to one user. */
    tokenHash: bytea('token_hash').primaryKey(),
    /** The session that registered the device; the row is deleted with it. */
    sessionId: bigint('session_id', { mode: 'number' }).notNull(),
    /** Encrypted. */
    token: text().notNull(),
    /** Platform with the push service; null if the app did not send it: then no push is sent. */
    platform: text().$type<Platform>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('push_tokens_user_index').on(table.uid), index('push_tokens_session_index').on(table.sessionId)],
);
