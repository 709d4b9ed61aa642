import { isParagraphsField, isSectionField } from '#registry/define.ts';
import type { AnyField, WireItem } from '#registry/fields/field.ts';
import { findNodeDefinition, findParagraphDefinition } from '#registry/index.ts';
import { readEntityOrReference } from '#src/contract/entity.ts';
import type { WireFields } from '#src/contract/wire.ts';

/**
 * Maximum number of calls for one page. If a page has more references, the remaining ones are omitted, and `onCut` is
 * called with their number.
 */
const MAX_CALLS = 200;

/** Loads the fields of a referenced entity; undefined if it is deleted, forbidden or invalid. */
export type FetchFields = (kind: 'paragraph' | 'node', id: number | string) => Promise<WireFields | undefined>;

/**
 * Replaces each reference with its entity (an item is an entity or a reference). The calls of one level run in
 * parallel; references that cannot be resolved are omitted.
 */
export async function resolveReferences(
  type: string,
  fields: WireFields,
  fetch: FetchFields,
  onCut: (references: number) => void,
): Promise<WireFields> {
  let remaining = MAX_CALLS;
  let cutIndex = 0;

  async function follow(ofType: string, fields: WireFields): Promise<WireFields> {
    const kinds: AnyField[] = Object.values(
      (findNodeDefinition(ofType) ?? findParagraphDefinition(ofType))?.fields ?? {},
    );
    const changes = await Promise.all(
      kinds.map(async (field): Promise<[string, readonly WireItem[]][]> => {
        if (!isParagraphsField(field) && !isSectionField(field) && field.kind !== 'nodes') return [];
        const kind = isParagraphsField(field) ? 'paragraph' : 'node';
        const items = await Promise.all((fields[field.wireName] ?? []).map((item) => embed(item, kind)));
        return [[field.wireName, items.filter((item) => item !== undefined)]];
      }),
    );
    return { ...fields, ...Object.fromEntries(changes.flat()) };
  }

  async function embed(item: WireItem, kind: 'paragraph' | 'node'): Promise<WireItem | undefined> {
    const entity = readEntityOrReference(item);
    if (entity.kind === 'entity') return follow(entity.type, entity.fields);
    if (entity.kind === 'unreadable') return undefined;
    if (remaining <= 0) {
      cutIndex += 1;
      return undefined;
    }
    remaining -= 1;
    const response = await fetch(kind, entity.reference.target_id);
    const target = response && readEntityOrReference(response);
    return target?.kind === 'entity' ? follow(target.type, target.fields) : undefined;
  }

  const resolved = await follow(type, fields);
  if (cutIndex > 0) onCut(cutIndex);
  return resolved;
}
