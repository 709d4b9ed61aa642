import { and, eq } from 'drizzle-orm';
import { changeContent } from '../../../content/change-content.ts';
import { nodeRevisions } from '../../../db/schema/index.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { ContentSystem } from '../../../http/content-system.ts';
import { addRevision, type NodeVersion } from './add-revision.ts';
import { checkRevision, lockNode, requireLatestRevision } from './node-state.ts';
import type { NodeKey } from './save-draft.ts';

/** Creates a new draft from an old revision of the same language; the published revision is unchanged. */
export function restoreRevisionContent(
  system: ContentSystem,
  location: NodeKey & { readonly vid: number },
  authorUid: number | null,
): Promise<NodeVersion> {
  return changeContent(system, async (tx) => {
    const { nid, language, vid } = location;
    const node = await lockNode(tx, nid, language);
    const latest = requireLatestRevision(node);
    checkRevision(node, location.from);
    const [oldRow] = await tx
      .select()
      .from(nodeRevisions)
      .where(and(eq(nodeRevisions.vid, vid), eq(nodeRevisions.nid, nid), eq(nodeRevisions.language, language)));
    if (!oldRow) throw new ApiError(404, 'not-found');
    const content = { title: oldRow.title, fields: oldRow.fields, authorUid, isUnfinished: true };
    // A schedule that is stopped on purpose is not reported.
    const before = vid === location.from ? { ...node, latest: { ...latest, state: 'draft' as const } } : node;
    return { value: await addRevision(tx, before, content, { kind: 'draft' }), tags: [] };
  });
}
