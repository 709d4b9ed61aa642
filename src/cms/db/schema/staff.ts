import { bigint, customType, index, pgTable, timestamp } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Links with which somebody begins at the desk, each once. */
export const staffLinks = pgTable(
  'staff_links',
  {
    /** Of the link's secret, which stands in the link alone. */
    digest: bytea().primaryKey(),
    /** Whose it is; null where it makes an administrator of whoever opens it. */
    uid: bigint({ mode: 'number' }),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('staff_links_uid_index').on(table.uid)],
);
