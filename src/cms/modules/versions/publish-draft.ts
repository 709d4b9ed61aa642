import type { EntryKey } from '#src/contract/desk/versions.ts';
import type { EditedScope } from '#src/rules/desk/editor-rights.ts';
import type { Transaction } from '../../content/change-content.ts';
import { assertEdit, lockEntry, readPendingChanges } from '../../content/entry-drafts.ts';
import type { Actor, EntryContent, EntryType } from '../../content/entry-type.ts';
import { publishEntry } from '../../content/publish-entry.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { assertEditScope, getEditorRights } from '../../http/editor-rights.ts';
import { checkAccess } from '../../http/guard.ts';
import type { ApiContext } from '../../http/request.ts';
import { parsePageKey } from '../content/life/page-entry-type.ts';
import { checkPageLinks } from '../links/check-all.ts';
import { findEntryType, findFullEntryType } from './kinds.ts';

/** Throws 403 for a caller who may not change an entry of this type in these programmes and languages. */
export type AssertAllowed = (type: EntryType, place: EditedScope | null) => void;

/** Returns the check of the caller's rights, which are read now. */
export async function createRightsCheck(c: ApiContext): Promise<AssertAllowed> {
  const rights = await getEditorRights(c);
  return ({ access }, scope) => {
    checkAccess(c, access);
    assertEditScope(rights, scope);
  };
}

/** Order in which locks are always taken; pages by their number. */
const LOCK_ORDER = new Intl.Collator('en', { numeric: true });
const getSortKey = ({ kind, key }: EntryKey) => `${kind} ${key}`;

/** Sorts entries in the order in which they are locked. */
export const sortEntries = <T extends EntryKey>(entries: readonly T[]): readonly T[] =>
  [...entries].sort((item, other) => LOCK_ORDER.compare(getSortKey(item), getSortKey(other)));

/**
 * Publishes the draft of an entry: the one that the caller saw (`edit`), else the newest. Returns the changed cache
 * tags.
 */
export async function publishDraft(
  tx: Transaction,
  { kind: name, key, edit }: EntryKey & { readonly edit?: number },
  actor: Actor,
  assertAllowed: AssertAllowed,
): Promise<readonly string[]> {
  const type = findEntryType(name);
  if (!type) throw new ApiError(404, 'not-found');
  assertAllowed(type, null);
  const assertScopeAllowed = async (content: EntryContent | null) => {
    assertAllowed(type, await type.placeOf(tx, key, content));
  };
  if (type.publishDraft) {
    await assertScopeAllowed(null);
    return type.publishDraft(tx, key, edit, actor);
  }
  const wholeEntryType = findFullEntryType(name);
  if (!wholeEntryType) throw new ApiError(404, 'not-found');
  const entryKey = { kind: name, key };
  await lockEntry(tx, entryKey);
  const pendingChanges = await readPendingChanges(tx, entryKey);
  if (edit !== undefined) assertEdit(pendingChanges, edit);
  if (!pendingChanges.draft) throw new ApiError(404, 'not-found');
  await assertScopeAllowed(pendingChanges.draft.content);
  return publishEntry(tx, wholeEntryType, key, pendingChanges.draft.content, actor);
}

/** Checks the links of published pages again. */
export async function checkLinksOfPages(system: ContentSystem, entries: readonly EntryKey[]): Promise<void> {
  for (const { key } of entries.filter(({ kind }) => kind === 'page')) {
    const { nid, language } = parsePageKey(key);
    await checkPageLinks(system, nid, language);
  }
}
