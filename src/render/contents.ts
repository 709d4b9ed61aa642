import type { Entity } from '#src/contract/entity.ts';
import { isRecord } from '#src/contract/wire.ts';

const getFirstValue = (field: unknown): unknown => (Array.isArray(field) ? field[0]?.value : undefined);

export interface Contents {
  /**
   * Revisions of a node and of all nodes inside it: equal values mean equal content, because paragraphs belong to the
   * revision of their node. Null if a revision is unknown, or if a part is sent by reference and changes independently.
   */
  readonly revision: string | null;
  /** True if paragraphs or nodes must still be loaded. */
  readonly hasReferences: boolean;
}

type Raw = Readonly<Record<string, unknown>>;

/** Calls `see` for each entity and reference in the fields, at any depth. */
function visit(fields: Raw, see: (item: Raw) => void): void {
  for (const name in fields) {
    const items = fields[name];
    if (!Array.isArray(items)) continue;
    for (const item of items) {
      if (!isRecord(item)) continue;
      const isEntity = item.uuid !== undefined;
      if (isEntity || item.target_type !== undefined) see(item);
      if (isEntity) visit(item, see);
    }
  }
}

/** Lists the revisions of the content that a node was sent with. */
export function listContents({ id, revision, language, fields }: Entity): Contents {
  let name = `${id}@${revision} ${language}`;
  let isComplete = revision !== null;
  let hasReferences = false;
  visit(fields, (item) => {
    if (item.nid !== undefined) {
      const referencedVid = getFirstValue(item.vid);
      isComplete &&= referencedVid !== undefined;
      name += ` ${getFirstValue(item.nid)}@${referencedVid}`;
    } else if (item.uuid === undefined)
      hasReferences ||= item.target_type === 'node' || item.target_type === 'paragraph';
  });
  return { revision: isComplete && !hasReferences ? name : null, hasReferences };
}
