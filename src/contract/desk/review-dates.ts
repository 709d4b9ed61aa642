import { object, string } from 'yup';
import { defineOperation } from '../operation.ts';
import { getTextMember } from '../paged.ts';
import { parseAnswerList } from '../shape/parse-answer.ts';
import { anything } from '../shape/shape.ts';
import { isRecord, readRecord } from '../wire.ts';
import { parseChoice, readTextOrNull } from './pages.ts';

/** Entry types that can have a review date. */
export const REVIEWABLE_TYPES = ['page', 'webform', 'mail'] as const;
export type ReviewableType = (typeof REVIEWABLE_TYPES)[number];

/** A page by number and language, a form by its id, a mail by name and language. */
export interface ReviewableEntry {
  readonly kind: ReviewableType;
  readonly key: string;
}

/** The day by which an entry has to be reviewed, and the editor who set it. */
export interface ReviewDate {
  /** YYYY-MM-DD; null if not set. */
  readonly dueOn: string | null;
  /** Null if no date is set, empty for a deleted account. */
  readonly owner: string | null;
}

/** An entry or a fact that is due for review. */
export interface DueReview {
  readonly kind: ReviewableType | 'fact';
  readonly key: string;
  /** Title of a page or form, citation of a source; empty for a mail, which its name identifies. */
  readonly title: string;
  readonly dueOn: string;
  /** Editor who set the date, or signer of the fact; null for an unsigned fact, empty for a deleted account. */
  readonly owner: string | null;
  readonly isOwn: boolean;
}

function readReviewDate(body: unknown): ReviewDate {
  const raw = readRecord(body, 'review date');
  return { dueOn: readTextOrNull(raw, 'dueOn'), owner: readTextOrNull(raw, 'owner') };
}

/** Returns the review date of an entry. */
export const openReviewDate = defineOperation({
  name: 'open-review-date',
  method: 'GET',
  route: '/desk/review-dates/:kind/:key',
  access: 'editor',
  read: ({ body }) => readReviewDate(body),
  errors: { 403: 'not logged in as an editor', 404: 'no such entry type' },
});

/** A review date in a request. */
export const reviewDateBody = object({
  dueOn: string()
    .matches(/^\d{4}-\d{2}-\d{2}$/, 'invalid')
    .nullable()
    .defined(),
});

interface SaveInput {
  readonly params: ReviewableEntry;
  readonly body: { readonly dueOn: string | null };
}

/** Sets the review date of an entry, with the caller as its owner; null removes it. The content does not change. */
export const saveReviewDate = defineOperation({
  name: 'save-review-date',
  method: 'PATCH',
  route: '/desk/review-dates/:kind/:key',
  access: 'editor',
  touches: 'nothing',
  activity: 'thing',
  request: reviewDateBody,
  body: ({ body }: SaveInput) => body,
  read: ({ body }) => readReviewDate(body),
  errors: { 403: 'not logged in as an editor', 404: 'no such entry type', 422: 'no date' },
});

function readDue(raw: unknown): readonly DueReview[] {
  if (!isRecord(raw)) return [];
  const kind = parseChoice(raw, 'kind', [...REVIEWABLE_TYPES, 'fact']);
  return kind === null
    ? []
    : [
        {
          kind,
          key: getTextMember(raw, 'key'),
          title: getTextMember(raw, 'title'),
          dueOn: getTextMember(raw, 'dueOn'),
          owner: readTextOrNull(raw, 'owner'),
          isOwn: raw.isOwn === true,
        },
      ];
}

/** Lists entries and facts due for review, the caller's entries first, then by date; facts only for administrators. */
export const listDueReviews = defineOperation({
  name: 'list-due-reviews',
  method: 'GET',
  route: '/desk/review-dates',
  access: 'editor',
  read: ({ body }) => parseAnswerList(anything<unknown>(), body, 'due').flatMap(readDue),
  errors: { 403: 'not logged in as an editor' },
});
