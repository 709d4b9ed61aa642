import { array, type InferType, object, string } from 'yup';
import { defineOperation } from '../operation.ts';
import { parseAnswer } from '../shape/parse-answer.ts';
import { objectWithMember } from '../shape/shape.ts';
import { lineSchema } from './rows.ts';
import { ENTRY_TYPES, type EntryKey, type EntryTypeName } from './versions.ts';

/** Number of days for which the link to approve a text is valid. */
export const APPROVAL_LINK_DAYS = 14;
export const APPROVER_LENGTH = 120;
export const REMARK_LENGTH = 1_000;

/** Content that can be reviewed by a link: one page in one language, one form, or every draft of a release. */
export const REVIEW_SUBJECTS = ['page', 'webform', 'release'] as const;
export interface ReviewSubject {
  readonly kind: (typeof REVIEW_SUBJECTS)[number];
  readonly key: string;
}

/** A remark on a block of a page; on the whole entry if `block` is null. */
export interface ApprovalRemark extends EntryKey {
  readonly block: string | null;
  readonly words: string;
}

/** Answer of a reviewer without an account. */
export interface ReviewerAnswer {
  readonly id: number;
  readonly name: string;
  /** Profession or function, as typed. */
  readonly role: string;
  readonly answer: 'approved' | 'remarks';
  readonly remarks: readonly ApprovalRemark[];
  /** ISO 8601. */
  readonly at: string;
  /** True if the drafts have not changed since the answer. */
  readonly isCurrent: boolean;
}

export interface ApprovalLink {
  readonly id: number;
  /** ISO 8601: the link is valid until then. */
  readonly until: string;
  /** True if the link is no longer valid. */
  readonly isOver: boolean;
}

export interface ApprovalLinks {
  readonly links: readonly ApprovalLink[];
  /** Answers of the reviewers, newest first. */
  readonly answers: readonly ReviewerAnswer[];
}

const readLinks = ({ body }: { readonly body: unknown }): ApprovalLinks =>
  parseAnswer(objectWithMember<ApprovalLinks>('links'), body);

const subject = object({
  kind: string<ReviewSubject['kind']>().oneOf(REVIEW_SUBJECTS).required(),
  key: lineSchema(60),
});

/** Links and answers about a page, a form or a release. */
export const listApprovalLinks = defineOperation({
  name: 'list-approval-links',
  method: 'GET',
  route: '/desk/approval-links/:kind/:key',
  access: 'editor',
  read: readLinks,
  errors: { 403: 'not logged in as an editor', 404: 'no such page or release' },
});

export const approvalLinkBody = subject;

/** Creates a link for a clinician or a lawyer without an account; its URL is returned once. */
export const createApprovalLink = defineOperation({
  name: 'make-approval-link',
  method: 'POST',
  route: '/desk/approval-links',
  access: 'editor',
  touches: 'nothing',
  request: approvalLinkBody,
  body: ({ body }: { readonly body: InferType<typeof approvalLinkBody> }) => body,
  read: ({ body }): { readonly url: string } => parseAnswer(objectWithMember<{ readonly url: string }>('url'), body),
  errors: { 403: 'not logged in as an editor', 404: 'no such page or release', 422: 'no subject for the link' },
});

/** Ends a link immediately; its answers remain. */
export const revokeApprovalLink = defineOperation({
  name: 'revoke-approval-link',
  method: 'DELETE',
  route: '/desk/approval-links/:id',
  access: 'editor',
  touches: 'nothing',
  answer: 'empty',
  errors: { 403: 'not logged in as an editor', 404: 'no such link' },
});

/** Content of an entry before and after: the fields of a page, or the texts of another entry. */
export interface ReviewContent {
  readonly title: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface ReviewEntry extends EntryKey {
  readonly name: string;
  /** Machine name of the page's type; null for another entry. */
  readonly type: string | null;
  /** Null for an entry that is not published. */
  readonly before: ReviewContent | null;
  readonly after: ReviewContent;
}

/** The drafts that a reader approves. */
export interface ReviewDrafts {
  readonly entries: readonly ReviewEntry[];
  /** Hash that identifies exactly these drafts. */
  readonly version: string;
  /** ISO 8601. */
  readonly until: string;
}

/** Returns the drafts of a link, and the published content. */
export const readDrafts = defineOperation({
  name: 'read-drafts',
  method: 'GET',
  route: '/reading/:token',
  access: 'anyone',
  read: ({ body }): ReviewDrafts => parseAnswer(objectWithMember<ReviewDrafts>('entries'), body),
  errors: { 404: 'no such link, or it is no longer valid' },
});

const remark = object({
  kind: string<EntryTypeName>().oneOf(ENTRY_TYPES).required(),
  key: string().required().max(200),
  block: string().nullable().defined().max(60),
  words: string().trim().required('required').max(REMARK_LENGTH, 'too-long'),
});

export const reviewerAnswerBody = object({
  name: lineSchema(APPROVER_LENGTH),
  role: lineSchema(APPROVER_LENGTH),
  answer: string<ReviewerAnswer['answer']>().oneOf(['approved', 'remarks']).required(),
  remarks: array(remark).required().max(200),
  version: string().required().max(60),
});

/** Approves the drafts of a link, or sends remarks on them. */
export const reviewDrafts = defineOperation({
  name: 'answer-drafts',
  method: 'POST',
  route: '/reading/:token',
  access: 'anyone',
  csrf: false,
  request: reviewerAnswerBody,
  body: ({ body }: { readonly body: InferType<typeof reviewerAnswerBody> }) => body,
  answer: 'empty',
  errors: {
    404: 'no such link, or it is no longer valid',
    409: 'a draft was changed since it was read',
    422: 'the name or the function is missing, or a remark has no text',
  },
});
