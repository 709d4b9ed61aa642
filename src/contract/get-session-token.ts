import { defineOperation } from './operation.ts';
import { UnreadableAnswer } from './result.ts';

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
