import { eq } from 'drizzle-orm';
import { approvalRequests, pageNotes, pagePresence, staffRights } from '../../db/schema/index.ts';
import type { PersonalData } from '../../http/content-system.ts';

/**
 * What somebody of the staff did beside others. What was said and asked about a page is the page's: it stays, without a
 * name, in tables that hold nobody's rows.
 */
export const togetherData: PersonalData = {
  tables: ['page_presence', 'staff_rights'],
  erase: async (tx, uid) => {
    await tx.delete(pagePresence).where(eq(pagePresence.uid, uid));
    await tx.delete(staffRights).where(eq(staffRights.uid, uid));
    await tx.update(pageNotes).set({ authorUid: null }).where(eq(pageNotes.authorUid, uid));
    await tx.update(approvalRequests).set({ askedBy: null }).where(eq(approvalRequests.askedBy, uid));
    await tx.update(approvalRequests).set({ answeredBy: null }).where(eq(approvalRequests.answeredBy, uid));
  },
};
