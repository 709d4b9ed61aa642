import type { Definition } from './define.ts';
import type { AnyField, EditorLabel, RegistryFields } from './fields/field.ts';
import { isGroupField } from './fields/group.ts';
import type { StoredParagraph } from './fields/paragraphs.ts';

/** Fields of one entity as a revision stores them. */
export type StoredFields = Readonly<Record<string, unknown>>;

/** Returns the fields of a type with their names. */
export const getFields = (
  definition: Pick<Definition, 'fields'>,
): readonly (readonly [name: string, field: AnyField])[] => Object.entries(definition.fields);

/** A stored value with its path by stored names ("steps.1.text") and by wire names. */
export interface ValueWithPath {
  readonly path: string;
  readonly wirePath: string;
  readonly field: AnyField;
  readonly value: unknown;
}

const isRecord = (value: unknown): value is StoredFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the rows of a group of fields, without invalid rows. */
export const toGroupRows = (value: unknown): readonly StoredFields[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

/** Lists the values of the fields, in order; those of a group row by row. */
export const listStoredValues = (
  fields: RegistryFields,
  storedFields: StoredFields,
  path = '',
  wirePath = '',
): readonly ValueWithPath[] =>
  Object.entries(fields).flatMap(([name, field]): readonly ValueWithPath[] => {
    const placedValue = { path: path + name, wirePath: wirePath + field.wireName, field, value: storedFields[name] };
    if (!isGroupField(field)) return [placedValue];
    return toGroupRows(storedFields[name]).flatMap((row, index) =>
      listStoredValues(field.fields, row, `${placedValue.path}.${index}.`, `${placedValue.wirePath}.${index}.`),
    );
  });

/**
 * Returns the label of a value within the fields of a type: the label of the field for "title", the label of the row
 * for "steps.1.text", followed by the label of the field if a row has several. Undefined for an unknown path.
 */
export function findFieldLabel(fields: RegistryFields, path: string, language: keyof EditorLabel): string | undefined {
  const [name = '', location, member = ''] = path.split('.');
  const field = fields[name];
  if (!field || !isGroupField(field) || location === undefined) return field?.label[language];
  const row = `${field.row[language]} ${Number(location) + 1}`;
  return Object.keys(field.fields).length === 1 ? row : `${row}, ${field.fields[member]?.label[language]}`;
}

/** Returns true for a stored paragraph: it has an id and a type. */
export function isStoredParagraph(value: unknown): value is StoredParagraph {
  if (typeof value !== 'object' || value === null) return false;
  const { uuid, type } = value as Readonly<Record<string, unknown>>;
  return typeof uuid === 'string' && typeof type === 'string';
}

/** Returns the paragraphs in a stored value, without other items. */
export const toStoredParagraphs = (value: unknown): readonly StoredParagraph[] =>
  Array.isArray(value) ? value.filter(isStoredParagraph) : [];
