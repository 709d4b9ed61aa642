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
  /** The maximum amount, in units; absent where it was checked before. */
  readonly maximum?: SQL;
}

/**
 * Inserts a registration unless its day is before the user's start, its amount is above the maximum, the uid does not
 * exist, or the row exists already; false for those. One statement that locks the account's row: a concurrent restart
 * leaves nothing behind.
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
