import { and, count, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { MAX_SESSIONS } from '#src/contract/sessions.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { sessions } from '../../db/schema/index.ts';
import { respondEmpty, respondPrivately } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import { endWeekLinks } from '../../http/end-week-links.ts';
import type { ApiContext } from '../../http/request.ts';
import { readIdParam } from '../../http/route.ts';
import type { Session } from '../../http/session.ts';
import { requireSession } from '../../identity/find-user.ts';
import { deleteDevices } from './known-device.ts';
import { closeSession, endMatchingSessions } from './start-session.ts';

/** Returns the session, or refuses if it was opened without the second factor: it cannot see or end other sessions. */
function requireFullSession(c: ApiContext): Session {
  const session = requireSession(c);
  if (session.needsSecondFactor) throw new ApiError(403, 'factor-needed');
  return session;
}

const isOpen = (c: ApiContext, uid: number) =>
  and(eq(sessions.uid, uid), isNull(sessions.closed), gt(sessions.expiresAt, c.var.system.now()));

/** Lists the caller's sessions: this one first, then by last use. */
export async function showSessions(c: ApiContext): Promise<Response> {
  const { db } = c.var.system.database;
  const { id: ownId, uid } = requireFullSession(c);
  const lastSeen = sql`coalesce(${sessions.seenOn}::timestamp, ${sessions.createdAt})`;
  const rows = await db
    .select()
    .from(sessions)
    .where(isOpen(c, uid))
    .orderBy(desc(eq(sessions.id, ownId)), desc(lastSeen), desc(sessions.id))
    .limit(MAX_SESSIONS);
  const [all] = await db.select({ count: count() }).from(sessions).where(isOpen(c, uid));
  const sessionRows = rows.map(({ id, browser, system, createdAt, seenOn }) => {
    const since = getAmsterdamDate(createdAt);
    return { id, browser, system, since, last_seen: seenOn ?? since, this: id === ownId };
  });
  return respondPrivately(c, { sessions: sessionRows, count: all?.count ?? sessionRows.length });
}

/** Ends a session of the user and deletes its known device; another user's session is not found, 404. */
export async function endOwnSession(c: ApiContext): Promise<Response> {
  const session = requireFullSession(c);
  const id = readIdParam(c, 'id');
  if (id === session.id) {
    await closeSession(c, session);
    return respondEmpty(c);
  }
  await c.var.system.database.db.transaction(async (tx) => {
    const endedRows = await endMatchingSessions(tx, and(eq(sessions.id, id), isOpen(c, session.uid)));
    if (endedRows.length === 0) throw new ApiError(404, 'not-found');
    await deleteDevices(tx, session.uid, endedRows);
  });
  return respondEmpty(c);
}

/** Ends every other session, and deletes their known devices. */
export async function endOtherOwnSessions(c: ApiContext): Promise<Response> {
  const { id, uid } = requireFullSession(c);
  await c.var.system.database.db.transaction(async (tx) => {
    const [row] = await tx.select({ device: sessions.device }).from(sessions).where(eq(sessions.id, id));
    await endWeekLinks(tx, uid);
    const endedRows = await endMatchingSessions(tx, and(eq(sessions.uid, uid), ne(sessions.id, id)));
    const otherDevices = endedRows.filter((device) => device !== null && !(row?.device && device.equals(row.device)));
    await deleteDevices(tx, uid, otherDevices);
  });
  return respondEmpty(c);
}
