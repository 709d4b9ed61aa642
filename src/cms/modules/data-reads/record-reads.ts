import { sql } from 'drizzle-orm';
import type { StaffReadKind } from '#src/contract/nurse-access.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import type { ApiContext } from '../../http/request.ts';
import { requireSession } from '../../identity/find-user.ts';

/** Reads recorded each time, as an item is opened; listing an item is recorded once a day for each reader. */
const ALWAYS_RECORDED: readonly StaffReadKind[] = ['person', 'text'];

/**
 * Records that the staff member who sent a request reads data of users, before the data is sent. A null author is a
 * deleted account. Texts that staff wrote as staff are not recorded.
 */
export async function recordStaffReads(
  c: ApiContext,
  readKind: StaffReadKind,
  uids: readonly (number | null)[],
): Promise<void> {
  const { database, now } = c.var.system;
  const { uid, role } = requireSession(c);
  const knownUids = [...new Set(uids)].filter((uid) => uid !== null);
  if (knownUids.length === 0) return;
  const time = now();
  const began = sql`${getAmsterdamDate(time)}::timestamp at time zone 'Europe/Amsterdam'`;
  const isFirst = ALWAYS_RECORDED.includes(readKind)
    ? sql`true`
    : sql`not exists (select from data_reads r
        where r.uid = u.uid and r.reader_uid = ${uid} and r.what = ${readKind} and r.at >= ${began})`;
  await database.db.execute(sql`
    insert into data_reads (uid, reader_uid, role, what, at)
    select u.uid, ${uid}, ${role}, ${readKind}, ${time.toISOString()}::timestamptz
    from users u where u.uid in ${knownUids} and u.domain is not null and ${isFirst}`);
}
