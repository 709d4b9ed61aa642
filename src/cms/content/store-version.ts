import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { SWITCHABLE_TYPES, type VersionedEntry } from '#src/contract/desk/versions.ts';
import { pendingEntries, releaseEntries, releases, versions } from '../db/schema/index.ts';
import type { Transaction } from './change-content.ts';
import { NO_DRAFT } from './entry-drafts.ts';
import type { Actor } from './entry-type.ts';
import { toStableJson } from './stable-json.ts';

/** Content before and after a save, in the shape of a save request; null if there is none. */
interface SavedStates {
  readonly before: object | null;
  readonly after: object | null;
}

/** Returns a state without its version hash. */
export const stripVersion = (state: object): Readonly<Record<string, unknown>> => {
  const { version: _, ...content } = state as Readonly<Record<string, unknown>>;
  return content;
};

/**
 * Cancels dates planned for older content, except the end of an entry that can be switched off. A draft with other
 * content that is scheduled, or in an unpublished release, remains without its date, and its author is notified. The
 * draft of a deleted entry remains as well, so that it can be restored.
 */
async function cancelPlannedDates(
  tx: Transaction,
  { kind, key }: VersionedEntry,
  newContent: Readonly<Record<string, unknown>> | null,
  time: Date,
): Promise<void> {
  const condition = and(eq(pendingEntries.kind, kind), eq(pendingEntries.key, key));
  const [waits] = await tx
    .select({ publishAt: pendingEntries.publishAt, stoppedAt: pendingEntries.stoppedAt, content: versions.content })
    .from(pendingEntries)
    .leftJoin(versions, eq(versions.id, pendingEntries.draftId))
    .where(condition);
  if (!waits) return;
  const isDeleted = newContent === null;
  const inRelease = await tx
    .select({ id: releases.id })
    .from(releaseEntries)
    .innerJoin(releases, eq(releases.id, releaseEntries.release))
    .where(and(eq(releaseEntries.kind, kind), eq(releaseEntries.key, key), isNull(releases.publishedAt)));
  const isPlanned = waits.publishAt !== null || waits.stoppedAt !== null || inRelease.length > 0;
  const isStopped = !isDeleted && isPlanned && toStableJson(waits.content) !== toStableJson(newContent);
  const keepsEnd = !isDeleted && SWITCHABLE_TYPES.includes(kind);
  await tx
    .update(pendingEntries)
    .set({
      publishAt: null,
      edit: sql`${pendingEntries.edit} + 1`,
      ...(isStopped ? { stoppedAt: time } : {}),
      ...(isDeleted || isStopped ? {} : NO_DRAFT),
      ...(keepsEnd ? {} : { endAt: null }),
    })
    .where(condition);
}

/**
 * Stores the result of a desk save as a version, with author and time. Content without a version (starter content, an
 * import) is stored first, so that the first save can be undone too. A save without changes adds no version. The caller
 * has locked the entry for this transaction.
 */
export async function storeVersion(
  { uid, at }: Actor,
  tx: Transaction,
  { kind, key }: VersionedEntry,
  { before, after }: SavedStates,
): Promise<void> {
  await cancelPlannedDates(tx, { kind, key }, after && stripVersion(after), at);
  const condition = and(eq(versions.kind, kind), eq(versions.key, key), eq(versions.state, 'published'));
  const [last] = await tx.select().from(versions).where(condition).orderBy(desc(versions.id)).limit(1);
  const now = after && stripVersion(after);
  const contentBefore = before && stripVersion(before);
  if (toStableJson(contentBefore) === toStableJson(now)) return;
  if (contentBefore !== null && toStableJson(last?.content ?? null) !== toStableJson(contentBefore)) {
    await tx.insert(versions).values({ kind, key, content: contentBefore });
  }
  await tx.insert(versions).values({ kind, key, content: now, authorUid: uid, savedAt: at });
}
