import { and, eq } from 'drizzle-orm';
import { toCurrentPageFields } from '#registry/current-fields.ts';
import type { StoredFields } from '#registry/stored.ts';
import type { Language } from '#src/domains/domain.ts';
import type { Transaction } from '../../../content/change-content.ts';
import { nodeRevisions, nodes, nodeTranslations } from '../../../db/schema/index.ts';
import { ApiError } from '../../../http/api-error.ts';
import { getViewTags } from '../view.ts';

export interface LatestRevision {
  readonly vid: number;
  readonly title: string;
  readonly fields: StoredFields;
  readonly state: 'draft' | 'published' | 'scheduled';
}

/** State of a node in one language, read under its lock. */
export interface NodeState {
  readonly nid: number;
  readonly type: string;
  readonly domains: readonly string[];
  readonly language: Language;
  /** Null if the node does not have this language. */
  readonly latest: LatestRevision | null;
  readonly publishedVid: number | null;
}

/** Locks a node for the transaction and reads its state; responds with 404 if it does not exist. */
export async function lockNode(tx: Transaction, nid: number, language: Language): Promise<NodeState> {
  const [node] = await tx.select().from(nodes).where(eq(nodes.nid, nid)).for('update');
  if (!node) throw new ApiError(404, 'not-found');
  const [row] = await tx
    .select({ revision: nodeRevisions, publishedVid: nodeTranslations.publishedVid })
    .from(nodeTranslations)
    .innerJoin(nodeRevisions, eq(nodeRevisions.vid, nodeTranslations.latestVid))
    .where(and(eq(nodeTranslations.nid, nid), eq(nodeTranslations.language, language)));
  const { type, domains } = node;
  const latest = row ? { ...row.revision, fields: toCurrentPageFields(type, row.revision.fields) } : null;
  return { nid, type, domains, language, latest, publishedVid: row?.publishedVid ?? null };
}

/**
 * Refuses with 412 a write that is not based on the newest revision. `from` is null for the first revision of a
 * language and undefined if the caller does not specify it.
 */
export function checkRevision({ latest }: NodeState, from: number | null | undefined): void {
  if (from !== undefined && from !== (latest?.vid ?? null)) throw new ApiError(412, 'saved-meanwhile');
}

/** Returns the newest revision; responds with 404 if the node does not have this language. */
export function requireLatestRevision({ latest }: NodeState): LatestRevision {
  if (!latest) throw new ApiError(404, 'not-found');
  return latest;
}

/** Returns the tags of every response that shows this node to visitors. */
export const getNodeTags = ({ nid, type }: Pick<NodeState, 'nid' | 'type'>): readonly string[] => [
  `node:${nid}`,
  ...getViewTags(type),
];
