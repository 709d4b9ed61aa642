import { count, desc, eq } from 'drizzle-orm';
import { dataReads } from '../../db/schema/index.ts';
import { respondPrivately } from '../../http/answer.ts';
import { serializePager, toPager } from '../../http/pager.ts';
import type { ApiContext } from '../../http/request.ts';
import { requireSession } from '../../identity/find-user.ts';

const READS_ON_PAGE = 25;

/** Lists accesses to the user's data, newest first. */
export async function showRecord(c: ApiContext): Promise<Response> {
  const { db } = c.var.system.database;
  const condition = eq(dataReads.uid, requireSession(c).uid);
  const [row] = await db.select({ total: count() }).from(dataReads).where(condition);
  const pager = toPager(c, row?.total, READS_ON_PAGE);
  const rows = await db
    .select()
    .from(dataReads)
    .where(condition)
    .orderBy(desc(dataReads.id))
    .limit(READS_ON_PAGE)
    .offset(pager.currentPage * READS_ON_PAGE);
  const entities = rows.map(({ role, readerUid, who, organisation, what, at }) => ({
    role,
    number: role === 'poh' ? null : readerUid,
    who,
    organisation,
    what,
    when: at.toISOString(),
  }));
  return respondPrivately(c, { entities, pager: serializePager(pager) });
}
