import { bigint, date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Restrictions of a user. A suspended account is also not active. */
export const restrictions = pgTable(
  'restrictions',
  {
    uid: bigint({ mode: 'number' }).notNull(),
    kind: text({ enum: ['suspended', 'silenced'] }).notNull(),
    /** The last day; null if it has no end. */
    until: date({ mode: 'string' }),
  },
  (table) => [primaryKey({ columns: [table.uid, table.kind] }), index('restrictions_until_index').on(table.until)],
);
