import { addDays } from 'date-fns/addDays';
import { and, desc, eq, gte, isNull } from 'drizzle-orm';
import type { InvitationState } from '#src/contract/client-invitations.ts';
import { getDomain } from '#src/domains/index.ts';
import type { Orm } from '../../db/orm.ts';
import { clientInvitations } from '../../db/schema/index.ts';
import { respondPrivately } from '../../http/answer.ts';
import type { ApiContext } from '../../http/request.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { requireNurse } from './find-nurse.ts';

/** Number of days for which an invitation link is valid. */
export const INVITATION_DAYS = 30;

/** Number of days for which a nurse can see the outcome of an invitation. */
const STORED_DAYS = 90;

/** Maximum number of listed invitations. */
const MAX_LISTED = 100;

type InvitationRow = typeof clientInvitations.$inferSelect;

/** Returns the time before which sent invitations are deleted. */
export const getInvitationLimit = (now: Date): Date => addDays(now, -STORED_DAYS);

/** Records a sent invitation. A retry finds the same row. */
export async function storeInvitation(
  tx: Transaction,
  body: Pick<InvitationRow, 'id' | 'uid' | 'domain' | 'sentAt'>,
): Promise<void> {
  await tx.insert(clientInvitations).values(body).onConflictDoNothing();
}

/** Records a pairing by an invitation of this nurse; an expired or used invitation is unchanged. */
export async function acceptInvitation(
  tx: Transaction,
  { id, uid, at }: { readonly id: string; readonly uid: number; readonly at: Date },
): Promise<void> {
  const { acceptedAt, endedAt, sentAt } = clientInvitations;
  const condition = and(eq(clientInvitations.id, id), eq(clientInvitations.uid, uid));
  const isOpen = and(isNull(acceptedAt), isNull(endedAt), gte(sentAt, addDays(at, -INVITATION_DAYS)));
  await tx.update(clientInvitations).set({ acceptedAt: at }).where(and(condition, isOpen));
}

/** Ends the open invitations, as their links contain the former pairing code. */
export async function endInvitations(db: Orm, uid: number, time: Date): Promise<void> {
  const { acceptedAt, endedAt, sentAt } = clientInvitations;
  const waits = and(isNull(acceptedAt), isNull(endedAt), gte(sentAt, addDays(time, -INVITATION_DAYS)));
  await db
    .update(clientInvitations)
    .set({ endedAt: time })
    .where(and(eq(clientInvitations.uid, uid), waits));
}

/** Returns the outcome of an invitation, with its time. */
function getOutcome(
  { sentAt, acceptedAt, endedAt }: InvitationRow,
  now: Date,
): { readonly state: InvitationState; readonly until: Date } {
  if (acceptedAt) return { state: 'accepted', until: acceptedAt };
  if (endedAt) return { state: 'expired', until: endedAt };
  const until = addDays(sentAt, INVITATION_DAYS);
  return { state: now >= until ? 'expired' : 'sent', until };
}

/** Lists the calling nurse's invitations with their outcomes, newest first. */
export async function showInvitations(c: ApiContext): Promise<Response> {
  const { database, now } = c.var.system;
  const { uid } = await requireNurse(c);
  const recent = gte(clientInvitations.sentAt, getInvitationLimit(now()));
  const rows = await database.db
    .select()
    .from(clientInvitations)
    .where(and(eq(clientInvitations.uid, uid), recent))
    .orderBy(desc(clientInvitations.sentAt), clientInvitations.id)
    .limit(MAX_LISTED);
  const invitations = rows.map((row) => {
    const { state, until } = getOutcome(row, now());
    const { id, domain, sentAt } = row;
    return {
      id,
      programme: getDomain(domain).programme,
      state,
      sent: sentAt.toISOString(),
      until: until.toISOString(),
    };
  });
  return respondPrivately(c, invitations);
}
