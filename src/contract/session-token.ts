import { defineOperation } from './operation.ts';
import { UnreadableResponseError } from './result.ts';

/** Header with the token of a write, and with the new token in the response with the user's account. */
export const TOKEN_HEADER = 'X-CSRF-Token';

/** Returns the uid in a token; null for a visitor's token, and for a system without uids in tokens. */
export const getTokenUid = (token: string): string | null => /^[\w-]{43}(\d+)$/.exec(token)?.[1] ?? null;

/** Returns the token that writes of this session send in `X-CSRF-Token`; visitors get one too. */
export const getSessionToken = defineOperation({
  name: 'get-session-token',
  method: 'GET',
  route: '/rest/session/token',
  access: 'anyone',
  answer: 'text',
  path: (_input: object, backEnd) => backEnd.sessionToken,
  read: ({ body }) => {
    if (typeof body !== 'string' || !/^[\w-]{20,200}$/.test(body))
      throw new UnreadableResponseError('malformed', 'no token');
    return body;
  },
});

/** Returns whether the caller is logged in: text/plain `1` or `0`. */
export const getLoginStatus = defineOperation({
  name: 'get-login-status',
  method: 'GET',
  route: '/user/login_status',
  access: 'anyone',
  answer: 'text',
  read: ({ body }) => {
    if (body !== '0' && body !== '1') throw new UnreadableResponseError('malformed', 'neither 0 nor 1');
    return body === '1';
  },
});
