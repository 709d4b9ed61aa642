import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { EntryKey, PendingChanges } from '#src/contract/desk/versions.ts';
import { changeContent, type Transaction } from '../../content/change-content.ts';
import {
  assertEdit,
  discardDraft,
  lockEntry,
  overwritePendingChanges,
  readPendingChanges,
  storeDraft,
} from '../../content/entry-drafts.ts';
import type { Actor, EntryContent, EntryType } from '../../content/entry-type.ts';
import { type FullEntryType, publishEntry } from '../../content/publish-entry.ts';
import { rollBack } from '../../db/roll-back.ts';
import { pendingEntries, versions } from '../../db/schema/index.ts';
import { ApiError, ValidationFailure } from '../../http/api-error.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { getViolationText } from '../../http/violation-texts.ts';

type System = Pick<ContentSystem, 'database'>;

interface Draft {
  readonly from: number;
  readonly content: EntryContent;
  /** True to propose the draft to a colleague with the right to publish. */
  readonly isAsked?: boolean;
}

/** Saves a draft of an existing entry; the published content does not change. */
export function saveEntryDraft(
  { database }: System,
  kind: FullEntryType,
  { key, ...draft }: { readonly key: string } & Draft,
  actor: Actor,
): Promise<PendingChanges> {
  const entryKey = { kind: kind.kind, key };
  return database.db.transaction(async (tx) => {
    if ((await kind.content.read(tx, key)) === null) throw new ApiError(404, 'not-found');
    await storeDraft(tx, entryKey, draft, actor);
    return readPendingChanges(tx, entryKey);
  });
}

/** Discards the draft of an entry; it is stored as a version. */
export const discardEntryDraft = ({ database }: System, entryKey: EntryKey, from: number): Promise<void> =>
  database.db.transaction((tx) => discardDraft(tx, entryKey, from));

/** Refuses to schedule a draft that could not be published now, because no editor would see an error at that time. */
const assertPublishable = (tx: Transaction, kind: FullEntryType, key: string, content: EntryContent, actor: Actor) =>
  rollBack(tx, (inner) => publishEntry(inner, kind, key, content, actor));

/** Returns the previously published content, in the shape of a save request; null if there was none. */
async function findPreviousContent(
  tx: Transaction,
  { kind }: FullEntryType,
  key: string,
): Promise<EntryContent | null> {
  const condition = and(
    eq(versions.kind, kind),
    eq(versions.key, key),
    eq(versions.state, 'published'),
    isNotNull(versions.content),
  );
  const [, previousVersion] = await tx.select().from(versions).where(condition).orderBy(desc(versions.id)).limit(2);
  return previousVersion?.content ?? null;
}

interface Moments {
  readonly from: number;
  readonly publishAt: Date | null;
  readonly endAt: Date | null;
}

/** Sets the dates at which the draft of an entry is published, and at which the published content ends. */
export function handleScheduleEntry(
  { database }: System,
  kind: EntryType,
  key: string,
  { from, publishAt, endAt }: Moments,
  actor: Actor,
): Promise<PendingChanges> {
  const entryKey = { kind: kind.kind, key };
  const refuse = (field: string) =>
    new ValidationFailure([{ field, text: getViolationText('too-early', actor.language) }]);
  if (publishAt !== null && publishAt <= actor.at) throw refuse('publishAt');
  if (endAt !== null && endAt <= (publishAt ?? actor.at)) throw refuse('endAt');
  return database.db.transaction(async (tx) => {
    const wholeEntryType = kind.content && (kind as FullEntryType);
    if (wholeEntryType && (await wholeEntryType.content.read(tx, key)) === null) throw new ApiError(404, 'not-found');
    await lockEntry(tx, entryKey);
    const pendingChanges = await readPendingChanges(tx, entryKey);
    assertEdit(pendingChanges, from);
    if (publishAt !== null) {
      if (!wholeEntryType || !pendingChanges.draft) throw new ApiError(404, 'not-found');
      await assertPublishable(tx, wholeEntryType, key, pendingChanges.draft.content, actor);
    }
    // The end of a page does not concern its stopped schedule.
    const stopped = wholeEntryType ? { stoppedAt: null } : {};
    await overwritePendingChanges(tx, entryKey, { publishAt, endAt, ...stopped, edit: from + 1 });
    return readPendingChanges(tx, entryKey);
  });
}

/** Locks the stored draft and planned dates of an entry; undefined if it never had any. */
async function lockPendingRow(tx: Transaction, { kind, key }: EntryKey) {
  const condition = and(eq(pendingEntries.kind, kind), eq(pendingEntries.key, key));
  const [row] = await tx.select().from(pendingEntries).where(condition).for('update');
  return row;
}

/** Publishes the draft of an entry that is due; returns false if it is no longer planned. */
export function publishPendingDraft(system: System, kind: FullEntryType, key: string, actor: Actor): Promise<boolean> {
  const entryKey = { kind: kind.kind, key };
  return changeContent(system, async (tx) => {
    await kind.content.read(tx, key);
    const row = await lockPendingRow(tx, entryKey);
    const { draft } = await readPendingChanges(tx, entryKey);
    if (!row?.publishAt || !draft || row.publishAt > actor.at) return { value: false, tags: [] };
    // Clears the date before publishing, so that a scheduled publication does not cancel itself.
    await overwritePendingChanges(tx, entryKey, { publishAt: null });
    const tags = await publishEntry(tx, kind, key, draft.content, actor);
    await overwritePendingChanges(tx, entryKey, { endAt: row.endAt });
    return { value: true, tags };
  });
}

/** Removes the date of a draft that could not be published; the desk reports it until it is saved or published. */
export const cancelPlannedDraft = ({ database }: System, entryKey: EntryKey, time: Date): Promise<void> =>
  database.db.transaction((tx) => overwritePendingChanges(tx, entryKey, { publishAt: null, stoppedAt: time }));

/** Ends published content: an entry with a switch is hidden, for others the previous version is restored. */
export function endEntry(system: System, kind: EntryType, key: string, actor: Actor): Promise<boolean> {
  const entryKey = { kind: kind.kind, key };
  return changeContent(system, async (tx) => {
    const wholeEntryType = kind.content && (kind as FullEntryType);
    if (wholeEntryType) await wholeEntryType.content.read(tx, key);
    const row = await lockPendingRow(tx, entryKey);
    if (!row?.endAt || row.endAt > actor.at) return { value: false, tags: [] };
    await overwritePendingChanges(tx, entryKey, { endAt: null });
    if (kind.hide) return { value: true, tags: await kind.hide(tx, key, actor) };
    const previousContent = wholeEntryType && (await findPreviousContent(tx, wholeEntryType, key));
    if (!previousContent) return { value: true, tags: [] };
    const tags = await publishEntry(tx, wholeEntryType, key, previousContent, actor);
    // The end of published content does not discard the current draft.
    const { draftId, publishAt, stoppedAt, askedAt, askedBy } = row;
    await overwritePendingChanges(tx, entryKey, { draftId, publishAt, stoppedAt, askedAt, askedBy });
    return { value: true, tags };
  });
}
