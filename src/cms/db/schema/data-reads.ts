import { bigint, bigserial, customType, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { READ_KINDS, READER_ROLES } from '#src/contract/nurse-access.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Columns that a look has before and after its account was erased. */
const look = {
  /** Account of the nurse or the member of staff who looked; the number under which the provider knows them. */
  readerUid: bigint('reader_uid', { mode: 'number' }).notNull(),
  role: text({ enum: READER_ROLES }).notNull(),
  /** Name and practice of a nurse, as they were then; empty for staff. */
  who: text().notNull().default(''),
  organisation: text().notNull().default(''),
  what: text({ enum: READ_KINDS }).notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
};

/** Accesses by nurses and staff to the data of a user. */
export const dataReads = pgTable(
  'data_reads',
  {
    /** Of the person. */
    uid: bigint({ mode: 'number' }).notNull(),
    id: bigserial({ mode: 'number' }).notNull(),
    ...look,
  },
  (table) => [primaryKey({ columns: [table.uid, table.id] }), index('data_reads_time_index').on(table.at)],
);

/** Accesses to erased accounts, under the code that `erasures` has for the account. */
export const erasedReads = pgTable(
  'erased_reads',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    account: bytea().notNull(),
    ...look,
  },
  (table) => [index('erased_reads_account_index').on(table.account), index('erased_reads_time_index').on(table.at)],
);
