import { bigint, boolean, customType, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { DomainKey, Language } from '#src/domains/domain.ts';

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

/** What an editor is kept to; without a row an editor may edit and publish everything. */
export const staffRights = pgTable('staff_rights', {
  uid: bigint({ mode: 'number' }).primaryKey(),
  /** Empty for every programme. */
  domains: text().array().$type<readonly DomainKey[]>().notNull(),
  /** Empty for every language. */
  languages: text().array().$type<readonly Language[]>().notNull(),
  /** Whether what visitors see may be changed. */
  mayPublish: boolean('may_publish').notNull(),
});
