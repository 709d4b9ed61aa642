import { asc, desc, eq, or } from 'drizzle-orm';
import { clientInvitations, nurseReads, pairingCodes, pairings } from '../../db/schema/index.ts';
import type { PersonalData } from '../../http/content-system.ts';
import { nurseOfClient } from './find-nurse.ts';

/**
 * Pairings of a client or a nurse, and the client's record of access. A restart keeps both (docs/product-rules.md,
 * "Plan"); when a nurse leaves, her clients keep their records of her access.
 */
export const nurseData: PersonalData = {
  tables: ['pairings', 'pairing_codes', 'nurse_reads', 'client_invitations'],
  collect: async ({ database: { db } }, uid) => {
    const nurse = await nurseOfClient(db, uid);
    const [pairing] = await db.select().from(pairings).where(eq(pairings.uid, uid));
    const [code] = await db.select().from(pairingCodes).where(eq(pairingCodes.uid, uid));
    const reads = await db.select().from(nurseReads).where(eq(nurseReads.uid, uid)).orderBy(asc(nurseReads.id));
    const invitations = await db
      .select()
      .from(clientInvitations)
      .where(eq(clientInvitations.uid, uid))
      .orderBy(desc(clientInvitations.sentAt));
    return {
      ...(nurse && pairing
        ? {
            pairing: {
              nurse: nurse.name,
              practice: nurse.organisation,
              since: pairing.since,
              showsDays: pairing.showsDays,
              showsExercises: pairing.showsExercises,
              showsAnswers: pairing.showsAnswers,
            },
          }
        : {}),
      ...(code ? { pairingCode: code.code } : {}),
      ...(invitations.length > 0
        ? { invitations: invitations.map(({ domain, sentAt, acceptedAt }) => ({ domain, sentAt, acceptedAt })) }
        : {}),
      readsByNurses: reads.map(({ who, organisation, what, at }) => ({ who, organisation, what, at })),
    };
  },
  erase: async (tx, uid) => {
    await tx.delete(pairings).where(or(eq(pairings.uid, uid), eq(pairings.nurseUid, uid)));
    await tx.delete(pairingCodes).where(eq(pairingCodes.uid, uid));
    await tx.delete(clientInvitations).where(eq(clientInvitations.uid, uid));
    await tx.delete(nurseReads).where(eq(nurseReads.uid, uid));
  },
};
