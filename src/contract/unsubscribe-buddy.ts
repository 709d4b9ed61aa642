import { type BuddyLink, buddyLinkSchema, readBuddyAnswer } from './buddy.ts';
import { defineOperation } from './operation.ts';

/** Ends a buddy by the buddy. Repeating it changes nothing; `resumeBuddy` undoes it. */
export const unsubscribeBuddy = defineOperation({
  name: 'unsubscribe-buddy',
  method: 'POST',
  route: '/buddy/unsubscribe',
  access: 'anyone',
  csrf: false,
  request: buddyLinkSchema,
  body: ({ body }: BuddyLink) => ({ pairing_code: body.pairingCode }),
  read: ({ body }) => readBuddyAnswer(body),
  errors: { 404: 'no such invitation', 429: 'too many wrong codes' },
});
