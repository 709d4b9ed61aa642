import { respondPrivately } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ApiContext } from '../../http/request.ts';
import { wrapValue } from '../../http/wrap.ts';
import { requireSession } from '../../identity/find-user.ts';
import { type ForumReader, findPost, serializePost } from './post-row.ts';

/** Returns the reader of the forum, with domain and language. */
export const getForumReader = (c: ApiContext): ForumReader => ({
  domain: c.var.domain.key,
  uid: requireSession(c).uid,
  language: c.var.language,
});

/** Finds a post of this domain, with its revision for the next change; null for an unknown id. */
export async function showPost(c: ApiContext, nid: number): Promise<Response | null> {
  const row = await findPost(c.var.system.database.pool, nid, getForumReader(c));
  if (!row) return null;
  c.header('ETag', `"${row.revision}"`);
  return respondPrivately(c, serializePost(row, c.var.language));
}

/** Responds with a post after a write; `isHelpShown` if its text requires the help lines. */
export async function createPostResponse(
  c: ApiContext,
  nid: number,
  isHelpShown: boolean,
  status: 200 | 201 = 200,
): Promise<Response> {
  const row = await findPost(c.var.system.database.pool, nid, getForumReader(c));
  if (!row) throw new ApiError(404, 'not-found');
  c.header('ETag', `"${row.revision}"`);
  return respondPrivately(
    c,
    { ...serializePost(row, c.var.language), field_help_shown: wrapValue(isHelpShown) },
    status,
  );
}
