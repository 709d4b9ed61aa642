import { bigint, customType, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const timestamptz = (name: string) => timestamp(name, { withTimezone: true });

/** Every current and former nickname, so that no other user takes one that others may remember. */
export const nicknames = pgTable(
  'nicknames',
  {
    uuid: uuid().primaryKey(),
    domain: text().notNull(),
    /** Null after the account is deleted. */
    uid: bigint({ mode: 'number' }),
    /** Key version, and keyed hash of the name with look-alike characters replaced. */
    keyVersion: integer('key_version').notNull(),
    hash: bytea().notNull(),
    /** The name as chosen; null after the account is deleted. */
    name: text(),
    since: timestamptz('since').notNull(),
    /** Time at which the nickname was released, by a rename or with the account; null while in use. */
    until: timestamptz('until'),
  },
  (table) => [
    index('nicknames_hash_index').on(table.domain, table.hash),
    index('nicknames_uid_index').on(table.uid),
    index('nicknames_until_index').on(table.until),
  ],
);
