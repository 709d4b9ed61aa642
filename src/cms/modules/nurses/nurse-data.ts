import { desc, eq, or } from 'drizzle-orm';
import { clientInvitations, nurseSentences, pairingCodes, pairings } from '../../db/schema/index.ts';
import type { PersonalData } from '../../http/content-system.ts';
import { findClientNurse } from './find-nurse.ts';
import { findNote, findSentences } from './note-row.ts';

/** Pairing of either side; it remains after a restart (docs/product-rules.md, "Plan"). */
export const nurseData: PersonalData = {
  tables: ['pairings', 'pairing_codes', 'client_invitations', 'nurse_notes', 'nurse_sentences'],
  collect: async ({ database: { db }, keys }, uid) => {
    const nurse = await findClientNurse(db, uid);
    const [pairing] = await db.select().from(pairings).where(eq(pairings.uid, uid));
    const [code] = await db.select().from(pairingCodes).where(eq(pairingCodes.uid, uid));
    const sentences = await findSentences(db, { keys }, uid);
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
              takesNotes: pairing.takesNotes,
              note: await findNote(db, { keys }, uid),
            },
          }
        : {}),
      ...(code ? { pairingCode: code.code } : {}),
      ...(sentences.length > 0 ? { sentences } : {}),
      ...(invitations.length > 0
        ? { invitations: invitations.map(({ domain, sentAt, acceptedAt }) => ({ domain, sentAt, acceptedAt })) }
        : {}),
    };
  },
  erase: async (tx, uid) => {
    await tx.delete(pairings).where(or(eq(pairings.uid, uid), eq(pairings.nurseUid, uid)));
    await tx.delete(nurseSentences).where(eq(nurseSentences.uid, uid));
    await tx.delete(pairingCodes).where(eq(pairingCodes.uid, uid));
    await tx.delete(clientInvitations).where(eq(clientInvitations.uid, uid));
  },
};
