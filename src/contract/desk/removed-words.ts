import { array, boolean, type InferType, number, object, string } from 'yup';
import { readBodyText } from '#src/rules/fields/body-text.ts';
import { MODERATION_REASON_LENGTH } from '#src/rules/limits.ts';
import { defineForm } from '../forms/form.ts';
import { defineOperation } from '../operation.ts';
import { type Paged, readPaged } from '../paged.ts';
import { MODERATED_TYPES } from './moderated-text.ts';
import { readBy } from './read-by.ts';
import { queryOf } from './rows.ts';
import { domainKey } from './words.ts';

const text = object({
  type: string().oneOf(MODERATED_TYPES).defined(),
  id: number().defined(),
  /** Null for the team. */
  nickname: string().nullable().defined(),
  /** Of a post. */
  title: string().nullable().defined(),
  body: string().defined(),
});

/** What one deletion or erasure took away, while it can be brought back. */
const removal = object({
  /** Names it. */
  removal: string().defined(),
  domain: domainKey().defined(),
  /** ISO 8601: when it was taken away, and until when it can be brought back. */
  at: string().defined(),
  until: string().defined(),
  /** Name of the moderator who erased it; null where its writer took it away, or the account is gone. */
  by: string().nullable().defined(),
  /** Whether a moderator erased it. */
  isErased: boolean().defined(),
  /** The texts that went as a whole. */
  texts: array().of(text.defined()).defined(),
  /** The replies of others that quoted them or addressed their writer, as they were. */
  quotes: array().of(text.defined()).defined(),
});

export type RemovedWords = InferType<typeof removal>;

interface ListInput {
  readonly query?: { readonly domain?: string; readonly page?: number };
}

/** What was taken away from the forum in the last days, the newest first. */
export const listRemovedWords = defineOperation({
  name: 'list-removed-words',
  method: 'GET',
  route: '/desk/forum/removed',
  access: 'moderator',
  path: (_input: ListInput) => '/desk/forum/removed',
  query: ({ query }) => queryOf(query),
  read: ({ body }): Paged<RemovedWords> => readPaged(body, (raw) => readBy(removal, raw, 'removal')),
  errors: { 403: 'no moderator' },
});

/** Why something is brought back; it is recorded. */
export const restoreForm = defineForm({ reason: (typed: string) => readBodyText(typed, MODERATION_REASON_LENGTH) });

interface RestoreInput {
  readonly params: { readonly removal: string };
  readonly body: { readonly reason: string };
}

const restored = object({
  /** How many replies stay as they are, because their writers changed them meanwhile. */
  left: number().defined(),
});

/** Brings back what one deletion took away. */
export const restoreWords = defineOperation({
  name: 'restore-words',
  method: 'POST',
  route: '/desk/forum/removed/:removal',
  access: 'moderator',
  activity: 'forum',
  path: ({ params }: RestoreInput) => `/desk/forum/removed/${encodeURIComponent(params.removal)}`,
  request: object({ reason: string().strict().defined() }),
  body: ({ body }) => body,
  read: ({ body }) => readBy(restored, body, 'restored'),
  errors: { 403: 'no moderator', 404: 'nothing of it is kept any more', 422: 'no reason, or one that is too long' },
});
