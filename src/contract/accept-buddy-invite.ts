import { type BuddyLink, buddyLinkSchema, readBuddyAnswer } from './buddy.ts';
import { defineOperation } from './operation.ts';

/** Says yes to an invitation, also after a refusal. Saying it again changes nothing. A stop is final for the link. */
export const acceptBuddyInvite = defineOperation({
  name: 'accept-buddy-invite',
  method: 'POST',
  route: '/buddy/invite/accept',
  access: 'anyone',
  csrf: false,
  path: (_input: BuddyLink) => '/buddy/invite/accept',
  request: buddyLinkSchema,
  body: ({ body }) => ({ pairing_code: body.pairingCode }),
  read: ({ body }) => readBuddyAnswer(body),
  errors: { 404: 'no such invitation', 409: 'the buddy has stopped', 429: 'too many wrong codes' },
});
