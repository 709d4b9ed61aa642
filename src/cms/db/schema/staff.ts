import { bigint, boolean, customType, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { DomainKey, Language } from '#src/domains/domain.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const timestamptz = (name: string) => timestamp(name, { withTimezone: true });

/** Single-use links with which staff start at the desk. */
export const staffLinks = pgTable(
  'staff_links',
  {
    /** Digest of the link's secret, which is only in the link. */
    digest: bytea().primaryKey(),
    /** uid of the account; null for a link that makes its opener an administrator. */
    uid: bigint({ mode: 'number' }),
    expiresAt: timestamptz('expires_at').notNull(),
    usedAt: timestamptz('used_at'),
  },
  (table) => [index('staff_links_uid_index').on(table.uid)],
);

/** Limits of an editor; without a row an editor may edit and publish everything. */
export const staffRights = pgTable('staff_rights', {
  uid: bigint({ mode: 'number' }).primaryKey(),
  /** Empty for every programme. */
  domains: text().array().$type<readonly DomainKey[]>().notNull(),
  /** Empty for every language. */
  languages: text().array().$type<readonly Language[]>().notNull(),
  /** True if the editor may change published content. */
  mayPublish: boolean('may_publish').notNull(),
});
