import { eq } from 'drizzle-orm';
import { DEFAULT_LANGUAGE } from '#src/domains/domain.ts';
import { changeContent } from '../../../content/change-content.ts';
import { nodes } from '../../../db/schema/index.ts';
import type { ContentSystem } from '../../../http/content-system.ts';
import { lockNode, tagsOf } from './standing.ts';

/** Deletes a node in all its languages with its revisions, paths and redirects. */
export function deleteNode(system: ContentSystem, nid: number): Promise<void> {
  return changeContent(system, async (tx) => {
    const standing = await lockNode(tx, nid, DEFAULT_LANGUAGE);
    await tx.delete(nodes).where(eq(nodes.nid, nid));
    return { value: undefined, tags: tagsOf(standing) };
  });
}
