import { bigint, bigserial, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { VersionedKind } from '#src/contract/desk/list-versions.ts';

/** Every state that somebody saved of what the desk changes as a whole; pages have revisions of their own. */
export const versions = pgTable(
  'versions',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text().$type<VersionedKind>().notNull(),
    /** Names the thing among those of its kind. */
    key: text().notNull(),
    /** As it is saved; null where it was taken away. */
    content: jsonb().$type<Readonly<Record<string, unknown>>>(),
    /** Null for the system itself. */
    authorUid: bigint('author_uid', { mode: 'number' }),
    /** Null for what stood there before anybody's save was kept. */
    savedAt: timestamp('saved_at', { withTimezone: true }),
  },
  (table) => [index('versions_thing_index').on(table.kind, table.key, table.id)],
);
