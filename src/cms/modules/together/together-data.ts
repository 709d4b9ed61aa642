import { eq } from 'drizzle-orm';
import { approvalRequests, pageNotes, pagePresence, staffRights } from '../../db/schema/index.ts';
import type { PersonalData } from '../../http/content-system.ts';

/**
 * Presence and rights of a staff member. Notes and requests belong to the page and remain, without a name, in tables
 * without personal rows.
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
