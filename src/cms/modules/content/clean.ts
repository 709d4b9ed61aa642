import { type Definition, isParagraphsField } from '#registry/define.ts';
import type { AnyField, RegistryFields } from '#registry/fields/field.ts';
import { isGroupField } from '#registry/fields/group.ts';
import { RICH_TEXT_TAGS } from '#registry/fields/rich-text.ts';
import { findParagraphDefinition } from '#registry/index.ts';
import { isStoredParagraph, type StoredFields } from '#registry/stored.ts';
import { sanitiseRichText } from '#src/contract/rich-text.ts';
import { isRecord } from '#src/contract/wire.ts';

function cleanParagraph(value: unknown): unknown {
  if (!isStoredParagraph(value)) return value;
  const definition = findParagraphDefinition(value.type);
  return definition ? { ...value, ...cleanFields(definition, value) } : value;
}

function cleanValue(field: AnyField, value: unknown): unknown {
  if (field.kind === 'rich_text' && typeof value === 'string') return sanitiseRichText(value, RICH_TEXT_TAGS);
  if (!Array.isArray(value)) return value;
  if (isParagraphsField(field)) return value.map(cleanParagraph);
  if (!isGroupField(field)) return value;
  return value.map((row: unknown) => (isRecord(row) ? toClean(field.fields, row) : row));
}

function toClean(fields: RegistryFields, storedFields: StoredFields): StoredFields {
  const cleaned: Record<string, unknown> = { ...storedFields };
  for (const [name, field] of Object.entries(fields))
    if (name in storedFields) cleaned[name] = cleanValue(field, storedFields[name]);
  return cleaned;
}

/** Sanitises every rich text of the stored fields, including those in paragraphs. Unknown types are unchanged. */
export const cleanFields = (definition: Definition, storedFields: StoredFields): StoredFields =>
  toClean(definition.fields, storedFields);
