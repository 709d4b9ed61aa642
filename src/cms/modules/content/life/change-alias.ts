import type { Language } from '#src/domains/domain.ts';
import { changeContent } from '../../../content/change-content.ts';
import type { ContentSystem } from '../../../http/content-system.ts';
import { getNodeTags, lockNode } from './node-state.ts';
import { setAlias } from './set-alias.ts';

/** Moves a node to another path in a language; the former path redirects to the new one. Returns the revision. */
export function changeAlias(
  system: ContentSystem,
  { nid, language, path }: { readonly nid: number; readonly language: Language; readonly path: string },
): Promise<number | null> {
  return changeContent(system, async (tx) => {
    const node = await lockNode(tx, nid, language);
    await setAlias(tx, node, path);
    return { value: node.latest?.vid ?? null, tags: getNodeTags(node) };
  });
}
