import { defineOperation } from './operation.ts';

/** Ends the caller's pairing. Without one nothing changes. */
export const unpairNurse = defineOperation({
  name: 'unpair-nurse',
  method: 'POST',
  route: '/unpair-user-poh-proxy',
  access: 'participant',
  answer: 'empty',
  read: () => undefined,
  errors: { 403: 'not logged in as a participant' },
});
