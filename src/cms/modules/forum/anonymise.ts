import { and, eq, isNull } from 'drizzle-orm';
import { anonymisePost as operation } from '#src/contract/forum-writes.ts';
import { comments, removedWordsTable } from '../../db/schema/index.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { readIdParam } from '../../http/route.ts';
import { requireUser } from '../../identity/find-user.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { createCommentResponse } from './comment-answer.ts';
import { lockComment } from './lock-comment.ts';
import { checkAuthor, lockPost } from './lock-post.ts';
import { removeTexts } from './remove-texts.ts';
import { createPostResponse } from './show-post.ts';

/** Returns true if the caller has removed this text, which a retry after a lost response removes again. */
async function isRemovedByCaller(tx: Transaction, uid: number, entityType: 'node' | 'comment', id: number) {
  const { entityType: type, entityId, part, leaverUid, staffUid } = removedWordsTable;
  const isText = and(eq(type, entityType), eq(entityId, id), eq(part, 'text'));
  const [row] = await tx
    .select({ uuid: removedWordsTable.uuid })
    .from(removedWordsTable)
    .where(and(isText, eq(leaverUid, uid), isNull(staffUid)))
    .limit(1);
  return row !== undefined;
}

/**
 * Removes author and text of the user's own post, and on request of the user's own comments below it. Comments of
 * others remain: their text is theirs (docs/product-rules.md, "Community").
 */
export async function handleAnonymisePost(c: ApiContext): Promise<Response> {
  const { system, domain } = c.var;
  const nid = readIdParam(c, 'id');
  const { anonymize_comments: withComments } = await readRequest(c, operation);
  const user = await requireUser(c);
  const selectOwnComments = (tx: Transaction) =>
    tx
      .select()
      .from(comments)
      .where(and(eq(comments.nid, nid), eq(comments.uid, user.uid)));
  await system.jobs.transact(async (tx) => {
    const post = await lockPost(tx, domain.key, nid);
    if (post.author === 'nobody' && (await isRemovedByCaller(tx, user.uid, 'node', nid))) return;
    checkAuthor(c, post);
    const children = withComments === true ? await selectOwnComments(tx) : [];
    await removeTexts(system, tx, { domain: domain.key, nid, user, staffUid: null, posts: [post], comments: children });
  });
  return createPostResponse(c, nid, false);
}

/** Removes author and text of the user's own comment. */
export async function handleAnonymiseComment(c: ApiContext): Promise<Response> {
  const { system, domain } = c.var;
  const cid = readIdParam(c, 'id');
  const user = await requireUser(c);
  await system.jobs.transact(async (tx) => {
    const comment = await lockComment(tx, domain.key, cid);
    if (comment.author === 'nobody' && (await isRemovedByCaller(tx, user.uid, 'comment', cid))) return;
    checkAuthor(c, comment);
    const { nid } = comment;
    await removeTexts(system, tx, { domain: domain.key, nid, user, staffUid: null, posts: [], comments: [comment] });
  });
  return createCommentResponse(c, cid, false);
}
