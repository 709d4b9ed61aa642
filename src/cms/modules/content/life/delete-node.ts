import { DEFAULT_LANGUAGE } from '#src/domains/domain.ts';
import { changeContent } from '../../../content/change-content.ts';
import { type By, bySystem } from '../../../content/thing-kind.ts';
import type { ContentSystem } from '../../../http/content-system.ts';
import { binPage } from './page-thing.ts';
import { lockNode, tagsOf } from './standing.ts';

/** Deletes a node in all its languages with its revisions, paths and redirects, and puts it in the bin. */
export function deleteNode(system: ContentSystem, nid: number, by: By = bySystem(system.now())): Promise<void> {
  return changeContent(system, async (tx) => {
    const standing = await lockNode(tx, nid, DEFAULT_LANGUAGE);
    await binPage(tx, standing, by);
    return { value: undefined, tags: tagsOf(standing) };
  });
}
