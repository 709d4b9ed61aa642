import { randomBytes } from 'node:crypto';
import { getSessionLock, lockSession, unlockSession } from '#src/contract/session-lock.ts';
import { getLoginStatus, getSessionToken } from '#src/contract/session-token.ts';
import { confirmSession, endOtherSessions, endSession, listSessions } from '#src/contract/sessions.ts';
import { respondText } from '../../http/answer.ts';
import type { ApiContext } from '../../http/request.ts';
import { type Route, serve } from '../../http/route.ts';
import { confirmOwnSession } from './confirm.ts';
import { lockOwnSession, showLock, unlockOwnSession } from './lock.ts';
import { endOtherOwnSessions, endOwnSession, showSessions } from './user-sessions.ts';

/** Returns the session token. A visitor also gets one, as in Drupal, but it gives no access. */
const showToken = (c: ApiContext) => respondText(c, c.var.session?.csrfToken ?? randomBytes(32).toString('base64url'));

/** Literal paths precede `/sessions/:id`, which would match them. */
export const sessionRoutes: readonly Route[] = [
  serve(getSessionToken, showToken),
  serve(getSessionToken, showToken, '/session/token'),
  serve(getLoginStatus, (c) => respondText(c, c.var.session === null ? '0' : '1')),
  serve(listSessions, showSessions),
  serve(endOtherSessions, endOtherOwnSessions),
  serve(confirmSession, confirmOwnSession),
  serve(getSessionLock, showLock),
  serve(lockSession, lockOwnSession),
  serve(unlockSession, unlockOwnSession),
  serve(endSession, endOwnSession),
];
