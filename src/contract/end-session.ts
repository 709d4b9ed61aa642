import { defineOperation } from './operation.ts';

interface Input {
  readonly params: { readonly id: number };
}

/** Ends one session of the own account at once, on any device. */
export const endSession = defineOperation({
  name: 'end-session',
  method: 'DELETE',
  route: '/sessions/:id',
  access: 'logged-in',
  answer: 'empty',
  path: ({ params }: Input) => `/sessions/${params.id}`,
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
  path: (_input: object) => '/sessions',
  read: () => undefined,
  errors: { 403: 'not logged in, or before the second factor' },
});
