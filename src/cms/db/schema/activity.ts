import { bigint, bigserial, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ActivityKind } from '#src/contract/activity-kind.ts';
import type { Access } from '#src/contract/operation.ts';

/** Changes by staff, with author and time, without the content. */
export const activity = pgTable(
  'activity',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Null for the system. */
    staffUid: bigint('staff_uid', { mode: 'number' }),
    /** The operation, or a more precise part of it. */
    action: text().notNull(),
    kind: text().$type<ActivityKind>().notNull(),
    /** Key of the entry within its type; empty for a user, and for an entry type with a single entry. */
    key: text().notNull(),
    /** Name of the entry at the desk at that time. */
    name: text().notNull(),
    /** Access that the operation requires, which reading its record requires too. */
    access: text().$type<Access>().notNull(),
  },
  (table) => [
    index('activity_kind_index').on(table.kind, table.id),
    index('activity_staff_index').on(table.staffUid, table.id),
    index('activity_thing_index').on(table.kind, table.key, table.id),
    index('activity_at_index').on(table.at),
  ],
);
