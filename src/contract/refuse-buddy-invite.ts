import { string } from 'yup';
import { buddyLinkSchema, readBuddyAnswer } from './buddy.ts';
import { defineOperation } from './operation.ts';

interface Input {
  /** The reason may be empty. */
  readonly body: { readonly pairingCode: string; readonly reason: string };
}

/** Refuses an invitation; the participant sees the reason. */
export const refuseBuddyInvite = defineOperation({
  name: 'refuse-buddy-invite',
  method: 'POST',
  route: '/buddy/invite/refuse',
  access: 'anyone',
  csrf: false,
  request: buddyLinkSchema.shape({ refusal_reason: string().defined() }),
  body: ({ body }: Input) => ({ pairing_code: body.pairingCode, refusal_reason: body.reason }),
  read: ({ body }) => readBuddyAnswer(body),
  errors: { 404: 'no such invitation', 422: 'the reason is too long', 429: 'too many wrong codes' },
});
