import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { RELEASE_LENGTH } from '#src/contract/desk/releases.ts';
import type { EntryKey } from '#src/contract/desk/versions.ts';
import type { Transaction } from '../../content/change-content.ts';
import { overwritePendingChanges } from '../../content/entry-drafts.ts';
import type { Actor } from '../../content/entry-type.ts';
import { releaseEntries, releases } from '../../db/schema/index.ts';
import { ApiError, ValidationFailure } from '../../http/api-error.ts';
import { getViolationText } from '../../http/violation-texts.ts';
import { findEntryType } from '../versions/kinds.ts';
import { type AssertAllowed, sortEntries } from '../versions/publish-draft.ts';
import { readEntryState } from './entry-state.ts';

const isReleaseEntry = ({ kind, key }: EntryKey) => and(eq(releaseEntries.kind, kind), eq(releaseEntries.key, key));

/** Throws 403 for a caller who may not change an entry with its draft; 404 for an unknown entry type. */
export async function assertMayChangeEntry(
  tx: Transaction,
  { kind, key }: EntryKey,
  assertAllowed: AssertAllowed,
): Promise<void> {
  const type = findEntryType(kind);
  if (!type) throw new ApiError(404, 'not-found');
  const { draft } = await readEntryState(tx, { kind, key });
  assertAllowed(type, await type.placeOf(tx, key, type.content ? draft : null));
}

/** Adds one draft: it is removed from another unpublished release, and its own planned date is cancelled. */
async function addEntry(tx: Transaction, release: number, entryKey: EntryKey, assertAllowed: AssertAllowed) {
  await assertMayChangeEntry(tx, entryKey, assertAllowed);
  const { base, draft } = await readEntryState(tx, entryKey);
  if (!draft) throw new ApiError(404, 'not-found');
  const unpublishedRows = tx.select({ id: releases.id }).from(releases).where(isNull(releases.publishedAt));
  await tx
    .delete(releaseEntries)
    .where(and(isReleaseEntry(entryKey), inArray(releaseEntries.release, unpublishedRows)));
  if (entryKey.kind !== 'page') await overwritePendingChanges(tx, entryKey, { publishAt: null, stoppedAt: null });
  await tx.insert(releaseEntries).values({ release, kind: entryKey.kind, key: entryKey.key, base });
}

/** Adds drafts to a release; 404 for an entry without a draft, 422 if the release would become too large. */
export async function addEntries(
  tx: Transaction,
  release: number,
  entryKeys: readonly EntryKey[],
  { language }: Actor,
  assertAllowed: AssertAllowed,
): Promise<void> {
  for (const entry of sortEntries(entryKeys)) {
    await addEntry(tx, release, entry, assertAllowed).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      const stopped = { kind: entry.kind, key: entry.key };
      throw new ApiError(error.status, error.key, error.headers, error.values, { stopped });
    });
  }
  const count = await tx.$count(releaseEntries, eq(releaseEntries.release, release));
  if (count > RELEASE_LENGTH)
    throw new ValidationFailure([{ field: 'add', text: getViolationText('too-long', language) }]);
}

/** Removes entries from a release; their drafts remain. */
export async function removeEntries(
  tx: Transaction,
  release: number,
  entryKeys: readonly EntryKey[],
  assertAllowed: AssertAllowed,
): Promise<void> {
  if (entryKeys.length === 0) return;
  for (const entry of sortEntries(entryKeys)) {
    await assertMayChangeEntry(tx, entry, assertAllowed).catch((error: unknown) => {
      // A deleted entry can be removed.
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    });
  }
  await tx.delete(releaseEntries).where(and(eq(releaseEntries.release, release), or(...entryKeys.map(isReleaseEntry))));
}
