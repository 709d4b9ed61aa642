import { defineOperation } from './operation.ts';

/** Ends one session of the own account at once, on any device. */
export const endSession = defineOperation({
  name: 'end-session',
  method: 'DELETE',
  route: '/sessions/:id',
  access: 'logged-in',
  answer: 'empty',
  read: () => undefined,
  errors: { 403: 'not logged in, or before the second factor', 404: 'no session of one’s own' },
});

/** Ends every session of the own account except the current one. */
export const endOtherSessions = defineOperation({
  name: 'end-other-sessions',
  method: 'DELETE',
  route: '/sessions',
  access: 'logged-in',
  answer: 'empty',
  read: () => undefined,
  errors: { 403: 'not logged in, or before the second factor' },
});
