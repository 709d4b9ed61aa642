import { bigint, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const timestamptz = (name: string) => timestamp(name, { withTimezone: true });

/** Answers of a participant to a form: one row per form. */
export const submissions = pgTable(
  'submissions',
  {
    uid: bigint({ mode: 'number' }).notNull(),
    uuid: uuid().notNull(),
    webformId: text('webform_id').notNull(),
    /** The answers with the texts of their questions, encrypted. */
    data: text().notNull(),
    createdAt: timestamptz('created_at').notNull(),
    changedAt: timestamptz('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.uuid] }),
    uniqueIndex('submissions_webform_index').on(table.uid, table.webformId),
    index('submissions_form_index').on(table.webformId),
  ],
);

/** A participant's current run of the programme, counted from 0; without a row it is the first. */
export const programmeEpochs = pgTable('programme_epochs', {
  uid: bigint({ mode: 'number' }).primaryKey(),
  epoch: integer().notNull(),
});
