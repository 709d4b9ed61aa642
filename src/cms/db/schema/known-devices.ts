import { bigint, customType, date, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * Browsers with an earlier login. Each has a random cookie; only a digest of cookie and account is stored, so that two
 * users of one computer cannot be linked.
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
