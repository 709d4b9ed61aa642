import { bigint, bigserial, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ActivityKind } from '#src/contract/activity-kind.ts';
import type { Access } from '#src/contract/operation.ts';

/** Who of the staff changed what, and when. Nothing of what was written stands in it. */
export const activity = pgTable(
  'activity',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Null for the system itself. */
    staffUid: bigint('staff_uid', { mode: 'number' }),
    /** The operation, or the part of it that says more. */
    action: text().notNull(),
    kind: text().$type<ActivityKind>().notNull(),
    /** Names the thing among those of its kind; empty where a person is meant, and for what has one place. */
    key: text().notNull(),
    /** What the desk called it then. */
    name: text().notNull(),
    /** Who may do it, and so may read that it was done. */
    access: text().$type<Access>().notNull(),
  },
  (table) => [
    index('activity_kind_index').on(table.kind, table.id),
    index('activity_staff_index').on(table.staffUid, table.id),
    index('activity_thing_index').on(table.kind, table.key, table.id),
    index('activity_at_index').on(table.at),
  ],
);
