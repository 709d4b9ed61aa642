import type { Entity } from '#src/contract/entity.ts';
import { isRecord } from '#src/contract/wire.ts';

/** Every entity and reference among the fields, at any depth. */
function* below(fields: Readonly<Record<string, unknown>>): Generator<Readonly<Record<string, unknown>>> {
  for (const items of Object.values(fields)) {
    if (!Array.isArray(items)) continue;
    for (const item of items) {
      if (!isRecord(item)) continue;
      if ('uuid' in item) yield* below(item);
      if ('uuid' in item || 'target_type' in item) yield item;
    }
  }
}

const firstOf = (field: unknown): unknown => (Array.isArray(field) ? field[0]?.value : undefined);

export interface Contents {
  /**
   * The revisions of a node and of every node inside it: equal names are equal content, as paragraphs are part of their
   * node's revision. Null where one is not told, or where a part is sent by reference, which has a life of its own.
   */
  readonly revision: string | null;
  /** Whether paragraphs or nodes are still to be fetched. */
  readonly hasReferences: boolean;
}

/** What a node was sent with. */
export function contentsOf({ id, revision, language, fields }: Entity): Contents {
  let name = `${id}@${revision} ${language}`;
  let isTold = revision !== null;
  for (const item of below(fields)) {
    if ('nid' in item) {
      const inner = firstOf(item.vid);
      isTold &&= inner !== undefined;
      name += ` ${firstOf(item.nid)}@${inner}`;
    } else if (item.target_type === 'node' || item.target_type === 'paragraph') {
      return { revision: null, hasReferences: true };
    }
  }
  return { revision: isTold ? name : null, hasReferences: false };
}
