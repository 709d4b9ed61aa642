import { bigint, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What a person answered to a form: one row for each form. */
export const submissions = pgTable(
  'submissions',
  {
    uid: bigint({ mode: 'number' }).notNull(),
    uuid: uuid().notNull(),
    webformId: text('webform_id').notNull(),
    /** The answers with the words they were given to, sealed. */
    data: text().notNull(),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.uuid] }),
    uniqueIndex('submissions_webform_index').on(table.uid, table.webformId),
    index('submissions_form_index').on(table.webformId),
  ],
);

/** Which run of the programme a person is in; counted from 0, and a person without a row is in the first. */
export const programmeEpochs = pgTable('programme_epochs', {
  uid: bigint({ mode: 'number' }).primaryKey(),
  epoch: integer().notNull(),
});
