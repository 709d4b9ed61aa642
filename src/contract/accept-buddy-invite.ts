import { type BuddyLink, buddyLinkSchema, readBuddyAnswer } from './buddy.ts';
import { defineOperation } from './operation.ts';

/** Accepts an invitation. Repeating it changes nothing; after a refusal or a stop only `resumeBuddy` accepts. */
export const acceptBuddyInvite = defineOperation({
  name: 'accept-buddy-invite',
  method: 'POST',
  route: '/buddy/invite/accept',
  access: 'anyone',
  csrf: false,
  request: buddyLinkSchema,
  body: ({ body }: BuddyLink) => ({ pairing_code: body.pairingCode }),
  read: ({ body }) => readBuddyAnswer(body),
  errors: { 404: 'no such invitation', 409: 'the buddy has refused or stopped', 429: 'too many wrong codes' },
});
