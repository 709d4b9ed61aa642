import type { WireItem } from '#registry/fields/field.ts';
import { isRecord } from '#src/contract/wire.ts';

/** Converts Drupal's values: a list of objects, a list of scalars, or a single object; undefined for others. */
export function toWireItems(value: unknown): readonly WireItem[] | undefined {
  if (value === null) return [];
  if (isRecord(value)) return [value];
  if (!Array.isArray(value)) return undefined;
  return value.map((item: unknown) => (isRecord(item) ? item : { value: item }));
}
