import { object, string } from 'yup';
import { readBodyText } from '#src/rules/fields/body-text.ts';
import { MODERATION_REASON_LENGTH } from '#src/rules/limits.ts';
import { defineForm } from '../forms/form.ts';
import { defineOperation } from '../operation.ts';

/** Reason of a rejection, which is mailed to the nurse. */
export const rejectionForm = defineForm({
  reason: (typed: string) => readBodyText(typed, MODERATION_REASON_LENGTH),
});

interface Input {
  readonly body: { readonly decision: 'approve' | 'reject'; readonly reason: string };
}

/** Approves or rejects a waiting nurse, and mails her. */
export const reviewNurse = defineOperation({
  name: 'review-nurse',
  method: 'POST',
  route: '/desk/nurses/:uid',
  access: 'moderator',
  activity: 'nurse',
  request: object({
    decision: string().oneOf(['approve', 'reject']).required(),
    reason: string().strict().defined(),
  }),
  body: ({ body }: Input) => body,
  answer: 'empty',
  read: () => undefined,
  errors: { 403: 'no moderator', 404: 'nobody waits here', 422: 'a rejection without a reason' },
});
