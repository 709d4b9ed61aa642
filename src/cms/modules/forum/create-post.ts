import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { createEmptyTexts } from '#src/contract/fields/fields.ts';
import { postFields } from '#src/contract/forum.ts';
import { createPost as operation } from '#src/contract/forum-writes.ts';
import { terms } from '../../db/schema/index.ts';
import { ValidationFailure } from '../../http/api-error.ts';
import { readIdArgument } from '../../http/caller-view.ts';
import { readFormValues, toForm } from '../../http/form-values.ts';
import { getRetryUuid } from '../../http/idempotent.ts';
import { recordFailedAttempt } from '../../http/limits.ts';
import { readRequest, type WireBody } from '../../http/read-request.ts';
import { API_BASE, type ApiContext } from '../../http/request.ts';
import { readSentText, readSentTexts } from '../../http/request-values.ts';
import { getServerText } from '../../http/server-texts.ts';
import { assertNotSilenced } from '../restrictions/find-restriction.ts';
import { requireAuthor } from './nickname.ts';
import { createPostResponse } from './show-post.ts';
import { storePost } from './store-post.ts';

async function getCategory(c: ApiContext, body: WireBody): Promise<number> {
  const { system, domain, language } = c.var;
  const tid = readIdArgument(readSentText(body, 'taxonomy_forums', 'target_id'));
  const isHere = and(eq(terms.vocabulary, 'forums'), sql`${terms.domains} @> array[${domain.key}]`);
  const [term] = await system.database.db
    .select()
    .from(terms)
    .where(and(eq(terms.tid, tid), isHere));
  if (!term)
    throw new ValidationFailure([{ field: 'taxonomy_forums', text: getServerText('forum.category', language) }]);
  return tid;
}

/** Creates a post. A retry of a write with a lost response finds the post that it created. */
export async function handleCreatePost(c: ApiContext): Promise<Response> {
  const { system, domain, language } = c.var;
  const body = await readRequest(c, operation);
  await assertNotSilenced(c);
  const { uid } = await requireAuthor(c);
  const sentTexts = readSentTexts(body, postFields, createEmptyTexts(postFields));
  const texts = readFormValues(toForm(postFields, {}), sentTexts, { language, textKey: 'forum.errors.post' });
  const tid = await getCategory(c, body);
  await recordFailedAttempt(c, 'forum-write', uid);
  const uuid = getRetryUuid(c) ?? randomUUID();
  const post = { ...texts, uuid, tid, uid, domain: domain.key };
  const { nid, isHelpShown } = await system.jobs.transact((tx) => storePost(system, tx, post));
  c.header('Location', `${API_BASE}/${language}/node/${nid}`);
  return createPostResponse(c, nid, isHelpShown, 201);
}
