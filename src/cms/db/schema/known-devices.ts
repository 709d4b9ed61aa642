import { bigint, customType, date, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * The browsers that somebody logged in with before. Each has a cookie of chance, of which a digest with the account is
 * kept: two people at one computer cannot be laid beside each other.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    uid: bigint({ mode: 'number' }).notNull(),
    digest: bytea().notNull(),
    seenOn: date('seen_on', { mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.digest] }), index('known_devices_seen_index').on(table.seenOn)],
);
