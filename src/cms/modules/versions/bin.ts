import { and, eq, like, lt } from 'drizzle-orm';
import { BIN_DAYS, type RestoredEntry, type VersionedKind } from '#src/contract/desk/versions.ts';
import type { EditorRights } from '#src/rules/desk/editor-rights.ts';
import { restoreBinnedRows } from '../../content/bin.ts';
import { changeContent, type Transaction } from '../../content/change-content.ts';
import type { Actor } from '../../content/entry-type.ts';
import { storeVersion } from '../../content/store-version.ts';
import { bin, pendingEntries, versions } from '../../db/schema/index.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { assertEditScope } from '../../http/editor-rights.ts';
import { findEntryType, findFullEntryType } from './kinds.ts';

type System = Pick<ContentSystem, 'database'>;

/**
 * Restores an entry from the bin; visitors see it only after it is published again, except a term, which is visible at
 * once. Responds with 404 if it is not in the bin, with 403 for an editor limited to other programmes, as all its
 * languages are restored, and with 403 for a term if the editor may not publish.
 */
export function restoreBinnedEntry(
  system: System,
  id: number,
  actor: Actor,
  rights: EditorRights,
): Promise<RestoredEntry> {
  return changeContent(system, async (tx) => {
    const [deletedRow] = await tx.select({ kind: bin.kind, domains: bin.domains }).from(bin).where(eq(bin.id, id));
    // An entry without a programme can be restored by every editor.
    if (deletedRow && deletedRow.domains.length > 0)
      assertEditScope(rights, { domains: deletedRow.domains, language: null });
    if (deletedRow?.kind === 'term' && !rights.mayPublish) throw new ApiError(403, 'may-not-publish');
    const binnedRows = await restoreBinnedRows(tx, id);
    if (!binnedRows) throw new ApiError(404, 'not-found');
    const { kind, key, isWhole } = binnedRows;
    const tags = (await findEntryType(kind)?.cameBack?.(tx, key, actor)) ?? [];
    const wholeEntryType = findFullEntryType(kind);
    if (wholeEntryType) {
      const { draftId } = (await readWaitingRow(tx, wholeEntryType.kind, key)) ?? {};
      await storeVersion(
        actor,
        tx,
        { kind: wholeEntryType.kind, key },
        { before: null, after: await wholeEntryType.content.read(tx, key) },
      );
      if (draftId) await tx.update(pendingEntries).set({ draftId }).where(isEntry(wholeEntryType.kind, key));
    }
    return { value: { kind, key, isWhole }, tags };
  });
}

const isEntry = (kind: VersionedKind, key: string) => and(eq(pendingEntries.kind, kind), eq(pendingEntries.key, key));

async function readWaitingRow(tx: Transaction, kind: VersionedKind, key: string) {
  const [row] = await tx.select().from(pendingEntries).where(isEntry(kind, key));
  return row;
}

/** Deletes everything about an entry in the bin: its rows, its draft and planned dates, and its versions. */
async function deleteBinnedEntry(tx: Transaction, id: number): Promise<boolean> {
  const [deletedRow] = await tx.delete(bin).where(eq(bin.id, id)).returning();
  if (!deletedRow) return false;
  const { kind, key } = deletedRow;
  const isIts = kind === 'page' ? like(pendingEntries.key, `${key}.%`) : eq(pendingEntries.key, key);
  await tx.delete(pendingEntries).where(and(eq(pendingEntries.kind, kind), isIts));
  if (kind !== 'page') await tx.delete(versions).where(and(eq(versions.kind, kind), eq(versions.key, key)));
  return true;
}

/** Permanently deletes an entry in the bin; responds with 404 if it is not there. */
export async function handleDeleteFromBin({ database }: System, id: number): Promise<void> {
  if (!(await database.db.transaction((tx) => deleteBinnedEntry(tx, id)))) throw new ApiError(404, 'not-found');
}

/** Deletes the entries that have reached the end of their time in the bin. */
export async function emptyBin({ database, now }: Pick<ContentSystem, 'database' | 'now'>): Promise<void> {
  const oldestDate = new Date(now().getTime() - BIN_DAYS * 86_400_000);
  const rows = await database.db.select({ id: bin.id }).from(bin).where(lt(bin.deletedAt, oldestDate));
  for (const { id } of rows) await database.db.transaction((tx) => deleteBinnedEntry(tx, id));
}
