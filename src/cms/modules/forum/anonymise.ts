import { eq } from 'drizzle-orm';
import { anonymisePost as operation } from '#src/contract/anonymise-post.ts';
import { comments } from '../../db/schema/index.ts';
import type { ApiContext } from '../../http/request.ts';
import { idParam } from '../../http/route.ts';
import { readWrite } from '../../http/sent-values.ts';
import { ownUser } from '../accounts/find-user.ts';
import { commentAnswer } from './comment-answer.ts';
import { forgetAnswers, forgetComments, forgetPosts } from './forget-words.ts';
import { lockComment } from './lock-comment.ts';
import { checkAuthor, lockPost } from './lock-post.ts';
import { redactThread } from './redact-thread.ts';
import { postAnswer } from './show-post.ts';

/** Takes author and words from an own post, and where asked from all comments below it. The replies keep their place. */
export async function anonymisePost(c: ApiContext): Promise<Response> {
  const { system, domain } = c.var;
  const nid = idParam(c, 'id');
  const { anonymize_comments: withComments } = await readWrite(c, operation);
  const user = await ownUser(c);
  await system.jobs.transact(async (tx) => {
    const post = await lockPost(tx, domain.key, nid);
    checkAuthor(c, post);
    const below = await tx.select({ cid: comments.cid, uid: comments.uid }).from(comments).where(eq(comments.nid, nid));
    const gone = withComments === true ? below : [];
    await forgetComments(
      tx,
      gone.map(({ cid }) => cid),
      system.now(),
    );
    await forgetPosts(tx, [nid], system.now());
    await redactThread(tx, nid, user, [post.title, post.body]);
    await forgetAnswers(tx, [...new Set([user.uid, ...gone.flatMap(({ uid }) => uid ?? [])])]);
  });
  return postAnswer(c, nid, false);
}

/** Takes author and words from an own comment. */
export async function anonymiseComment(c: ApiContext): Promise<Response> {
  const { system, domain } = c.var;
  const cid = idParam(c, 'id');
  const user = await ownUser(c);
  await system.jobs.transact(async (tx) => {
    const comment = await lockComment(tx, domain.key, cid);
    checkAuthor(c, comment);
    await forgetComments(tx, [cid], system.now());
    await redactThread(tx, comment.nid, user, [comment.body]);
    await forgetAnswers(tx, [user.uid]);
  });
  return commentAnswer(c, cid, false);
}
