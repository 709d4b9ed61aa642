import { type Definition, isParagraphsField } from '#registry/define.ts';
import type { Reference } from '#registry/fields/field.ts';
import type { StoredParagraph } from '#registry/fields/paragraphs.ts';
import { findParagraphDefinition } from '#registry/index.ts';
import { getFields, type StoredFields, toStoredParagraphs } from '#registry/stored.ts';

/** Lists every paragraph below a list of fields, nested ones included. */
export function listAllParagraphs(
  definition: Definition | undefined,
  storedFields: StoredFields,
): readonly StoredParagraph[] {
  if (!definition) return [];
  return getFields(definition)
    .filter(([, field]) => isParagraphsField(field))
    .flatMap(([name]) => toStoredParagraphs(storedFields[name]))
    .flatMap((paragraph) => [paragraph, ...listAllParagraphs(findParagraphDefinition(paragraph.type), paragraph)]);
}

function ownReferences(definition: Definition | undefined, storedFields: StoredFields): readonly Reference[] {
  if (!definition) return [];
  return getFields(definition).flatMap(([name, field]) => {
    const value = storedFields[name];
    if (value === undefined || value === null) return [];
    try {
      return field.references(value).filter(({ id }) => typeof id === 'string');
    } catch {
      return [];
    }
  });
}

/** Lists all references of the fields and their paragraphs; none for a value of the wrong shape. */
export function listReferences(definition: Definition | undefined, storedFields: StoredFields): readonly Reference[] {
  return [
    ...ownReferences(definition, storedFields),
    ...listAllParagraphs(definition, storedFields).flatMap((paragraph) =>
      ownReferences(findParagraphDefinition(paragraph.type), paragraph),
    ),
  ];
}
