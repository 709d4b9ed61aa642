import type { Language } from '#src/domains/domain.ts';
import { changeContent } from '../../../content/change-content.ts';
import type { ContentSystem } from '../../../http/content-system.ts';
import { placeAlias } from './place-alias.ts';
import { getNodeTags, lockNode } from './standing.ts';

/** Puts a node at another path of a language; the path it leaves redirects to the new one. Answers the revision. */
export function changeAlias(
  system: ContentSystem,
  { nid, language, path }: { readonly nid: number; readonly language: Language; readonly path: string },
): Promise<number | null> {
  return changeContent(system, async (tx) => {
    const standing = await lockNode(tx, nid, language);
    await placeAlias(tx, standing, path);
    return { value: standing.latest?.vid ?? null, tags: getNodeTags(standing) };
  });
}
