import { type Definition, isParagraphsField } from './define.ts';
import { nodeDefinition, paragraphDefinition } from './index.ts';
import { fieldsOf, isStoredParagraph, type StoredFields } from './stored.ts';

type Named = (name: string) => Definition | undefined;

/**
 * The stored fields of a type as its definition says now, whichever release stored them: the `earlier` of every
 * definition, from the outside in. Fields that are current come back as they are.
 */
export function broughtAlong(definition: Definition | undefined, stored: StoredFields, paragraphNamed: Named) {
  if (!definition) return stored;
  let now: StoredFields = (definition.earlier ?? []).reduce((fields, change) => change(fields), stored);
  for (const [name, field] of fieldsOf(definition)) {
    const before = now[name];
    if (!isParagraphsField(field) || !Array.isArray(before)) continue;
    const after: readonly unknown[] = before.map((block: unknown) =>
      isStoredParagraph(block) ? broughtAlong(paragraphNamed(block.type), block, paragraphNamed) : block,
    );
    if (after.some((block, at) => block !== before[at])) now = { ...now, [name]: after };
  }
  return now;
}

/** The stored fields of a page as its type says now. Every reader of a revision passes them through here. */
export const currentFields = (type: string, stored: StoredFields): StoredFields =>
  broughtAlong(nodeDefinition(type), stored, paragraphDefinition);

/** The same for a block that stands by itself. */
export const currentBlock = <B extends StoredFields & { readonly type: string }>(block: B): B =>
  broughtAlong(paragraphDefinition(block.type), block, paragraphDefinition) as B;
