import type { Language } from '#src/domains/domain.ts';
import { changeContent } from '../../../content/change-content.ts';
import type { ContentSystem } from '../../../http/content-system.ts';
import { addRevision, type NodeVersion, type RevisionContent } from './add-revision.ts';
import { checkRevision, lockNode, requireLatestRevision } from './node-state.ts';

/** A node in one language, and the revision that the write is based on. */
export interface NodeKey {
  readonly nid: number;
  readonly language: Language;
  readonly from: number;
}

/** Saves a new draft; the published revision is unchanged. Responds with 412 after a save in between. */
export function handleSaveDraft(
  system: ContentSystem,
  nodeKey: NodeKey,
  content: RevisionContent,
): Promise<NodeVersion> {
  return changeContent(system, async (tx) => {
    const node = await lockNode(tx, nodeKey.nid, nodeKey.language);
    requireLatestRevision(node);
    checkRevision(node, nodeKey.from);
    return { value: await addRevision(tx, node, content, { kind: 'draft' }), tags: [] };
  });
}
