import { readBodyText } from '#src/rules/fields/text.ts';
import { MODERATION_REASON_LENGTH } from '#src/rules/limits.ts';
import { defineForm } from '../forms/form.ts';
import { defineOperation } from '../operation.ts';
import { type Paged, readPaged } from '../paged.ts';
import { pagedShape } from '../shape/paged-shape.ts';
import { parseAnswer } from '../shape/parse-answer.ts';
import { boolean, choices, nullable, numeric, object, type ShapeValue, string } from '../shape/shape.ts';
import { toQueryEntries } from './rows.ts';

/** Details of the practice from a nurse's registration. */
const practice = object({
  initials: string(),
  familyName: string(),
  function: string(),
  generalPractitioner: string(),
  address: string(),
  postalCode: string(),
  locality: string(),
  telephoneNumber: string(),
  wantsWelcomePackage: boolean(),
});

/** Account states: `active` after an approval, `withdrawn` after a revocation; the others never had access. */
const STATES = ['pending', 'active', 'rejected', 'withdrawn', 'blocked', 'suspended'] as const;

/** The registration of a practice nurse, waiting or reviewed. */
export const nurseApplication = object({
  uid: numeric(),
  /** Mail address for the provider's answer, which is why the administrator sees it. */
  mail: string(),
  practice: practice,
  /** Time of the registration (ISO 8601). */
  since: string(),
  state: choices(STATES),
  /** True if her login requires a code. */
  hasSecondFactor: boolean(),
  /** Last revocation or restoration of her approval: time and reason; null if there is none. */
  standing: nullable(
    object({
      action: choices(['withdraw', 'give-back']),
      reason: nullable(string()),
      by: nullable(string()),
      at: string(),
    }),
  ),
  /** Decision of the reviewer; null while the nurse waits for review. */
  decision: nullable(
    object({
      decision: choices(['approve', 'reject']),
      reason: nullable(string()),
      /** Name of the reviewer; null on the command line, and for a deleted account. */
      by: nullable(string()),
      at: string(),
    }),
  ),
});

export type NurseApplication = ShapeValue<typeof nurseApplication>;

interface ListNurseApplicationsInput {
  readonly query: { readonly state: 'waiting' | 'decided'; readonly page?: number };
}

/** Lists the registrations of practice nurses: those waiting, oldest first, or the reviewed ones, newest first. */
export const listNurseApplications = defineOperation({
  name: 'list-nurse-applications',
  method: 'GET',
  route: '/desk/nurses',
  access: 'moderator',
  query: ({ query }: ListNurseApplicationsInput) => toQueryEntries(query),
  answerShape: pagedShape(nurseApplication),
  read: ({ body }): Paged<NurseApplication> => readPaged(body, (raw) => parseAnswer(nurseApplication, raw)),
  errors: { 403: 'not logged in as a moderator' },
});

/** Form with the reason of a rejection, which is mailed to the nurse. */
export const rejectionForm = defineForm({
  reason: (input: string) => readBodyText(input, MODERATION_REASON_LENGTH),
});

interface RejectionFormInput {
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
    decision: choices(['approve', 'reject']),
    reason: string(),
  }),
  body: ({ body }: RejectionFormInput) => body,
  answer: 'empty',
  errors: { 403: 'not logged in as a moderator', 404: 'no such waiting nurse', 422: 'a rejection without a reason' },
});

export const NURSE_STATUS_CHANGES = ['withdraw', 'give-back'] as const;
export type NurseStatusChange = (typeof NURSE_STATUS_CHANGES)[number];

/** Form with the reason of a change, for the staff's record. */
export const nurseStatusForm = defineForm({ reason: (input: string) => readBodyText(input, MODERATION_REASON_LENGTH) });

interface NurseStatusFormInput {
  readonly body: { readonly action: NurseStatusChange; readonly reason: string };
}

/**
 * Revokes the approval of a nurse: she is logged out immediately, her pairings end and her clients are notified. Or
 * restores it; the pairings are not restored.
 */
export const setNurseStatus = defineOperation({
  name: 'set-nurse-standing',
  method: 'POST',
  route: '/desk/nurses/:uid/standing',
  access: 'moderator',
  activity: 'nurse',
  request: object({ action: choices(NURSE_STATUS_CHANGES), reason: string() }),
  body: ({ body }: NurseStatusFormInput) => body,
  answer: 'empty',
  errors: {
    403: 'not logged in as a moderator, or the account is the caller’s own',
    404: 'no such nurse, or her status does not allow the change',
    422: 'the reason is missing or too long',
  },
});

/**
 * Removes the second factor of a nurse who lost her phone and her recovery codes. Her sessions end, she is mailed, and
 * sets up another at the next login; her pairings remain.
 */
export const resetNurseFactor = defineOperation({
  name: 'reset-nurse-factor',
  method: 'POST',
  route: '/desk/nurses/:uid/reset-second-factor',
  access: 'administrator',
  activity: 'nurse',
  request: object({ reason: string() }),
  body: ({ body }: { readonly body: { readonly reason: string } }) => body,
  answer: 'empty',
  errors: { 404: 'no such nurse, or she has no second factor', 422: 'the reason is missing or too long' },
});
