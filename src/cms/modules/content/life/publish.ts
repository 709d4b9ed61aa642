import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import type { Language } from '#src/domains/domain.ts';
import { isRefused } from '../../../content/approved-facts.ts';
import { changeContent } from '../../../content/change-content.ts';
import { clearEndDate, overwritePendingChanges } from '../../../content/entry-drafts.ts';
import { describeError } from '../../../db/describe-error.ts';
import { nodeRevisions, nodeTranslations } from '../../../db/schema/index.ts';
import type { ContentSystem } from '../../../http/content-system.ts';
import { addRevision, type NodeVersion, type RevisionAction } from './add-revision.ts';
import { checkRevision, getNodeTags, lockNode, requireLatestRevision } from './node-state.ts';
import { toVersionKey } from './page-entry-type.ts';
import type { NodeKey } from './save-draft.ts';

function changeState(
  system: ContentSystem,
  nodeKey: NodeKey,
  authorUid: number | null,
  revisionAction: RevisionAction,
) {
  return changeContent(system, async (tx) => {
    const node = await lockNode(tx, nodeKey.nid, nodeKey.language);
    const latestRevision = requireLatestRevision(node);
    checkRevision(node, nodeKey.from);
    const value = await addRevision(tx, node, { ...latestRevision, authorUid }, revisionAction);
    // The planned end of a page is cleared after it is unpublished.
    const page = { kind: 'page' as const, key: toVersionKey(nodeKey.nid, nodeKey.language) };
    if (revisionAction.kind === 'unpublish') await clearEndDate(tx, page);
    return { value, tags: revisionAction.kind === 'schedule' ? [] : getNodeTags(node) };
  });
}

/** Publishes the newest revision, immediately or, if it is given, at a future time. */
export function publishNode(
  system: ContentSystem,
  nodeKey: NodeKey,
  authorUid: number | null,
  time?: Date,
): Promise<NodeVersion> {
  return changeState(system, nodeKey, authorUid, time ? { kind: 'schedule', at: time } : { kind: 'publish' });
}

/** Unpublishes a language of a node; its content remains as a draft. */
export function unpublishNode(system: ContentSystem, nodeKey: NodeKey, authorUid: number | null): Promise<NodeVersion> {
  return changeState(system, nodeKey, authorUid, { kind: 'unpublish' });
}

function publishOne(system: ContentSystem, nid: number, language: Language): Promise<NodeVersion | null> {
  return changeContent(system, async (tx) => {
    const node = await lockNode(tx, nid, language);
    if (node.latest?.state !== 'scheduled') return { value: null, tags: [] };
    const content = { ...node.latest, authorUid: null };
    return { value: await addRevision(tx, node, content, { kind: 'publish' }), tags: getNodeTags(node) };
  });
}

/** Makes a scheduled revision a draft again, which the desk reports until it is published or scheduled. */
function cancelSchedule({ database, now }: ContentSystem, nid: number, language: Language): Promise<void> {
  return database.db.transaction(async (tx) => {
    const { latest } = await lockNode(tx, nid, language);
    if (latest?.state !== 'scheduled') return;
    await tx.update(nodeRevisions).set({ state: 'draft', publishAt: null }).where(eq(nodeRevisions.vid, latest.vid));
    const condition = and(eq(nodeTranslations.nid, nid), eq(nodeTranslations.language, language));
    await tx.update(nodeTranslations).set({ publishAt: null }).where(condition);
    await overwritePendingChanges(tx, { kind: 'page', key: toVersionKey(nid, language) }, { stoppedAt: now() });
  });
}

/**
 * Publishes every scheduled revision that is due, by date; safe on several processes at the same time. A failure does
 * not block the others: an AggregateError lists the failures after all were handled, and the next round retries them. A
 * revision that is refused becomes a draft again and waits for an editor.
 */
export async function publishDueNodes(system: ContentSystem): Promise<readonly NodeVersion[]> {
  const rows = await system.database.db
    .select()
    .from(nodeTranslations)
    .where(and(isNotNull(nodeTranslations.publishAt), lte(nodeTranslations.publishAt, system.now())))
    .orderBy(asc(nodeTranslations.publishAt), asc(nodeTranslations.nid))
    .limit(100);
  const publishedNodeVersions: NodeVersion[] = [];
  const failure: { readonly page: string; readonly error: unknown }[] = [];
  for (const { nid, language } of rows) {
    try {
      const version = await publishOne(system, nid, language as Language);
      if (version) publishedNodeVersions.push(version);
    } catch (error) {
      if (isRefused(error)) await cancelSchedule(system, nid, language as Language);
      else failure.push({ page: `node ${nid} (${language})`, error });
    }
  }
  if (failure.length > 0) {
    const reasons = failure.map(({ page, error }) => `${page}: ${describeError(error)}`);
    throw new AggregateError(
      failure.map(({ error }) => error),
      reasons.join('; '),
    );
  }
  return publishedNodeVersions;
}
