import { type BuddyLink, buddyLinkSchema, readBuddyAnswer } from './buddy.ts';
import { defineOperation } from './operation.ts';

/** Revokes a refusal or a stop: only on a click, never on opening a page. Repeating it changes nothing. */
export const resumeBuddy = defineOperation({
  name: 'resume-buddy',
  method: 'POST',
  route: '/buddy/resume',
  access: 'anyone',
  csrf: false,
  request: buddyLinkSchema,
  body: ({ body }: BuddyLink) => ({ pairing_code: body.pairingCode }),
  read: ({ body }) => readBuddyAnswer(body),
  errors: { 404: 'no such invitation', 429: 'too many wrong codes' },
});
