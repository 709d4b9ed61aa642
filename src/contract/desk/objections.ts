import { accept } from '#src/rules/fields/parse-result.ts';
import { isBlank, readBodyText } from '#src/rules/fields/text.ts';
import { MODERATION_REASON_LENGTH } from '#src/rules/limits.ts';
import { defineForm } from '../forms/form.ts';
import { defineOperation } from '../operation.ts';
import { type Paged, readPaged } from '../paged.ts';
import { pagedShape } from '../shape/paged-shape.ts';
import { parseAnswer } from '../shape/parse-answer.ts';
import { boolean, choices, domain, nullable, numeric, object, type ShapeValue, string } from '../shape/shape.ts';
import { EXPLAINED_DECISIONS, MODERATED_TYPES } from './moderation.ts';
import { toQueryEntries } from './rows.ts';

/** Answers to an objection: the decision is upheld, or reversed. */
export const OBJECTION_ANSWERS = ['uphold', 'overturn'] as const;
export type ObjectionAnswer = (typeof OBJECTION_ANSWERS)[number];

/** Form of the answer. The reason for upholding a decision is sent to the user; reversing it needs none. */
export const objectionAnswerForm = defineForm({
  answer: (input: string) => accept(input),
  reason: (input: string, { text }) =>
    text('answer') === 'overturn' && isBlank(input) ? accept('') : readBodyText(input, MODERATION_REASON_LENGTH),
});

/** An objection that waits for an answer. */
const openObjection = object({
  id: numeric(),
  domain: domain(),
  nickname: nullable(string()),
  action: choices(EXPLAINED_DECISIONS),
  /** The text concerned; null for a decision about the account. */
  type: nullable(choices(MODERATED_TYPES)),
  entity: nullable(numeric()),
  /** Reasons of the decision, as they were sent to the user. */
  decision: string(),
  /** Time (ISO 8601) and staff member of the decision; null on the command line, and for a deleted account. */
  decidedAt: string(),
  decidedBy: nullable(string()),
  /** True if the caller decided; another staff member has to answer. */
  isOwn: boolean(),
  why: string(),
  more: string(),
  at: string(),
  /** YYYY-MM-DD. */
  answerBefore: string(),
});

export type OpenObjection = ShapeValue<typeof openObjection>;

interface ListInput {
  readonly query?: { readonly domain?: string; readonly page?: number };
}

/** Lists the objections that wait for an answer, oldest first. */
export const listObjections = defineOperation({
  name: 'list-objections',
  method: 'GET',
  route: '/desk/objections',
  access: 'moderator',
  query: ({ query }: ListInput) => toQueryEntries(query),
  answerShape: pagedShape(openObjection),
  read: ({ body }): Paged<OpenObjection> => readPaged(body, (raw) => parseAnswer(openObjection, raw)),
  errors: { 403: 'not logged in as a moderator' },
});

interface Input {
  readonly body: { readonly answer: ObjectionAnswer; readonly reason: string };
}

const objectShape = object({
  /** True if a reversed decision was undone; false if the text cannot be restored any more. */
  isUndone: boolean(),
});

/** Answers an objection. A reversed decision is undone; the user is sent the answer. */
export const answerObjection = defineOperation({
  name: 'answer-objection',
  method: 'POST',
  route: '/desk/objections/:id',
  access: 'moderator',
  activity: 'person',
  request: object({ answer: choices(OBJECTION_ANSWERS), reason: string() }),
  body: ({ body }: Input) => body,
  answerShape: objectShape,
  read: ({ body }) => parseAnswer(objectShape, body),
  errors: {
    403: 'not logged in as a moderator, or the caller made the decision',
    404: 'no such objection',
    409: 'the objection is already answered',
    422: 'the reason is missing or too long',
  },
});
