import { type Definition, isParagraphsField } from './define.ts';
import { findNodeDefinition, findParagraphDefinition } from './index.ts';
import { getFields, isStoredParagraph, type StoredFields } from './stored.ts';

type Named = (name: string) => Definition | undefined;

/**
 * Migrates the stored fields of a type from any release to its current definition: applies the `earlier` changes of
 * every definition, parents before children. Current fields are returned unchanged.
 */
export function toCurrentFields(definition: Definition | undefined, stored: StoredFields, paragraphNamed: Named) {
  if (!definition) return stored;
  let now: StoredFields = (definition.earlier ?? []).reduce((fields, change) => change(fields), stored);
  for (const [name, field] of getFields(definition)) {
    const before = now[name];
    if (!isParagraphsField(field) || !Array.isArray(before)) continue;
    const after: readonly unknown[] = before.map((block: unknown) =>
      isStoredParagraph(block) ? toCurrentFields(paragraphNamed(block.type), block, paragraphNamed) : block,
    );
    if (after.some((block, at) => block !== before[at])) now = { ...now, [name]: after };
  }
  return now;
}

/**
 * Migrates the stored fields of a page to the current definition of its type. All readers of revisions must call it.
 */
export const toCurrentPageFields = (type: string, stored: StoredFields): StoredFields =>
  toCurrentFields(findNodeDefinition(type), stored, findParagraphDefinition);

/** Migrates the stored fields of a single block. */
export const toCurrentBlock = <B extends StoredFields & { readonly type: string }>(block: B): B =>
  toCurrentFields(findParagraphDefinition(block.type), block, findParagraphDefinition) as B;
