import { eq } from 'drizzle-orm';
import { toCurrentPageFields } from '#registry/current-fields.ts';
import type { EntryKey } from '#src/contract/desk/versions.ts';
import type { Transaction } from '../../content/change-content.ts';
import { lockEntry, overwritePendingChanges, readPendingChanges, storeDraft } from '../../content/entry-drafts.ts';
import type { Actor, EntryContent } from '../../content/entry-type.ts';
import { type FullEntryType, publishEntry } from '../../content/publish-entry.ts';
import { withVersion } from '../../content/version-conflict.ts';
import { nodeRevisions, type PreviousContent } from '../../db/schema/index.ts';
import { ApiError } from '../../http/api-error.ts';
import { addRevision } from '../content/life/add-revision.ts';
import { getNodeTags, lockNode } from '../content/life/node-state.ts';
import { parsePageKey } from '../content/life/page-entry-type.ts';
import { findFullEntryType } from '../versions/kinds.ts';

/** An entry under its lock: the published content, its hash, and the draft. */
export interface EntryState {
  readonly base: string;
  readonly published: PreviousContent;
  readonly draft: EntryContent | null;
}

async function readPage(tx: Transaction, key: string): Promise<EntryState> {
  const { nid, language } = parsePageKey(key);
  const { latest, publishedVid: vid } = await lockNode(tx, nid, language);
  const draft = latest?.state === 'draft' ? { title: latest.title, fields: latest.fields } : null;
  return { base: String(vid ?? ''), published: { content: null, vid }, draft };
}

async function readStoredState(tx: Transaction, { kind, content }: FullEntryType, key: string): Promise<EntryState> {
  await lockEntry(tx, { kind, key });
  const liveContent = (await content.read(tx, key)) as EntryContent | null;
  const { draft } = await readPendingChanges(tx, { kind, key });
  const base = liveContent === null ? '' : withVersion(liveContent).version;
  return { base, published: { content: liveContent, vid: null }, draft: draft?.content ?? null };
}

/** Locks an entry and reads its state; responds with 404 if it does not exist. */
export function readEntryState(tx: Transaction, { kind, key }: EntryKey): Promise<EntryState> {
  const wholeEntryType = findFullEntryType(kind);
  if (wholeEntryType) return readStoredState(tx, wholeEntryType, key);
  return readPage(tx, key);
}

async function restorePage(
  tx: Transaction,
  key: string,
  { vid }: PreviousContent,
  released: EntryContent | null,
  { uid }: Actor,
): Promise<readonly string[]> {
  const { nid, language } = parsePageKey(key);
  const node = await lockNode(tx, nid, language);
  const { latest } = node;
  if (!latest) throw new ApiError(404, 'not-found');
  const [former] = vid === null ? [] : await tx.select().from(nodeRevisions).where(eq(nodeRevisions.vid, vid));
  const pageContent = former ? { title: former.title, fields: toCurrentPageFields(node.type, former.fields) } : latest;
  const content = { ...pageContent, authorUid: uid };
  const revision = await addRevision(tx, node, content, { kind: former ? 'publish' : 'unpublish' });
  // A draft started in the meantime remains the draft.
  const draft = latest.state === 'published' ? (released ?? latest) : latest;
  const now = { ...node, latest: { ...latest, vid: revision.vid }, publishedVid: former ? revision.vid : null };
  const draftContent = { title: String(draft.title), fields: draft.fields as typeof latest.fields };
  await addRevision(tx, now, { ...draftContent, authorUid: uid, isUnfinished: true }, { kind: 'draft' });
  return getNodeTags(node);
}

/** Restores the content from before a release, and makes the released content a draft. Returns the cache tags. */
export async function restorePreviousContent(
  tx: Transaction,
  { kind, key }: EntryKey,
  previousFormerContent: PreviousContent,
  released: EntryContent | null,
  actor: Actor,
): Promise<readonly string[]> {
  const wholeEntryType = findFullEntryType(kind);
  if (!wholeEntryType) return restorePage(tx, key, previousFormerContent, released, actor);
  const entryKey = { kind: wholeEntryType.kind, key };
  const since = await readPendingChanges(tx, entryKey);
  const tags = previousFormerContent.content
    ? await publishEntry(tx, wholeEntryType, key, previousFormerContent.content, actor)
    : [];
  const content = since.draft?.content ?? released;
  const { edit } = await readPendingChanges(tx, entryKey);
  if (content) await storeDraft(tx, entryKey, { from: edit, content }, actor);
  // The author of a draft that was planned since then is notified that its date is gone.
  const stoppedAt = since.publishAt === null ? since.stoppedAt : actor.at;
  if (stoppedAt !== null) await overwritePendingChanges(tx, entryKey, { stoppedAt: new Date(stoppedAt) });
  return tags;
}
