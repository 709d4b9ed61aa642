import { eq } from 'drizzle-orm';
import { type Release, type ReleaseBlock, type ReleaseState, UNDO_HOURS } from '#src/contract/desk/releases.ts';
import type { EntryKey } from '#src/contract/desk/versions.ts';
import type { Transaction } from '../../content/change-content.ts';
import type { Actor } from '../../content/entry-type.ts';
import { releaseEntries, releases } from '../../db/schema/index.ts';
import { ApiError, ValidationFailure } from '../../http/api-error.ts';
import { type AssertAllowed, publishDraft, sortEntries } from '../versions/publish-draft.ts';
import { type EntryState, readEntryState } from './entry-state.ts';

export type ReleaseRow = typeof releases.$inferSelect;
export type ReleaseEntryRow = typeof releaseEntries.$inferSelect;

const HOUR = 3_600_000;

/** Returns the end of the time in which a release can be undone. */
const getUndoEnd = (publishedAt: Date): Date => new Date(publishedAt.getTime() + UNDO_HOURS * HOUR);

export const canUndo = ({ publishedAt }: ReleaseRow, now: Date): boolean =>
  publishedAt !== null && getUndoEnd(publishedAt) > now;

function getState({ publishedAt, publishAt, heldAt }: ReleaseRow): ReleaseState {
  if (publishedAt !== null) return 'published';
  if (publishAt !== null) return 'planned';
  return heldAt === null ? 'open' : 'held';
}

/** Returns a release for the desk. */
export function toRelease(row: ReleaseRow, count: number): Release {
  const { id, name, publishAt, publishedAt } = row;
  const toIso = (time: Date | null) => time?.toISOString() ?? null;
  const undoUntil = publishedAt && getUndoEnd(publishedAt);
  return {
    id,
    name,
    state: getState(row),
    count,
    publishAt: toIso(publishAt),
    publishedAt: toIso(publishedAt),
    undoUntil: toIso(undoUntil),
  };
}

/** Locks a release; responds with 404 if there is none in this state. */
export async function lockRelease(tx: Transaction, id: number, is: 'published' | 'unpublished'): Promise<ReleaseRow> {
  const [row] = await tx.select().from(releases).where(eq(releases.id, id)).for('update');
  if (!row || (row.publishedAt !== null) !== (is === 'published')) throw new ApiError(404, 'not-found');
  return row;
}

/** Returns the entries of a release, in the order in which they are locked. */
export async function readReleaseEntries(tx: Transaction, id: number): Promise<readonly ReleaseEntryRow[]> {
  return sortEntries(await tx.select().from(releaseEntries).where(eq(releaseEntries.release, id)));
}

/** An entry of a release with the reason that it cannot be published; null if it was published. */
export interface EntryResult extends EntryKey {
  readonly hold: ReleaseBlock | null;
  readonly tags: readonly string[];
  readonly state: EntryState | null;
}

const HOLD_BY_STATUS: Readonly<Record<number, ReleaseBlock>> = {
  403: 'not-yours',
  404: 'no-draft',
  409: 'not-approved',
  412: 'conflict',
};

function toHold(error: unknown): ReleaseBlock {
  if (error instanceof ValidationFailure) return 'incomplete';
  const hold = error instanceof ApiError ? HOLD_BY_STATUS[error.status] : undefined;
  if (!hold) throw error;
  return hold;
}

/** Publishes one entry of a release, or finds why it cannot be published. */
async function tryPublishEntry(
  tx: Transaction,
  { kind, key, base }: ReleaseEntryRow,
  actor: Actor,
  assertAllowed: AssertAllowed,
): Promise<EntryResult> {
  const entryKey = { kind, key };
  const nothing = { ...entryKey, tags: [], state: null };
  let state: EntryState | null = null;
  try {
    const read = await readEntryState(tx, entryKey);
    state = read;
    if (read.base !== base) return { ...nothing, hold: 'conflict', state };
    if (!read.draft) return { ...nothing, hold: 'no-draft', state };
    const tags = await tx.transaction((inner) => publishDraft(inner, entryKey, actor, assertAllowed));
    return { ...nothing, hold: null, tags, state };
  } catch (error) {
    return { ...nothing, hold: toHold(error), state };
  }
}

/** Publishes every entry of a release that can be published; the caller rolls back if an entry is blocked. */
export async function tryPublishRelease(
  tx: Transaction,
  id: number,
  actor: Actor,
  assertAllowed: AssertAllowed,
): Promise<readonly EntryResult[]> {
  // Deletes the drafts of a published release, which are no longer needed.
  await tx.update(releases).set({ publishedAt: actor.at, publishAt: null, heldAt: null }).where(eq(releases.id, id));
  const entryResults: EntryResult[] = [];
  for (const entry of await readReleaseEntries(tx, id))
    entryResults.push(await tryPublishEntry(tx, entry, actor, assertAllowed));

  return entryResults;
}

/** Refuses a release with blocked entries, and lists them; 403 if the caller may not publish one of them. */
export function assertNoBlockedEntries(entryResults: readonly EntryResult[]): void {
  const moderation = entryResults.flatMap(({ kind, key, hold }) => (hold === null ? [] : [{ kind, key, hold }]));
  if (moderation.some(({ hold }) => hold === 'not-yours'))
    throw new ApiError(403, 'not-your-content', {}, {}, { held: moderation });
  if (moderation.length > 0) throw new ApiError(409, 'release-held', {}, {}, { held: moderation });
}
