import { type SQL, sql } from 'drizzle-orm';
import type { Registration } from '#src/contract/registration.ts';
import { toDecimal } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import type { Orm } from '../../db/orm.ts';
import { registrations, users } from '../../db/schema/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { toRegistrationColumns } from './registration-row.ts';

interface NewRegistration {
  readonly uid: number;
  readonly uuid: string;
  readonly registration: Registration;
  /** Maximum amount, in units; absent if it was checked before. */
  readonly maximum?: SQL;
  /** Number of entries that the day must have; absent allows any number. */
  readonly seen?: number | undefined;
}

const getCount = (uid: number, date: CalendarDate): SQL =>
  sql`select count(*) from ${registrations} where uid = ${uid} and date = ${date}`;

/** Returns true if a day has this number of entries, or contains this entry. */
export async function isDayUnchanged(
  db: Orm | Transaction,
  { uid, uuid, date, seen }: Pick<NewRegistration, 'uid' | 'uuid'> & { date: CalendarDate; seen: number },
): Promise<boolean> {
  const isOfDay = sql`uid = ${uid} and date = ${date}`;
  const { rows } = await db.execute(sql`select from ${registrations} where ${isOfDay} and uuid = ${uuid}`);
  if (rows.length > 0) return true;
  return (await db.execute(sql`select where (${getCount(uid, date)}) = ${seen}`)).rows.length > 0;
}

/**
 * Inserts a registration; returns false if its day is before the user's start or has other entries than the user saw,
 * its amount is above the maximum, the uid does not exist, or the row exists already. A single statement that locks the
 * account's row, so that a concurrent restart leaves no rows behind.
 */
export async function insertRegistration(
  system: Pick<ContentSystem, 'keys' | 'now'>,
  db: Orm | Transaction,
  { uid, uuid, registration, maximum, seen }: NewRegistration,
): Promise<boolean> {
  const isAllowed = maximum === undefined ? sql`true` : sql`${toDecimal(registration.amount)}::numeric <= ${maximum}`;
  const isSeen = seen === undefined ? sql`true` : sql`(${getCount(uid, registration.date)}) = ${seen}`;
  const columns = Object.entries(toRegistrationColumns(system, { uid, uuid }, registration));
  const names = columns.map(([name]) => sql.identifier(name));
  const values = columns.map(([, value]) => sql`${value}`);
  const { rowCount } = await db.execute(sql`
    insert into ${registrations} (uid, uuid, created_at, ${sql.join(names, sql`, `)})
    select uid, ${uuid}, ${system.now()}, ${sql.join(values, sql`, `)}
    from ${users} where uid = ${uid} and registrations_start <= ${registration.date} and ${isAllowed} and ${isSeen}
    for key share
    on conflict do nothing`);
  return rowCount === 1;
}
