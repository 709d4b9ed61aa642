import { bigint, bigserial, customType, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { READ_KINDS, RECORDED_ROLES } from '#src/contract/nurse-access.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Columns of an access, before and after the deletion of the account concerned. */
const readColumns = {
  /** Account of the nurse or staff member who read the data, known to the provider by this number. */
  readerUid: bigint('reader_uid', { mode: 'number' }).notNull(),
  role: text({ enum: RECORDED_ROLES }).notNull(),
  /** Name and practice of a nurse at that time; empty for staff. */
  who: text().notNull().default(''),
  organisation: text().notNull().default(''),
  what: text({ enum: READ_KINDS }).notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
};

/** Accesses by nurses and staff to the data of a user. */
export const dataReads = pgTable(
  'data_reads',
  {
    /** uid of the owner of the data. */
    uid: bigint({ mode: 'number' }).notNull(),
    id: bigserial({ mode: 'number' }).notNull(),
    ...readColumns,
  },
  (table) => [primaryKey({ columns: [table.uid, table.id] }), index('data_reads_time_index').on(table.at)],
);

/** Accesses to deleted accounts, under the code of the account in `erasures`. */
export const deletedUserReads = pgTable(
  'erased_reads',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    account: bytea().notNull(),
    ...readColumns,
  },
  (table) => [index('erased_reads_account_index').on(table.account), index('erased_reads_time_index').on(table.at)],
);
