import type { WireItem } from '#registry/fields/field.ts';
import { isRecord } from '#src/contract/wire.ts';

/** Drupal accepts a list of objects, a list of scalars and a single object; undefined for anything else. */
export function toWireItems(value: unknown): readonly WireItem[] | undefined {
  if (value === null) return [];
  if (isRecord(value)) return [value];
  if (!Array.isArray(value)) return undefined;
  return value.map((item: unknown) => (isRecord(item) ? item : { value: item }));
}
