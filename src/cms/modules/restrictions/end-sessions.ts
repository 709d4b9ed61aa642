import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { pushTokens, sessions } from '../../db/schema/index.ts';
import { endWeekLinks } from '../../http/end-week-links.ts';
import type { SessionEndReason } from '../../http/session.ts';
import type { Transaction } from '../../jobs/jobs.ts';

/**
 * Ends every session of a user immediately. Its cookie no longer gives access; while the cookie is valid, requests with
 * it are refused with the reason, instead of a redirect to a login that would be refused.
 */
export async function closeSessions(tx: Transaction, uid: number, closed: SessionEndReason): Promise<void> {
  await endWeekLinks(tx, uid);
  const isOpen = and(eq(sessions.uid, uid), isNull(sessions.closed));
  const closedRows = await tx.update(sessions).set({ closed }).where(isOpen).returning({ id: sessions.id });
  const ids = closedRows.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(pushTokens).where(inArray(pushTokens.sessionId, ids));
}

/** Deletes the closed sessions of a user, because the reason no longer applies. */
export async function deleteClosedSessions(tx: Transaction, uid: number): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.uid, uid), isNotNull(sessions.closed)));
}
