import { type Definition, isParagraphsField } from './define.ts';
import { listStoredValues, type StoredFields, toStoredParagraphs, type ValueWithPath } from './stored.ts';

/** Lists all stored values except lists of blocks, including those of nested blocks, in order. */
export function listNestedValues(
  definition: Definition | undefined,
  storedFields: StoredFields,
  paragraphNamed: (name: string) => Definition | undefined,
  prefix = '',
): readonly ValueWithPath[] {
  if (!definition) return [];
  return listStoredValues(definition.fields, storedFields, prefix).flatMap((placedValue) => {
    const { field, value, path } = placedValue;
    if (!isParagraphsField(field)) return [placedValue];
    return toStoredParagraphs(value).flatMap((block) => {
      const index = (value as readonly unknown[]).indexOf(block);
      return listNestedValues(paragraphNamed(block.type), block, paragraphNamed, `${path}.${index}.`);
    });
  });
}
