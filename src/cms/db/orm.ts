import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type * as schema from './schema/index.ts';

/** Query builder on the tables of the product. */
export type Orm = NodePgDatabase<typeof schema>;
