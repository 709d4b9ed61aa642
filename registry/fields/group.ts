import { array, object, type Schema } from 'yup';
import type { InferProps, InferStoredFields } from '../define.ts';
import {
  type AnyField,
  type FieldOptions,
  getCommonProperties,
  type RegistryField,
  type RegistryFields,
  type WireItem,
} from './field.ts';

type GroupOf<F extends RegistryFields> = { readonly fields: F; readonly entity: 'paragraph' };

interface GroupOptions<F extends RegistryFields> extends Omit<FieldOptions<false>, 'required'> {
  /** Name of a row, used on the button that adds a row. */
  readonly row: FieldOptions<false>['label'];
  /** Fields of a row, of any kind except blocks, pages and groups. */
  readonly fields: F;
  /** Maximum number of rows. */
  readonly max: number;
}

export interface GroupField<F extends RegistryFields = RegistryFields>
  extends RegistryField<readonly InferStoredFields<GroupOf<F>>[], readonly InferProps<GroupOf<F>>[], false> {
  readonly row: FieldOptions<false>['label'];
  readonly fields: F;
  readonly max: number;
}

type Row = Readonly<Record<string, unknown>>;

/** Returns true for the kind of field that repeats a group of fields. */
export const isGroupField = (field: AnyField): field is GroupField => field.kind === 'group';

/** Splits a text into one item per line: an older version of the product sends rows with a single text this way. */
function splitLines(item: WireItem, field: AnyField): readonly WireItem[] {
  if (field.kind !== 'text' || typeof item.value !== 'string') return [item];
  const lines = item.value.split('\n').map((line) => line.trim());
  return lines.filter(Boolean).map((value) => ({ ...item, value }));
}

const toItems = (item: WireItem, wire: string): readonly WireItem[] => {
  const items = item[wire];
  return Array.isArray(items) ? items : [];
};

/**
 * Fields that repeat together, row by row, such as the steps of a list. On the wire a row is an item with each field by
 * its name, like an entity. If a row has one field, a plain list of values is accepted as well, which is how Drupal
 * stores it; in Drupal, rows with several fields are separate paragraphs.
 */
export function group<const F extends RegistryFields>(options: GroupOptions<F>): GroupField<F> {
  const { row, fields, max } = options;
  const fieldEntries = Object.entries<AnyField>(fields);
  const [only] = fieldEntries.length === 1 ? fieldEntries : [];
  const splitItem = (item: WireItem): readonly WireItem[] =>
    only && 'value' in item ? splitLines(item, only[1]).map((line) => ({ [only[1].wireName]: [line] })) : [item];
  const getRows = (items: readonly WireItem[], readWith: (field: AnyField, items: readonly WireItem[]) => unknown) =>
    items.flatMap(splitItem).flatMap((item): readonly Row[] => {
      const values = fieldEntries.flatMap(([name, field]): readonly (readonly [string, unknown])[] => {
        const value = readWith(field, toItems(item, field.wireName));
        return value === undefined ? [] : [[name, value]];
      });
      const isMissing = fieldEntries.some(
        ([name, field]) => field.required && !values.some(([match]) => match === name),
      );
      return isMissing ? [] : [Object.fromEntries(values)];
    });
  return {
    ...getCommonProperties<false>('group', { ...options, required: false }),
    row,
    fields,
    max,
    schema: () =>
      array(
        object(Object.fromEntries(fieldEntries.map(([name, field]) => [name, field.schema() as Schema]))).noUnknown(),
      ).max(max),
    jsonSchema: {
      type: 'array',
      maxItems: max,
      items: {
        type: 'object',
        required: fieldEntries.filter(([, field]) => field.required).map(([name]) => name),
        properties: Object.fromEntries(fieldEntries.map(([name, field]) => [name, field.jsonSchema])),
      },
    },
    references: (rows) =>
      rows.flatMap((row: Row) =>
        fieldEntries.flatMap(([name, field]) => (row[name] === undefined ? [] : field.references(row[name]))),
      ),
    wrap: (rows, resolve) =>
      rows.map((row: Row) =>
        Object.fromEntries(
          fieldEntries.map(([name, { wireName, wrap }]) => [
            wireName,
            row[name] === undefined ? [] : wrap(row[name], resolve),
          ]),
        ),
      ),
    unwrap: (items) => getRows(items, (field, body) => field.unwrap(body)) as readonly InferStoredFields<GroupOf<F>>[],
    read: (items, tools) =>
      getRows(items, (field, body) => field.read(body, tools)) as readonly InferProps<GroupOf<F>>[],
  };
}
