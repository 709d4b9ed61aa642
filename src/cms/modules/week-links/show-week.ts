import { respondPrivately } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import { recordFailedAttempt } from '../../http/limits.ts';
import type { ApiContext } from '../../http/request.ts';
import { findUserByUid } from '../../identity/find-user.ts';
import { createLinkError, findValidWeekLink, requireToken } from './find-link.ts';
import { getWeekDays, readWeekTotals } from './read-days.ts';

/** Returns which days of a link's week are registered, never their amounts. Writes nothing. */
export async function showWeek(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  await recordFailedAttempt(c, 'show-week', null);
  const link = await findValidWeekLink(system, requireToken(c));
  if (link.usedAt !== null) throw new ApiError(409, 'week-saved');
  const { db } = system.database;
  const [user, totals] = [await findUserByUid(db, link.uid), await readWeekTotals(db, link)];
  if (!user) throw createLinkError();
  const days = getWeekDays(link.monday).map((date) => {
    const isOutside = date < user.registrationsStart;
    return { date, state: isOutside ? 'outside' : totals.has(date) ? 'filled' : 'open' };
  });
  return respondPrivately(c, { monday: link.monday, language: link.language, days });
}
