import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { changeContent, type Transaction } from '../../content/change-content.ts';
import { type Actor, createSystemActor } from '../../content/entry-type.ts';
import { describeError } from '../../db/describe-error.ts';
import { releaseEntries, releases } from '../../db/schema/index.ts';
import { recordSystemAction } from '../../http/activity.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { type AssertAllowed, checkLinksOfPages } from '../versions/publish-draft.ts';
import { readEntryState, restorePreviousContent } from './entry-state.ts';
import {
  assertNoBlockedEntries,
  canUndo,
  type EntryResult,
  lockRelease,
  readReleaseEntries,
  tryPublishRelease,
} from './find-release.ts';

const isEntry = (release: number, { kind, key }: EntryResult) =>
  and(eq(releaseEntries.release, release), eq(releaseEntries.kind, kind), eq(releaseEntries.key, key));

/** Publishes every entry of a release in one transaction, or none; responds with 409 and the blocked entries. */
export async function handlePublishRelease(
  system: ContentSystem,
  id: number,
  actor: Actor,
  assertAllowed: AssertAllowed,
): Promise<void> {
  const publishedContent = await changeContent(system, async (tx) => {
    await lockRelease(tx, id, 'unpublished');
    const entryResults = await tryPublishRelease(tx, id, actor, assertAllowed);
    assertNoBlockedEntries(entryResults);
    for (const entry of entryResults) {
      const { base } = await readEntryState(tx, entry);
      const set = { base, before: entry.state?.published ?? null, draft: entry.state?.draft ?? null };
      await tx.update(releaseEntries).set(set).where(isEntry(id, entry));
    }
    return { value: entryResults, tags: entryResults.flatMap(({ tags }) => tags) };
  });
  await checkLinksOfPages(system, publishedContent);
}

/**
 * Restores the content from before a release, in one transaction; the released drafts become drafts again. Responds
 * with 404 after the time to undo, with 409 if other content of an entry was published since.
 */
export async function handleUndoRelease(
  system: ContentSystem,
  id: number,
  actor: Actor,
  assertAllowed: (tx: Transaction, entry: Pick<EntryResult, 'kind' | 'key'>) => Promise<void>,
): Promise<void> {
  const undone = await changeContent(system, async (tx) => {
    const release = await lockRelease(tx, id, 'published');
    if (!canUndo(release, actor.at)) throw new ApiError(404, 'not-found');
    const entries = await readReleaseEntries(tx, id);
    const changed = [];
    for (const entry of entries) {
      await assertAllowed(tx, entry);
      const { base } = await readEntryState(tx, entry).catch(() => ({ base: null }));
      if (base !== entry.base) changed.push({ kind: entry.kind, key: entry.key, hold: 'conflict' });
    }
    if (changed.length > 0) throw new ApiError(409, 'release-held', {}, {}, { held: changed });
    const tags: string[] = [];
    for (const { kind, key, before, draft } of entries) {
      if (before) tags.push(...(await restorePreviousContent(tx, { kind, key }, before, draft, actor)));
      const { base } = await readEntryState(tx, { kind, key });
      const condition = and(eq(releaseEntries.release, id), eq(releaseEntries.kind, kind), eq(releaseEntries.key, key));
      await tx.update(releaseEntries).set({ base, before: null, draft: null }).where(condition);
    }
    await tx.update(releases).set({ publishedAt: null }).where(eq(releases.id, id));
    return { value: entries, tags };
  });
  await checkLinksOfPages(system, undone);
}

/**
 * Publishes every release that is due, each as a whole; safe on several processes at the same time. A release with a
 * blocked entry loses its date and waits for an editor. Other failures are retried in the next round: an AggregateError
 * lists them.
 */
export async function publishDueReleases(system: ContentSystem): Promise<number> {
  const systemActor = createSystemActor(system.now());
  const { db } = system.database;
  const dueSteps = await db
    .select()
    .from(releases)
    .where(and(isNull(releases.publishedAt), lte(releases.publishAt, systemActor.at)))
    .orderBy(asc(releases.publishAt), asc(releases.id));
  const failures: unknown[] = [];
  let publication = 0;
  for (const { id, name } of dueSteps) {
    try {
      await handlePublishRelease(system, id, systemActor, () => undefined);
      publication += 1;
      await recordSystemAction(system, 'publish-planned', { kind: 'release', key: String(id) });
    } catch (error) {
      // Another process has published it.
      if (error instanceof ApiError && error.status === 404) continue;
      const isHeld = error instanceof ApiError && error.status === 409;
      if (isHeld) await db.update(releases).set({ publishAt: null, heldAt: systemActor.at }).where(eq(releases.id, id));
      else failures.push(new Error(`release ${name}: ${describeError(error)}`, { cause: error }));
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, failures.map(describeError).join('; '));
  return publication;
}
