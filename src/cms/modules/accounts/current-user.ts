import { and, eq, lt } from 'drizzle-orm';
import { users } from '../../db/schema/index.ts';
import type { ApiContext } from '../../http/request.ts';
import { ownUser, sessionOf } from '../../identity/find-user.ts';
import { noteDay, prolong } from '../sessions/start-session.ts';
import { showOwnUser } from './wrap-user.ts';

const DAY_MS = 86_400_000;

/** An account that was never validated gives way to another after an hour without a sign of life, so it is told sooner. */
const OPEN_MS = 300_000;

/** The person who is logged in. Every start of the product asks for it, so it also is the sign of life of the day. */
export async function showCurrentUser(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const user = await ownUser(c);
  const session = sessionOf(c);
  await prolong(system, session);
  await noteDay(system, session);
  const now = system.now();
  if (now.getTime() - user.activeAt.getTime() > (user.validatedAt === null ? OPEN_MS : DAY_MS)) {
    const isStale = and(eq(users.uid, user.uid), lt(users.activeAt, now));
    await system.database.db.update(users).set({ activeAt: now }).where(isStale);
  }
  return showOwnUser(c, user);
}
