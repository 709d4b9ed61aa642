import { type Definition, isParagraphsField } from '#registry/define.ts';
import type { AnyField } from '#registry/fields/field.ts';
import type { ParagraphsField } from '#registry/fields/paragraphs.ts';
import { getFields } from '#registry/stored.ts';

/** Part of a page in one language that editors change: its title and stored fields. */
export interface PageContent {
  readonly title: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Returns the fields of a type that contain blocks. */
export const listBlockFields = (definition: Definition): readonly (readonly [string, ParagraphsField<string>])[] =>
  getFields(definition).flatMap(([name, field]) => (isParagraphsField(field) ? [[name, field] as const] : []));

/** Returns the fields of a type that contain values. */
export const listValueFields = (definition: Definition): readonly (readonly [string, AnyField])[] =>
  getFields(definition).filter(([, field]) => !isParagraphsField(field));

/** Returns true if two stored values are equal, regardless of the order of their members. */
export function isDeepEqual(item: unknown, other: unknown): boolean {
  if (Object.is(item, other)) return true;
  if (typeof item !== 'object' || typeof other !== 'object' || item === null || other === null) return false;
  if (Array.isArray(item) !== Array.isArray(other)) return false;
  const [a, b] = [item as Readonly<Record<string, unknown>>, other as Readonly<Record<string, unknown>>];
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => isDeepEqual(a[key], b[key]));
}
