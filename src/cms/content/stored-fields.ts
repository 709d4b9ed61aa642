import { type Definition, isParagraphsField } from '#registry/define.ts';
import type { AnyField, Reference } from '#registry/fields/field.ts';
import type { StoredParagraph } from '#registry/fields/paragraphs.ts';
import { paragraphDefinition } from '#registry/index.ts';

/** The fields of one entity as a revision stores them. */
export type StoredFields = Readonly<Record<string, unknown>>;

export function isStoredParagraph(value: unknown): value is StoredParagraph {
  return (
    typeof value === 'object' &&
    value !== null &&
    'uuid' in value &&
    typeof value.uuid === 'string' &&
    'type' in value &&
    typeof value.type === 'string'
  );
}

/** The paragraphs that a field holds; what is none is left out. */
export function paragraphsIn(value: unknown): readonly StoredParagraph[] {
  return Array.isArray(value) ? value.filter(isStoredParagraph) : [];
}

export function fieldsOf(definition: Definition): readonly (readonly [name: string, field: AnyField])[] {
  return Object.entries(definition.fields);
}

/** Every paragraph below a list of fields, nested ones included. */
export function allParagraphs(definition: Definition | undefined, stored: StoredFields): readonly StoredParagraph[] {
  if (!definition) return [];
  return fieldsOf(definition)
    .filter(([, field]) => isParagraphsField(field))
    .flatMap(([name]) => paragraphsIn(stored[name]))
    .flatMap((paragraph) => [paragraph, ...allParagraphs(paragraphDefinition(paragraph.type), paragraph)]);
}

function ownReferences(definition: Definition | undefined, stored: StoredFields): readonly Reference[] {
  if (!definition) return [];
  return fieldsOf(definition).flatMap(([name, field]) => {
    const value = stored[name];
    if (value === undefined || value === null) return [];
    try {
      return field.references(value).filter(({ id }) => typeof id === 'string');
    } catch {
      return [];
    }
  });
}

/** Everything the fields and their paragraphs point at; a value of the wrong shape points at nothing. */
export function referencesOf(definition: Definition | undefined, stored: StoredFields): readonly Reference[] {
  return [
    ...ownReferences(definition, stored),
    ...allParagraphs(definition, stored).flatMap((one) => ownReferences(paragraphDefinition(one.type), one)),
  ];
}
