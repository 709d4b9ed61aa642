import { and, eq, lt } from 'drizzle-orm';
import { TOKEN_HEADER } from '#src/contract/session-token.ts';
import { users } from '../../db/schema/index.ts';
import type { ApiContext } from '../../http/request.ts';
import { wrapValue } from '../../http/wrap.ts';
import { requireSession, requireUser, type User } from '../../identity/find-user.ts';
import { toVisitColumns } from '../../identity/note-visit.ts';
import { expiresTomorrow, extendSession, storeLastUsedDate } from '../sessions/start-session.ts';
import { showOwnUser } from './serialize-user.ts';

const DAY_MS = 86_400_000;

/** Interval in ms at which activity of an unvalidated account, which can be replaced after an hour, is stored. */
const OPEN_MS = 300_000;

/** Stores the time of this visit, and of the previous visit. Returns the updated user. */
async function storeVisit(c: ApiContext, uid: number, limit: number): Promise<User> {
  const { system } = c.var;
  const now = system.now();
  const isStale = and(eq(users.uid, uid), lt(users.activeAt, new Date(now.getTime() - limit)));
  const [seenRow] = await system.database.db.update(users).set(toVisitColumns(now)).where(isStale).returning();
  // No row was updated because another tab has already stored the visit.
  return seenRow ?? requireUser(c);
}

/** Returns the logged-in user. The product loads it at every start, so it also stores the day's activity. */
export async function showCurrentUser(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const user = await requireUser(c);
  const session = requireSession(c);
  await extendSession(c, session);
  await storeLastUsedDate(system, session);
  const limit = user.validatedAt === null ? OPEN_MS : DAY_MS;
  const isSeen = system.now().getTime() - user.activeAt.getTime() <= limit;
  c.header(TOKEN_HEADER, session.csrfToken);
  const updatedUser = isSeen ? user : await storeVisit(c, user.uid, limit);
  return showOwnUser(c, updatedUser, expiresTomorrow(system, session) ? { field_logs_out_soon: wrapValue(true) } : {});
}
