import { type Definition, isParagraphsField } from './define.ts';
import { listStoredValues, type PlacedValue, type StoredFields, toStoredParagraphs } from './stored.ts';

/** Lists all stored values except lists of blocks, including those of nested blocks, in order. */
export function listNestedValues(
  definition: Definition | undefined,
  stored: StoredFields,
  paragraphNamed: (name: string) => Definition | undefined,
  prefix = '',
): readonly PlacedValue[] {
  if (!definition) return [];
  return listStoredValues(definition.fields, stored, prefix).flatMap((placed) => {
    const { field, value, path } = placed;
    if (!isParagraphsField(field)) return [placed];
    return toStoredParagraphs(value).flatMap((block) => {
      const at = (value as readonly unknown[]).indexOf(block);
      return listNestedValues(paragraphNamed(block.type), block, paragraphNamed, `${path}.${at}.`);
    });
  });
}
