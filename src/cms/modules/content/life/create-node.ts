import { randomUUID } from 'node:crypto';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import { changeContent } from '../../../content/change-content.ts';
import { nodes } from '../../../db/schema/index.ts';
import type { ContentSystem } from '../../../http/content-system.ts';
import { addRevision, type NodeVersion, type RevisionAction, type RevisionContent } from './add-revision.ts';
import { getNodeTags, type NodeState } from './node-state.ts';
import { setAlias } from './set-alias.ts';

export interface NewNode {
  readonly type: string;
  readonly domains: readonly DomainKey[];
  readonly language: Language;
  readonly path?: string;
  readonly notes?: string;
}

/** Creates a node with its first revision. */
export function insertNode(
  system: ContentSystem,
  node: NewNode,
  content: RevisionContent,
  revisionAction: RevisionAction = { kind: 'draft' },
): Promise<NodeVersion> {
  return changeContent(system, async (tx) => {
    const { type, domains, language, notes = null } = node;
    const row = { uuid: randomUUID(), type, domains: [...domains], notes };
    const [result] = await tx.insert(nodes).values(row).returning({ nid: nodes.nid });
    if (!result) throw new Error('The node was not stored.');
    const state: NodeState = { nid: result.nid, type, domains, language, latest: null, publishedVid: null };
    const value = await addRevision(tx, state, content, revisionAction);
    if (node.path !== undefined) await setAlias(tx, state, node.path);
    return { value, tags: revisionAction.kind === 'publish' ? getNodeTags(state) : [] };
  });
}
