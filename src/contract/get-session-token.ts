import { defineOperation } from './operation.ts';
import { UnreadableAnswer } from './result.ts';

/** Header in which a write carries its token, and in which the answer about the own account brings it. */
export const TOKEN_HEADER = 'X-CSRF-Token';

/** The number of the person a token belongs to; null for a visitor's, and of a system that puts none in it. */
export const personOfToken = (token: string): string | null => /^[\w-]{43}(\d+)$/.exec(token)?.[1] ?? null;

/** The token that writes of this session carry in `X-CSRF-Token`; answered to visitors too. */
export const getSessionToken = defineOperation({
  name: 'get-session-token',
  method: 'GET',
  route: '/rest/session/token',
  access: 'anyone',
  answer: 'text',
  path: (_input: object, backEnd) => backEnd.sessionToken,
  read: ({ body }) => {
    if (typeof body !== 'string' || !/^[\w-]{20,200}$/.test(body)) throw new UnreadableAnswer('malformed', 'no token');
    return body;
  },
});
