import { defineOperation } from './operation.ts';
import { UnreadableAnswer } from './result.ts';

/** Returns whether the caller is logged in: text/plain `1` or `0`. */
export const getLoginStatus = defineOperation({
  name: 'get-login-status',
  method: 'GET',
  route: '/user/login_status',
  access: 'anyone',
  answer: 'text',
  read: ({ body }) => {
    if (body !== '0' && body !== '1') throw new UnreadableAnswer('malformed', 'neither 0 nor 1');
    return body === '1';
  },
});
