import { and, eq } from 'drizzle-orm';
import { buddies } from '../../db/schema/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { User } from '../../identity/find-user.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { sendInviteMail } from './buddy-mails.ts';

/** Sends the buddy invitations that waited until the participant had validated the address. */
export async function sendWaitingInvites(system: ContentSystem, tx: Transaction, participant: User): Promise<void> {
  const rows = await tx
    .update(buddies)
    .set({ isWaiting: false, invitedAt: system.now() })
    .where(and(eq(buddies.uid, participant.uid), eq(buddies.isWaiting, true)))
    .returning();
  for (const row of rows) await sendInviteMail(system, tx, participant, row);
}
