import { and, eq, lt, sql } from 'drizzle-orm';
import { TOKEN_HEADER } from '#src/contract/get-session-token.ts';
import { users } from '../../db/schema/index.ts';
import type { ApiContext } from '../../http/request.ts';
import { ownUser, sessionOf, type User } from '../../identity/find-user.ts';
import { noteDay, prolong } from '../sessions/start-session.ts';
import { showOwnUser } from './wrap-user.ts';

const DAY_MS = 86_400_000;

/** An account that was never validated gives way to another after an hour without a sign of life, so it is told sooner. */
const OPEN_MS = 300_000;

/** Keeps the sign of life, and beside it the one before where a day or more lies between them. */
async function noteVisit(c: ApiContext, uid: number, limit: number): Promise<User> {
  const { system } = c.var;
  const now = system.now();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const isBack = lt(users.activeAt, ago(DAY_MS));
  const previousActiveAt = sql`case when ${isBack} then ${users.activeAt} else ${users.previousActiveAt} end`;
  const isStale = and(eq(users.uid, uid), lt(users.activeAt, ago(limit)));
  const [seen] = await system.database.db
    .update(users)
    .set({ activeAt: now, previousActiveAt })
    .where(isStale)
    .returning();
  // Another tab was first.
  return seen ?? ownUser(c);
}

/** The person who is logged in. Every start of the product asks for it, so it also is the sign of life of the day. */
export async function showCurrentUser(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const user = await ownUser(c);
  const session = sessionOf(c);
  await prolong(system, session);
  await noteDay(system, session);
  const limit = user.validatedAt === null ? OPEN_MS : DAY_MS;
  const isSeen = system.now().getTime() - user.activeAt.getTime() <= limit;
  c.header(TOKEN_HEADER, session.csrfToken);
  return showOwnUser(c, isSeen ? user : await noteVisit(c, user.uid, limit));
}
