import { array, boolean, type InferType, number, object, string } from 'yup';
import { defineOperation } from '../operation.ts';
import { type ModeratedType, moderatedText, moderationAction } from './moderated-text.ts';
import { parseWithSchema } from './read-by.ts';

/** A text before or after it on its page. */
const neighbour = object({
  /** 0 for the post itself. */
  cid: number().defined(),
  nickname: string().nullable().defined(),
  body: string().defined(),
  created: string().defined(),
  isHidden: boolean().defined(),
});

const openedText = object({
  text: moderatedText.defined(),
  /** The post, and the comments just before and after, without the text itself. */
  before: array().of(neighbour).defined(),
  after: array().of(neighbour).defined(),
  /** Actions of moderators about it, newest first. */
  actions: array().of(moderationAction).defined(),
});

export type Neighbour = InferType<typeof neighbour>;
export type OpenedText = InferType<typeof openedText>;

export interface ModeratedParams {
  readonly type: ModeratedType;
  /** nid of a post, cid of a comment. */
  readonly id: number;
}

export const readOpenedText = (body: unknown): OpenedText => parseWithSchema(openedText, body, 'text');

/** Returns a text of the forum with its context and all actions about it. */
export const openModeratedText = defineOperation({
  name: 'open-moderated-text',
  method: 'GET',
  route: '/desk/forum/texts/:type/:id',
  access: 'moderator',
  read: ({ body }) => readOpenedText(body),
  errors: { 403: 'no moderator', 404: 'no such text' },
});
