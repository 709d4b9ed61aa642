import { type SQL, sql } from 'drizzle-orm';
import type { Registration } from '#src/contract/registration.ts';
import { decimalOf } from '#src/rules/amounts/amount.ts';
import type { Orm } from '../../db/orm.ts';
import { registrations, users } from '../../db/schema/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { columnsOf } from './registration-row.ts';

interface NewRegistration {
  readonly uid: number;
  readonly uuid: string;
  readonly registration: Registration;
  /** The largest amount that may be kept, in units; absent where somebody has looked at it. */
  readonly maximum?: SQL;
}

/**
 * Adds a registration where its day is not before the person's start; false where it is, where its amount is above the
 * maximum, where nobody has this uid, and where the row stands already. One statement that holds the account's row: a
 * restart meanwhile leaves nothing behind.
 */
export async function keepRegistration(
  system: Pick<ContentSystem, 'keys' | 'now'>,
  db: Orm | Transaction,
  { uid, uuid, registration, maximum }: NewRegistration,
): Promise<boolean> {
  const isAllowed = maximum === undefined ? sql`true` : sql`${decimalOf(registration.amount)}::numeric <= ${maximum}`;
  const columns = Object.entries(columnsOf(system, { uid, uuid }, registration));
  const names = columns.map(([name]) => sql.identifier(name));
  const values = columns.map(([, value]) => sql`${value}`);
  const { rowCount } = await db.execute(sql`
    insert into ${registrations} (uid, uuid, created_at, ${sql.join(names, sql`, `)})
    select uid, ${uuid}, ${system.now()}, ${sql.join(values, sql`, `)}
    from ${users} where uid = ${uid} and registrations_start <= ${registration.date} and ${isAllowed} for key share
    on conflict do nothing`);
  return rowCount === 1;
}
