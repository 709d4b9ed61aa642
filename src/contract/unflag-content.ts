import { defineOperation } from './operation.ts';

/** Removes a like or a report. Repeating it changes nothing. */
export const unflagContent = defineOperation({
  name: 'unflag-content',
  method: 'DELETE',
  route: '/entity/flagging/:flag/:type/:id',
  access: 'participant',
  answer: 'empty',
  read: () => undefined,
  errors: { 403: 'not a participant', 404: 'no such post or comment in this domain, or a flag of the other kind' },
});
