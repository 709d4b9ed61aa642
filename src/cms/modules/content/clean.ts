import { type Definition, isParagraphsField } from '#registry/define.ts';
import { RICH_TEXT_TAGS } from '#registry/fields/rich-text.ts';
import { paragraphDefinition } from '#registry/index.ts';
import { fieldsOf, isStoredParagraph, type StoredFields } from '#registry/stored.ts';
import { sanitiseRichText } from '#src/contract/rich-text.ts';

function cleanParagraph(value: unknown): unknown {
  if (!isStoredParagraph(value)) return value;
  const definition = paragraphDefinition(value.type);
  return definition ? { ...value, ...cleanFields(definition, value) } : value;
}

/** The stored fields with every rich text sanitised, down through the paragraphs. Unknown types stay untouched. */
export function cleanFields(definition: Definition, stored: StoredFields): StoredFields {
  const cleaned: Record<string, unknown> = { ...stored };
  for (const [name, field] of fieldsOf(definition)) {
    const value = stored[name];
    if (isParagraphsField(field) && Array.isArray(value)) cleaned[name] = value.map(cleanParagraph);
    if (field.kind === 'rich_text' && typeof value === 'string')
      cleaned[name] = sanitiseRichText(value, RICH_TEXT_TAGS);
  }
  return cleaned;
}
