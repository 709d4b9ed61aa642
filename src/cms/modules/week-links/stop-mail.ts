import { sql } from 'drizzle-orm';
import { respondEmpty } from '../../http/answer.ts';
import { endWeekLinks } from '../../http/end-week-links.ts';
import { recordFailedAttempt } from '../../http/limits.ts';
import type { ApiContext } from '../../http/request.ts';
import { findUserByUid } from '../../identity/find-user.ts';
import { createLinkError, findWeekLink, requireToken, toLinksDigest } from './find-link.ts';

/** Switches off the weekly mail of a link and ends its links; succeeds if it is already off. */
export async function handleStopWeekMail(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const { db } = system.database;
  const token = requireToken(c);
  await recordFailedAttempt(c, 'save-week', toLinksDigest(system.keys, token).toString('base64url'));
  const link = await findWeekLink(system, token);
  const user = link && (await findUserByUid(db, link.uid));
  if (!link || !user) throw createLinkError();
  if (!user.notifications.includes('week_mail')) return respondEmpty(c);
  if (link.endedAt !== null || link.endsAt <= system.now()) throw createLinkError();
  await db.transaction(async (tx) => {
    await tx.execute(
      sql`update users set notifications = array_remove(notifications, 'week_mail') where uid = ${link.uid}`,
    );
    await endWeekLinks(tx, link.uid);
  });
  return respondEmpty(c);
}
