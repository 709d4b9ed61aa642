import { readBodyText } from '#src/rules/fields/text.ts';
import { MODERATION_REASON_LENGTH } from '#src/rules/limits.ts';
import { defineForm } from '../forms/form.ts';
import { defineOperation } from '../operation.ts';
import { type Paged, readPaged } from '../paged.ts';
import { pagedShape } from '../shape/paged-shape.ts';
import { parseAnswer } from '../shape/parse-answer.ts';
import { array, boolean, choices, domain, nullable, numeric, object, type ShapeValue, string } from '../shape/shape.ts';
import { MODERATED_TYPES } from './moderation.ts';
import { toQueryEntries } from './rows.ts';

const removedText = object({
  type: choices(MODERATED_TYPES),
  id: numeric(),
  /** Nickname of the author; null for the team. */
  nickname: nullable(string()),
  /** Title of a post. */
  title: nullable(string()),
  body: string(),
});

/** Texts removed by one deletion or erasure, which can still be restored. */
const removal = object({
  /** Id of the removal. */
  removal: string(),
  domain: domain(),
  /** ISO 8601: time of the removal, and last time at which it can be restored. */
  at: string(),
  until: string(),
  /** Name of the moderator who erased it; null if its author removed it, and for a deleted account. */
  by: nullable(string()),
  /** True if a moderator erased it. */
  isErased: boolean(),
  /** The texts that were removed as a whole. */
  texts: array(removedText),
  /** The original replies of others that quoted them or addressed their author. */
  quotes: array(removedText),
});

export type RemovedForumTexts = ShapeValue<typeof removal>;

interface ListInput {
  readonly query?: { readonly domain?: string; readonly page?: number };
}

/** Lists recent removals from the forum, newest first. */
export const listRemovedForumTexts = defineOperation({
  name: 'list-removed-words',
  method: 'GET',
  route: '/desk/forum/removed',
  access: 'moderator',
  query: ({ query }: ListInput) => toQueryEntries(query),
  answerShape: pagedShape(removal),
  read: ({ body }): Paged<RemovedForumTexts> => readPaged(body, (raw) => parseAnswer(removal, raw)),
  errors: { 403: 'not logged in as a moderator' },
});

/** Form with the reason of the restoration, which is recorded. */
export const restoreForm = defineForm({ reason: (input: string) => readBodyText(input, MODERATION_REASON_LENGTH) });

const restoreShape = object({
  /** Number of replies left unchanged, because their authors edited them in the meantime. */
  left: numeric(),
});

/** Restores the texts that one deletion removed. */
export const restoreRemovedTexts = defineOperation({
  name: 'restore-words',
  method: 'POST',
  route: '/desk/forum/removed/:removal',
  access: 'moderator',
  activity: 'forum',
  request: object({ reason: string() }),
  body: ({ body }: { readonly body: { readonly reason: string } }) => body,
  answerShape: restoreShape,
  read: ({ body }) => parseAnswer(restoreShape, body),
  errors: {
    403: 'not logged in as a moderator',
    404: 'no texts of this removal are stored any more',
    422: 'the reason is missing or too long',
  },
});
