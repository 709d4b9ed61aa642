import { desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import {
  createApprovalLink,
  listApprovalLinks,
  readDrafts,
  reviewDrafts,
  revokeApprovalLink,
} from '#src/contract/desk/approval-links.ts';
import {
  changedReleaseBody,
  changeRelease,
  createRelease,
  deleteRelease,
  listReleases,
  openRelease,
  previewRelease,
  publishRelease,
  releaseBody,
  releaseTimeBody,
  scheduleRelease,
  showSitePreview,
  undoRelease,
} from '#src/contract/desk/releases.ts';
import { RELEASE_FORM_TEXTS } from '#src/contract/forms/library.ts';
import { getActor } from '../../content/entry-type.ts';
import { rollBack } from '../../db/roll-back.ts';
import { releaseEntries, releases } from '../../db/schema/index.ts';
import { respondEmpty, respondPrivately } from '../../http/answer.ts';
import { ValidationFailure } from '../../http/api-error.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { type Route, readIdParam, serve } from '../../http/route.ts';
import { getViolationText } from '../../http/violation-texts.ts';
import { createRightsCheck } from '../versions/publish-draft.ts';
import { createReviewLink, revokeLink, showDrafts, showLinks, storeAnswer } from './approval-links.ts';
import { addEntries, assertMayChangeEntry, removeEntries } from './change-release.ts';
import { assertNoBlockedEntries, lockRelease, toRelease, tryPublishRelease } from './find-release.ts';
import { createSitePreview, showReleasePreview } from './preview.ts';
import { handlePublishRelease, handleUndoRelease } from './publish-release.ts';
import { readRelease } from './read-release.ts';

/** Number of published releases in the list. */
const MAX_PUBLISHED_LISTED = 20;

const getRelease = (c: ApiContext): number => readIdParam(c, 'release');

async function showReleases(c: ApiContext): Promise<Response> {
  const { db } = c.var.system.database;
  const count = db.$count(releaseEntries, eq(releaseEntries.release, releases.id));
  const unpublished = await db
    .select({ release: releases, count })
    .from(releases)
    .where(isNull(releases.publishedAt))
    .orderBy(sql`${releases.publishAt} asc nulls last`, desc(releases.id));
  const publishedRows = await db
    .select({ release: releases, count })
    .from(releases)
    .where(isNotNull(releases.publishedAt))
    .orderBy(desc(releases.publishedAt))
    .limit(MAX_PUBLISHED_LISTED);
  return respondPrivately(c, {
    rows: [...unpublished, ...publishedRows].map(({ release, count }) => toRelease(release, count)),
  });
}

async function answerOpened(c: ApiContext, id: number): Promise<Response> {
  return respondPrivately(c, await readRelease(c.var.system, id, getActor(c), await createRightsCheck(c)));
}

async function make(c: ApiContext): Promise<Response> {
  const { name, add } = await readRequest(c, releaseBody, { textKey: RELEASE_FORM_TEXTS });
  const { database, now } = c.var.system;
  const assertAllowed = await createRightsCheck(c);
  const id = await database.db.transaction(async (tx) => {
    const [row] = await tx.insert(releases).values({ name, madeAt: now() }).returning({ id: releases.id });
    if (!row) throw new Error('The release was not stored.');
    await addEntries(tx, row.id, add, getActor(c), assertAllowed);
    return row.id;
  });
  return answerOpened(c, id);
}

async function change(c: ApiContext): Promise<Response> {
  const id = getRelease(c);
  const { name, add = [], remove = [] } = await readRequest(c, changedReleaseBody, { textKey: RELEASE_FORM_TEXTS });
  const assertAllowed = await createRightsCheck(c);
  await c.var.system.database.db.transaction(async (tx) => {
    await lockRelease(tx, id, 'unpublished');
    if (name) await tx.update(releases).set({ name }).where(eq(releases.id, id));
    await removeEntries(tx, id, remove, assertAllowed);
    await addEntries(tx, id, add, getActor(c), assertAllowed);
  });
  return answerOpened(c, id);
}

async function schedule(c: ApiContext): Promise<Response> {
  const id = getRelease(c);
  const { publishAt } = await readRequest(c, releaseTimeBody, { textKey: RELEASE_FORM_TEXTS });
  const [actor, assertAllowed] = [getActor(c), await createRightsCheck(c)];
  if (publishAt !== null && publishAt <= actor.at) {
    throw new ValidationFailure([{ field: 'publishAt', text: getViolationText('too-early', actor.language) }]);
  }
  await c.var.system.database.db.transaction(async (tx) => {
    await lockRelease(tx, id, 'unpublished');
    assertNoBlockedEntries(await rollBack(tx, (inner) => tryPublishRelease(inner, id, actor, assertAllowed)));
    await tx.update(releases).set({ publishAt, heldAt: null }).where(eq(releases.id, id));
  });
  return answerOpened(c, id);
}

async function publish(c: ApiContext): Promise<Response> {
  const id = getRelease(c);
  await handlePublishRelease(c.var.system, id, getActor(c), await createRightsCheck(c));
  return answerOpened(c, id);
}

async function undo(c: ApiContext): Promise<Response> {
  const id = getRelease(c);
  const assertAllowed = await createRightsCheck(c);
  await handleUndoRelease(c.var.system, id, getActor(c), (tx, entry) => assertMayChangeEntry(tx, entry, assertAllowed));
  return answerOpened(c, id);
}

async function remove(c: ApiContext): Promise<Response> {
  const id = getRelease(c);
  await c.var.system.database.db.transaction(async (tx) => {
    await lockRelease(tx, id, 'unpublished');
    await tx.delete(releases).where(eq(releases.id, id));
  });
  return respondEmpty(c);
}

/** Routes of sets of drafts that are published together. */
export const releaseRoutes: readonly Route[] = [
  serve(listReleases, showReleases),
  serve(openRelease, (c) => answerOpened(c, getRelease(c))),
  serve(createRelease, make),
  serve(changeRelease, change),
  serve(scheduleRelease, schedule),
  serve(publishRelease, publish),
  serve(undoRelease, undo),
  serve(deleteRelease, remove),
  serve(listApprovalLinks, showLinks),
  serve(createApprovalLink, createReviewLink),
  serve(revokeApprovalLink, revokeLink),
  serve(readDrafts, showDrafts),
  serve(reviewDrafts, storeAnswer),
  serve(previewRelease, createSitePreview),
  serve(showSitePreview, showReleasePreview),
];
