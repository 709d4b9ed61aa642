import { bigint, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Day by which a page, form or mail has to be reviewed; nothing is unpublished. */
export const reviewDates = pgTable(
  'review_dates',
  {
    kind: text({ enum: ['page', 'webform', 'mail'] }).notNull(),
    key: text().notNull(),
    dueOn: date('due_on').notNull(),
    /** uid of the editor who set the date. */
    ownerUid: bigint('owner_uid', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key] })],
);
