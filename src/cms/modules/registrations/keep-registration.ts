import { type SQL, sql } from 'drizzle-orm';
import type { Registration } from '#src/contract/registration.ts';
import { decimalOf } from '#src/rules/amounts/amount.ts';
import type { Orm } from '../../db/orm.ts';
import { registrations, users } from '../../db/schema/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { sealNote } from './registration-row.ts';

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
  const { date, amount, cost, where, withWho, note } = registration;
  const isAllowed = maximum === undefined ? sql`true` : sql`${decimalOf(amount)}::numeric <= ${maximum}`;
  const { rowCount } = await db.execute(sql`
    insert into ${registrations} (uid, uuid, date, amount, cost, place, company, note, created_at)
    select uid, ${uuid}, ${date}, ${decimalOf(amount)}, ${cost}, ${where}, ${withWho},
      ${sealNote(system, uid, uuid, note)}, ${system.now()}
    from ${users} where uid = ${uid} and registrations_start <= ${date} and ${isAllowed} for key share
    on conflict do nothing`);
  return rowCount === 1;
}
