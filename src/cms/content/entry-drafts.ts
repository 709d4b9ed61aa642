import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { EntryKey, PendingChanges, VersionedKind } from '#src/contract/desk/versions.ts';
import type { Orm } from '../db/orm.ts';
import { pendingEntries, users, versions } from '../db/schema/index.ts';
import { ApiError } from '../http/api-error.ts';
import type { Transaction } from './change-content.ts';
import type { Actor, EntryContent } from './entry-type.ts';
import { lockByName } from './version-conflict.ts';

/** Time within which saves of one author are merged to one version of the draft, in ms. */
const MERGE_MS = 30 * 60_000;

const isEntry = ({ kind, key }: EntryKey) => and(eq(pendingEntries.kind, kind), eq(pendingEntries.key, key));

const NOTHING: PendingChanges = { edit: 0, draft: null, askedBy: null, stoppedAt: null, publishAt: null, endAt: null };

/** Locks the draft and the planned dates of an entry until the transaction ends. */
export const lockEntry = (tx: Transaction, { kind, key }: EntryKey): Promise<void> =>
  lockByName(tx, `waiting ${kind} ${key}`);

/** Returns the draft and the planned dates of an entry. */
export async function readPendingChanges(db: Pick<Orm, 'select'>, entryKey: EntryKey): Promise<PendingChanges> {
  const author = sql<string | null>`case when ${versions.authorUid} is not null
    then coalesce(nullif(${users.name}, ''), ${users.mail}, '') end`;
  const asker = alias(users, 'asker');
  const askedBy = sql<string | null>`case when ${pendingEntries.askedAt} is not null
    then coalesce(nullif(${asker.name}, ''), ${asker.mail}, '') end`;
  const [row] = await db
    .select({ thing: pendingEntries, version: versions, author, askedBy })
    .from(pendingEntries)
    .leftJoin(versions, eq(versions.id, pendingEntries.draftId))
    .leftJoin(users, eq(users.uid, versions.authorUid))
    .leftJoin(asker, eq(asker.uid, pendingEntries.askedBy))
    .where(isEntry(entryKey));
  if (!row) return NOTHING;
  const { thing, version } = row;
  const draft = version?.content && {
    content: version.content,
    savedAt: version.savedAt?.toISOString() ?? '',
    author: row.author,
  };
  return {
    edit: thing.edit,
    draft: draft ?? null,
    askedBy: row.askedBy,
    stoppedAt: thing.stoppedAt?.toISOString() ?? null,
    publishAt: thing.publishAt?.toISOString() ?? null,
    endAt: thing.endAt?.toISOString() ?? null,
  };
}

/** Overwrites the draft and planned dates of an entry. */
export async function overwritePendingChanges(
  tx: Transaction,
  { kind, key }: EntryKey,
  set: Partial<typeof pendingEntries.$inferInsert>,
): Promise<void> {
  await tx
    .insert(pendingEntries)
    .values({ kind, key, ...set })
    .onConflictDoUpdate({ target: [pendingEntries.kind, pendingEntries.key], set });
}

/** Refuses with 412 a write that is not based on the newest save of the draft. */
export function assertEdit({ edit }: PendingChanges, from: number): void {
  if (edit !== from) throw new ApiError(412, 'saved-meanwhile');
}

/** Saves a draft without validating it, merged with a recent save of the author; cancels its publication date. */
export async function storeDraft(
  tx: Transaction,
  { kind, key }: EntryKey & { readonly kind: VersionedKind },
  {
    from,
    content,
    isAsked: isForApproval = false,
  }: { readonly from: number; readonly content: EntryContent; readonly isAsked?: boolean },
  { uid, at }: Actor,
): Promise<void> {
  const entryKey = { kind, key };
  await lockEntry(tx, entryKey);
  assertEdit(await readPendingChanges(tx, entryKey), from);
  const [pendingRow] = await tx
    .select({ version: versions })
    .from(pendingEntries)
    .innerJoin(versions, eq(versions.id, pendingEntries.draftId))
    .where(isEntry(entryKey));
  const last = pendingRow?.version;
  const isMergeable =
    last !== undefined && last.authorUid === uid && at.getTime() - (last.savedAt?.getTime() ?? 0) < MERGE_MS;
  const row = { kind, key, state: 'draft' as const, content, authorUid: uid, savedAt: at };
  const [draftRow] = isMergeable
    ? await tx.update(versions).set(row).where(eq(versions.id, last.id)).returning({ id: versions.id })
    : await tx.insert(versions).values(row).returning({ id: versions.id });
  if (!draftRow) throw new Error('The draft was not stored.');
  const options = isForApproval ? { askedAt: at, askedBy: uid } : {};
  await overwritePendingChanges(tx, entryKey, {
    draftId: draftRow.id,
    edit: from + 1,
    publishAt: null,
    stoppedAt: null,
    ...options,
  });
}

/** Column values of an entry without a draft. */
export const NO_DRAFT = { draftId: null, publishAt: null, stoppedAt: null, askedAt: null, askedBy: null };

/** Discards the draft of this save; it is stored as a version. */
export async function discardDraft(tx: Transaction, entryKey: EntryKey, from: number): Promise<void> {
  await lockEntry(tx, entryKey);
  assertEdit(await readPendingChanges(tx, entryKey), from);
  await tx
    .update(pendingEntries)
    .set({ ...NO_DRAFT, edit: sql`${pendingEntries.edit} + 1` })
    .where(isEntry(entryKey));
}

/** Clears the planned end of an entry. */
export async function clearEndDate(tx: Transaction, entryKey: EntryKey): Promise<void> {
  await tx.update(pendingEntries).set({ endAt: null }).where(isEntry(entryKey));
}
