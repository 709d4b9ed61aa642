import type { Definition } from './define.ts';
import type { AnyField } from './fields/field.ts';
import type { StoredParagraph } from './fields/paragraphs.ts';

/** The fields of one entity as a revision stores them. */
export type StoredFields = Readonly<Record<string, unknown>>;

/** The fields of a type with their names. */
export const fieldsOf = (definition: Definition): readonly (readonly [name: string, field: AnyField])[] =>
  Object.entries(definition.fields);

/** Whether a stored value is a paragraph: it has an id and a type. */
export function isStoredParagraph(value: unknown): value is StoredParagraph {
  if (typeof value !== 'object' || value === null) return false;
  const { uuid, type } = value as Readonly<Record<string, unknown>>;
  return typeof uuid === 'string' && typeof type === 'string';
}

/** The paragraphs that a stored value holds; what is no paragraph is left out. */
export const paragraphsIn = (value: unknown): readonly StoredParagraph[] =>
  Array.isArray(value) ? value.filter(isStoredParagraph) : [];
