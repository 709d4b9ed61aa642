import { and, eq } from 'drizzle-orm';
import { deleteBuddy as operation } from '#src/contract/buddies.ts';
import { UUID } from '#src/rules/uuid.ts';
import { buddies } from '../../db/schema/index.ts';
import { respondEmpty } from '../../http/answer.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { readPlainText } from '../../http/request-values.ts';
import { lockUser, requireSession } from '../../identity/find-user.ts';
import { cancelInvite, sendEndedMail } from './buddy-mails.ts';

/** Removes a buddy, with a mail of thanks if the buddy had accepted; cancels an unsent invitation. */
export async function handleDeleteBuddy(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const { uid } = requireSession(c);
  const id = readPlainText(await readRequest(c, operation), 'buddy_id');
  if (UUID.test(id.toLowerCase())) {
    await system.jobs.transact(async (tx) => {
      const participant = await lockUser(tx, uid);
      const condition = and(eq(buddies.uid, uid), eq(buddies.id, id.toLowerCase()));
      const [deletedRow] = await tx.delete(buddies).where(condition).returning();
      if (!deletedRow) return;
      await cancelInvite(tx, deletedRow);
      if (deletedRow.state === 'accepted') await sendEndedMail(system, tx, participant, deletedRow);
    });
  }
  return respondEmpty(c);
}
