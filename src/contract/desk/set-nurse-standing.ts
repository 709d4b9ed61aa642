import { object, string } from 'yup';
import { readBodyText } from '#src/rules/fields/body-text.ts';
import { MODERATION_REASON_LENGTH } from '#src/rules/limits.ts';
import { defineForm } from '../forms/form.ts';
import { defineOperation } from '../operation.ts';

export const NURSE_STANDINGS = ['withdraw', 'give-back'] as const;
export type NurseStanding = (typeof NURSE_STANDINGS)[number];

/** Reason for the staff's record. */
export const standingForm = defineForm({ reason: (typed: string) => readBodyText(typed, MODERATION_REASON_LENGTH) });

interface Input {
  readonly body: { readonly action: NurseStanding; readonly reason: string };
}

/**
 * Revokes the approval of a nurse: she is logged out at once, her pairings end and her clients are notified. Or
 * restores it; the pairings stay ended.
 */
export const setNurseStanding = defineOperation({
  name: 'set-nurse-standing',
  method: 'POST',
  route: '/desk/nurses/:uid/standing',
  access: 'moderator',
  activity: 'nurse',
  request: object({ action: string().oneOf(NURSE_STANDINGS).required(), reason: string().strict().defined() }),
  body: ({ body }: Input) => body,
  answer: 'empty',
  read: () => undefined,
  errors: {
    403: 'no moderator, or about oneself',
    404: 'no nurse of whom this can be done',
    422: 'no reason, or one that is too long',
  },
});
