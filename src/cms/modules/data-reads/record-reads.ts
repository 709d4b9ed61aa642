import { sql } from 'drizzle-orm';
import type { StaffReadKind } from '#src/contract/nurse-access.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import type { ApiContext } from '../../http/request.ts';
import { requireSession } from '../../identity/find-user.ts';

/** Reads recorded each time, as an item is opened; listing an item is recorded once a day for each reader. */
const ALWAYS_RECORDED: readonly StaffReadKind[] = ['person', 'text'];

/**
 * Records that the staff member who sent a request reads data of users, before the data is sent. Null is a deleted
 * author. Texts that staff wrote as staff are not recorded.
 */
export async function recordStaffReads(
  c: ApiContext,
  what: StaffReadKind,
  uids: readonly (number | null)[],
): Promise<void> {
  const { database, now } = c.var.system;
  const { uid, role } = requireSession(c);
  const of = [...new Set(uids)].filter((one) => one !== null);
  if (of.length === 0) return;
  const at = now();
  const began = sql`${getAmsterdamDate(at)}::timestamp at time zone 'Europe/Amsterdam'`;
  const isFirst = ALWAYS_RECORDED.includes(what)
    ? sql`true`
    : sql`not exists (select from data_reads r
        where r.uid = u.uid and r.reader_uid = ${uid} and r.what = ${what} and r.at >= ${began})`;
  await database.db.execute(sql`
    insert into data_reads (uid, reader_uid, role, what, at)
    select u.uid, ${uid}, ${role}, ${what}, ${at.toISOString()}::timestamptz
    from users u where u.uid in ${of} and u.domain is not null and ${isFirst}`);
}
