import { asc, eq, sql } from 'drizzle-orm';
import { dataReads, users } from '../../db/schema/index.ts';
import type { PersonalData } from '../../http/content-system.ts';
import { toErasureHash } from '../../identity/erasures.ts';

/**
 * Accesses of staff and nurses to a user's data. They remain after the account is deleted, under a code without a name,
 * so that an access cannot be hidden by making the user delete the account. If a nurse's account is deleted, the
 * records of her clients are unchanged.
 */
export const accessRecordData: PersonalData = {
  tables: ['data_reads'],
  collect: async ({ database: { db } }, uid) => {
    const reads = await db.select().from(dataReads).where(eq(dataReads.uid, uid)).orderBy(asc(dataReads.id));
    return {
      reads: reads.map(({ role, readerUid, who, organisation, what, at }) =>
        role === 'poh' ? { role, who, organisation, what, at } : { role, number: readerUid, what, at },
      ),
    };
  },
  erase: async (tx, uid) => {
    await tx.execute(sql`
      insert into erased_reads (account, reader_uid, role, who, organisation, what, at)
      select ${toErasureHash(sql`u.uuid`)}, r.reader_uid, r.role, r.who, r.organisation, r.what, r.at
      from data_reads r join ${users} u on u.uid = r.uid where r.uid = ${uid} order by r.id`);
    await tx.delete(dataReads).where(eq(dataReads.uid, uid));
  },
};
