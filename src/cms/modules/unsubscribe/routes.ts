import { eq, sql } from 'drizzle-orm';
import { showUnsubscribe, unsubscribeByMail } from '#src/contract/unsubscribe-by-mail.ts';
import { reminders } from '../../db/schema/index.ts';
import { respondEmpty } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { endWeekLinks } from '../../http/end-week-links.ts';
import type { ApiContext } from '../../http/request.ts';
import { type Route, serve } from '../../http/route.ts';
import { findUserByUid } from '../../identity/find-user.ts';
import { getPageUrl } from '../../mail/addresses.ts';
import { readUnsubscribeToken, toUnsubscribePage, type UnsubscribeTarget } from '../../mail/unsubscribe-token.ts';
import { stopBuddy } from '../buddies/answer-invite.ts';
import { findStopPage } from '../buddies/buddy-mails.ts';

function readToken(c: ApiContext): UnsubscribeTarget {
  const unsubscribeToken = readUnsubscribeToken(c.var.system.keys, c.req.param('token') ?? '');
  if (unsubscribeToken === null) throw new ApiError(404, 'not-found');
  return unsubscribeToken;
}

/** Switches off one setting of a user. */
async function switchOff({ database }: ContentSystem, uid: number, setting: string): Promise<void> {
  if (setting === 'own_hour_mail') {
    await database.db.update(reminders).set({ isActive: false }).where(eq(reminders.uid, uid));
    return;
  }
  await database.db.execute(
    sql`update users set notifications = array_remove(notifications, ${setting}) where uid = ${uid}`,
  );
  if (setting === 'week_mail') await endWeekLinks(database.db, uid);
}

/** Unsubscribes from a mail's series. Succeeds also if repeated, or if the account was deleted. */
async function unsubscribe(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const token = readToken(c);
  if (token.kind === 'buddy') await stopBuddy(system, token);
  else await switchOff(system, token.uid, token.setting);
  return respondEmpty(c);
}

/** Redirects to the page on which the reader confirms with one click. */
async function redirectToStopPage(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const token = readToken(c);
  const user = await findUserByUid(system.database.db, token.uid);
  if (!user) throw new ApiError(404, 'not-found');
  const { language } = user;
  const target =
    token.kind === 'buddy'
      ? await findStopPage(system, user, token.id)
      : toUnsubscribePage(language, c.req.param('token') ?? '');
  c.header('Cache-Control', 'no-store');
  return c.redirect(getPageUrl(system.config.accounts.publicUrl, target), 303);
}

/** Mail programs send requests from any address, with a form and without a cookie. */
export const unsubscribeRoutes: readonly Route[] = [
  { ...serve(unsubscribeByMail, unsubscribe), from: 'any-site' },
  serve(showUnsubscribe, redirectToStopPage),
];
