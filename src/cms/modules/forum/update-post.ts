import { eq } from 'drizzle-orm';
import { postFields } from '#src/contract/forum.ts';
import { updatePost as operation } from '#src/contract/forum-writes.ts';
import { forumPosts } from '../../db/schema/index.ts';
import { readFormValues, toForm } from '../../http/form-values.ts';
import { assertRevision } from '../../http/if-match.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { readSentTexts } from '../../http/request-values.ts';
import { readIdParam } from '../../http/route.ts';
import { queueHeldText, queueSuicideText } from '../moderation-records/queue.ts';
import { assertNotSilenced } from '../restrictions/find-restriction.ts';
import { assertVisible, checkAuthor, lockPost } from './lock-post.ts';
import { toModerationColumns } from './moderation-columns.ts';
import { requireAuthor } from './nickname.ts';
import { createPostResponse } from './show-post.ts';

/** Changes a post of the user; its category does not change. */
export async function handleUpdatePost(c: ApiContext): Promise<Response> {
  const { system, domain, language } = c.var;
  const nid = readIdParam(c, 'id');
  const body = await readRequest(c, operation);
  const isHelpShown = await system.database.db.transaction(async (tx) => {
    const post = await lockPost(tx, domain.key, nid);
    checkAuthor(c, post);
    assertVisible(post);
    await assertNotSilenced(c, tx);
    await requireAuthor(c, tx);
    assertRevision(c, post.revision);
    const sentTexts = readSentTexts(body, postFields, post);
    const texts = readFormValues(toForm(postFields, {}), sentTexts, { language, textKey: 'forum.errors.post' });
    const now = system.now();
    const text = `${texts.title}\n${texts.body}`;
    const moderation = toModerationColumns(text, now);
    const changes = { ...texts, ...moderation, revision: post.revision + 1, changedAt: now };
    await tx.update(forumPosts).set(changes).where(eq(forumPosts.nid, nid));
    const entity = { domain: domain.key, entityType: 'node', entityId: nid } as const;
    await queueHeldText(tx, entity, moderation.isHeld, now);
    return queueSuicideText(tx, entity, text, now);
  });
  return createPostResponse(c, nid, isHelpShown);
}
