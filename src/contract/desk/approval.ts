import { type InferType, number, object, string } from 'yup';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import { defineOperation } from '../operation.ts';
import { castRow, type Paged, readPaged } from '../paged.ts';
import { toQueryEntries } from './rows.ts';

export const APPROVAL_LENGTH = 500;

/** An open request to a colleague to publish a revision of a page. */
export interface ApprovalRequest {
  readonly id: number;
  readonly nid: number;
  readonly language: Language;
  readonly vid: number;
  readonly title: string;
  readonly domains: readonly DomainKey[];
  /** Note to the colleague; may be empty. */
  readonly words: string;
  /** Name of the author; empty for a deleted account. */
  readonly askedBy: string;
  readonly isOwn: boolean;
  /** ISO 8601. */
  readonly askedAt: string;
}

/** The open request of a page, or the last refusal. */
export interface PageApproval {
  readonly open: ApprovalRequest | null;
  /** The last refusal, unless a request or publication followed. */
  readonly refused: { readonly by: string; readonly reason: string; readonly at: string } | null;
}

/** Lists all open requests, oldest first. */
export const listApprovals = defineOperation({
  name: 'list-approvals',
  method: 'GET',
  route: '/desk/together/requests',
  access: 'editor',
  query: ({ query }: { readonly query?: { readonly page?: number } }) => toQueryEntries(query),
  read: ({ body }): Paged<ApprovalRequest> => readPaged(body, castRow<ApprovalRequest>),
  errors: { 403: 'not logged in as an editor' },
});

/** Returns the open request or last refusal of a page in a language. */
export const getApproval = defineOperation({
  name: 'get-approval',
  method: 'GET',
  route: '/desk/together/:nid/:language/request',
  access: 'editor',
  read: ({ body }) => body as PageApproval,
  errors: { 403: 'not logged in as an editor', 404: 'no such page' },
});

export const approvalBody = object({
  vid: number().integer().required(),
  words: string().trim().defined().max(APPROVAL_LENGTH, 'too-long'),
});

/** Submits the newest revision to a colleague for publication; an open request is withdrawn. */
export const submitForApproval = defineOperation({
  name: 'ask-approval',
  method: 'POST',
  route: '/desk/together/:nid/:language/request',
  access: 'editor',
  touches: 'page',
  activity: 'page',
  answer: 'empty',
  request: approvalBody,
  body: ({ body }: { readonly body: InferType<typeof approvalBody> }) => body,
  read: (): null => null,
  errors: {
    403: 'not logged in as an editor, or the page is outside the editor’s programmes or languages',
    404: 'no such page in this language',
    409: 'the revision is not the newest one, or it is already published',
    422: 'the text is too long',
  },
});

export const answerBody = object({
  id: number().integer().required(),
  answer: string().oneOf(['refused', 'withdrawn']).required(),
  reason: string().trim().defined().max(APPROVAL_LENGTH, 'too-long'),
});

/** Rejects an approval request with a reason, or withdraws the caller's own; publishing the page approves it. */
export const answerApproval = defineOperation({
  name: 'answer-approval',
  method: 'POST',
  route: '/desk/together/:nid/:language/request/answer',
  access: 'editor',
  touches: 'stored',
  activity: 'page',
  answer: 'empty',
  request: answerBody,
  body: ({ body }: { readonly body: InferType<typeof answerBody> }) => body,
  read: (): null => null,
  errors: {
    403: 'only editors with the right to publish can reject a request; only the requester can withdraw it',
    404: 'no such open request',
    422: 'a rejection without a reason',
  },
});
