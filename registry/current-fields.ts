import { type Definition, isParagraphsField } from './define.ts';
import { findNodeDefinition, findParagraphDefinition } from './index.ts';
import { getFields, isStoredParagraph, type StoredFields } from './stored.ts';

type FindDefinition = (name: string) => Definition | undefined;

/**
 * Migrates the stored fields of a type from any release to its current definition: applies the `earlier` changes of
 * every definition, parents before children. Current fields are returned unchanged.
 */
export function toCurrentFields(
  definition: Definition | undefined,
  storedFields: StoredFields,
  paragraphNamed: FindDefinition,
) {
  if (!definition) return storedFields;
  let now: StoredFields = (definition.earlier ?? []).reduce((fields, change) => change(fields), storedFields);
  for (const [name, field] of getFields(definition)) {
    const previousValue = now[name];
    if (!isParagraphsField(field) || !Array.isArray(previousValue)) continue;
    const blocks: readonly unknown[] = previousValue.map((block: unknown) =>
      isStoredParagraph(block) ? toCurrentFields(paragraphNamed(block.type), block, paragraphNamed) : block,
    );
    if (blocks.some((block, index) => block !== previousValue[index])) now = { ...now, [name]: blocks };
  }
  return now;
}

/**
 * Migrates the stored fields of a page to the current definition of its type. All readers of revisions must call it.
 */
export const toCurrentPageFields = (type: string, storedFields: StoredFields): StoredFields =>
  toCurrentFields(findNodeDefinition(type), storedFields, findParagraphDefinition);

/** Migrates the stored fields of a single block. */
export const toCurrentBlock = <B extends StoredFields & { readonly type: string }>(block: B): B =>
  toCurrentFields(findParagraphDefinition(block.type), block, findParagraphDefinition) as B;
