import { respondPrivately } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ApiContext } from '../../http/request.ts';
import { wrapValue } from '../../http/wrap.ts';
import { findComment, serializeComment } from './comment-row.ts';
import { getForumReader } from './show-post.ts';

/** Responds with a comment after a write; `isHelpShown` if its text requires the help lines. */
export async function createCommentResponse(
  c: ApiContext,
  cid: number,
  isHelpShown: boolean,
  status: 200 | 201 = 200,
): Promise<Response> {
  const row = await findComment(c.var.system.database.pool, cid, getForumReader(c));
  if (!row) throw new ApiError(404, 'not-found');
  return respondPrivately(
    c,
    { ...serializeComment(row, c.var.language), field_help_shown: wrapValue(isHelpShown) },
    status,
  );
}
