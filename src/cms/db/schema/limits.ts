import { bigint, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';

/** Failed attempts, as counted by rate-limiter-flexible. */
export const limits = pgTable(
  'limits',
  {
    key: varchar({ length: 255 }).primaryKey(),
    points: integer().notNull().default(0),
    /** Milliseconds since 1970. */
    expire: bigint({ mode: 'number' }),
  },
  (table) => [index('limits_expire_index').on(table.expire)],
);
