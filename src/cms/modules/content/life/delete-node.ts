import { DEFAULT_LANGUAGE } from '#src/domains/domain.ts';
import { type EditorRights, EVERY_RIGHT } from '#src/rules/desk/editor-rights.ts';
import { changeContent } from '../../../content/change-content.ts';
import { type Actor, createSystemActor } from '../../../content/entry-type.ts';
import type { ContentSystem } from '../../../http/content-system.ts';
import { assertEditScope } from '../../../http/editor-rights.ts';
import { getNodeTags, lockNode } from './node-state.ts';
import { binPage } from './page-entry-type.ts';

/**
 * Moves a node with all its languages, revisions, paths and redirects to the bin; returns its number there. Responds
 * with 403 for an editor limited to other programmes, or to one language.
 */
export function removeNode(
  system: ContentSystem,
  nid: number,
  actor: Actor = createSystemActor(system.now()),
  rights: EditorRights = EVERY_RIGHT,
): Promise<number> {
  return changeContent(system, async (tx) => {
    const node = await lockNode(tx, nid, DEFAULT_LANGUAGE);
    assertEditScope(rights, { domains: node.domains, language: null });
    return { value: await binPage(tx, node, actor), tags: getNodeTags(node) };
  });
}
