import { randomBytes } from 'node:crypto';
import { getLoginStatus } from '#src/contract/get-login-status.ts';
import { getSessionToken } from '#src/contract/get-session-token.ts';
import { textAnswer } from '../../http/answer.ts';
import type { ApiContext } from '../../http/request.ts';
import { type Route, serve } from '../../http/route.ts';

/** A visitor gets a token too, as Drupal gives one; it opens nothing. */
const showToken = (c: ApiContext) => textAnswer(c, c.var.session?.csrfToken ?? randomBytes(32).toString('base64url'));

export const sessionRoutes: readonly Route[] = [
  serve(getSessionToken, showToken),
  serve(getSessionToken, showToken, '/session/token'),
  serve(getLoginStatus, (c) => textAnswer(c, c.var.session === null ? '0' : '1')),
];
