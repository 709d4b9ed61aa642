import { bigint, customType, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Every nickname that somebody has or had, so that nobody else takes it while others may still know it. */
export const nicknames = pgTable(
  'nicknames',
  {
    uuid: uuid().primaryKey(),
    domain: text().notNull(),
    /** Null once the account is gone. */
    uid: bigint({ mode: 'number' }),
    /** The version of the key, and the keyed hash of the name as the eye takes it. */
    keyVersion: integer('key_version').notNull(),
    hash: bytea().notNull(),
    /** As it was chosen; null once the account is gone. */
    name: text(),
    since: moment('since').notNull(),
    /** When it was given up, by another name or with the account; null while it is borne. */
    until: moment('until'),
  },
  (table) => [
    index('nicknames_hash_index').on(table.domain, table.hash),
    index('nicknames_uid_index').on(table.uid),
    index('nicknames_until_index').on(table.until),
  ],
);
