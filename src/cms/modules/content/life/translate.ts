import type { Language } from '#src/domains/domain.ts';
import { changeContent } from '../../../content/change-content.ts';
import type { ContentSystem } from '../../../http/content-system.ts';
import { addRevision, type NodeVersion, type RevisionContent } from './add-revision.ts';
import { checkRevision, lockNode } from './node-state.ts';
import { setAlias } from './set-alias.ts';

/** Saves the first revision of another language as a draft, at a separate path if one is given. */
export function translateNode(
  system: ContentSystem,
  pageKey: { readonly nid: number; readonly language: Language; readonly path?: string },
  content: RevisionContent,
): Promise<NodeVersion> {
  return changeContent(system, async (tx) => {
    const node = await lockNode(tx, pageKey.nid, pageKey.language);
    checkRevision(node, null);
    const value = await addRevision(tx, node, content, { kind: 'draft' });
    if (pageKey.path !== undefined) await setAlias(tx, node, pageKey.path);
    return { value, tags: [] };
  });
}
