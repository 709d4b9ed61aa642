import { randomUUID } from 'node:crypto';
import { type Definition, isParagraphsField } from '#registry/define.ts';
import type { AnyField, WireItem } from '#registry/fields/field.ts';
import type { StoredParagraph } from '#registry/fields/paragraphs.ts';
import { findParagraphDefinition } from '#registry/index.ts';
import { getFields, type StoredFields, toStoredParagraphs } from '#registry/stored.ts';
import { UUID } from '#src/rules/uuid.ts';
import { toWireItems } from '../http/unwrap.ts';

/** Result of unwrapping a body: values by stored name (undefined empties a field) and invalid wire names. */
export interface UnwrappedBody {
  readonly values: Readonly<Record<string, unknown>>;
  readonly unreadable: readonly string[];
}

/** Members of a paragraph on the wire that are not fields. */
const PARAGRAPH_MEMBERS = ['id', 'uuid', 'type', 'langcode', 'parent_id', 'parent_type'];

function getFirstValue(value: unknown, key: string): unknown {
  return toWireItems(value)?.[0]?.[key];
}

/** Reads a whole paragraph, or a reference to one that the field already contains; undefined for anything else. */
function unwrapParagraph(item: WireItem, paragraphs: readonly StoredParagraph[]): StoredParagraph | undefined {
  if (item.type === undefined) return paragraphs.find(({ uuid }) => uuid === item.target_uuid);
  const type = typeof item.type === 'string' ? item.type : getFirstValue(item.type, 'target_id');
  if (typeof type !== 'string') return undefined;
  const input = getFirstValue(item.uuid, 'value');
  const uuid = typeof input === 'string' && UUID.test(input) ? input : randomUUID();
  const previousParagraph = paragraphs.find((paragraph) => paragraph.uuid === uuid) ?? {};
  const definition = findParagraphDefinition(type);
  if (!definition) {
    const raw = Object.entries(item).filter(([name]) => !PARAGRAPH_MEMBERS.includes(name));
    return { ...Object.fromEntries(raw), uuid, type };
  }
  const { values, unreadable } = unwrapFields(definition, item, previousParagraph);
  return unreadable.length > 0 ? undefined : { ...values, uuid, type };
}

function unwrapField(field: AnyField, raw: unknown, storedValue: unknown): { readonly value: unknown } | undefined {
  const items = toWireItems(raw);
  if (items === undefined) return undefined;
  if (isParagraphsField(field)) {
    const value = items.map((item) => unwrapParagraph(item, toStoredParagraphs(storedValue)));
    return value.includes(undefined) ? undefined : { value };
  }
  const value = items.length === 0 ? undefined : (field.unwrap(items) as unknown);
  return items.length > 0 && value === undefined && !isBlank(items) ? undefined : { value };
}

/** Returns true for a field with an empty text, which Drupal treats as empty. */
const isBlank = (items: readonly WireItem[]) => items[0]?.value === '' || items[0]?.value === null;

/** Reads the fields of a definition from a body into stored values; absent fields are unchanged. */
export function unwrapFields(
  definition: Definition,
  body: Readonly<Record<string, unknown>>,
  storedFields: StoredFields,
): UnwrappedBody {
  const values: Record<string, unknown> = {};
  const unreadable: string[] = [];
  for (const [name, field] of getFields(definition)) {
    if (!(field.wireName in body)) continue;
    const unwrapped = unwrapField(field, body[field.wireName], storedFields[name]);
    if (unwrapped) values[name] = unwrapped.value;
    else unreadable.push(field.wireName);
  }
  return { values, unreadable };
}
