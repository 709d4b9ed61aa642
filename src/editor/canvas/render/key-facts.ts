import type { Definition } from '#registry/define.ts';
import { isParagraphsField } from '#registry/define.ts';
import type { AnyField, EditorLabel } from '#registry/fields/field.ts';
import { getFields, toStoredParagraphs } from '#registry/stored.ts';
import type { Language } from '#src/domains/domain.ts';

/** Maximum length of a text in the summary of a block. */
const MAX_LENGTH = 120;

/** Returns rich text without its tags. */
export function stripTags(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

const shorten = (text: string) => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH).trimEnd()}…` : text);

/** Returns a short text for the value of a field; "" if it is empty. */
function toFact(field: AnyField, value: unknown, language: Language): string {
  if (isParagraphsField(field)) return String(toStoredParagraphs(value).length);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') {
    const choices = 'choices' in field ? (field.choices as Readonly<Record<string, EditorLabel>>) : {};
    return choices[value]?.[language] ?? shorten(field.kind === 'rich_text' ? stripTags(value) : value);
  }
  if (Array.isArray(value)) return String(value.length);
  if (typeof value !== 'object' || value === null) return '';
  const { text, title, drawing, alt, href, address } = value as Readonly<Record<string, unknown>>;
  return shorten(
    ([text, title, alt, drawing, href, address].find((item) => typeof item === 'string' && item !== '') as string) ??
      '',
  );
}

/** Returns the values of a block by field label, without empty fields. */
export function listKeyFacts(
  definition: Definition,
  storedFields: Readonly<Record<string, unknown>>,
  language: Language,
): readonly { readonly name: string; readonly text: string }[] {
  return getFields(definition).flatMap(([name, field]) => {
    const text = toFact(field, storedFields[name], language);
    return text === '' ? [] : [{ name: field.label[language], text }];
  });
}

/** Returns the name of a block in a list: the first of its texts. */
export function summarizeBlock(
  definition: Definition | undefined,
  storedFields: Readonly<Record<string, unknown>>,
): string {
  if (!definition) return '';
  for (const [name, field] of getFields(definition)) {
    if (field.kind !== 'text' && field.kind !== 'rich_text') continue;
    const text = toFact(field, storedFields[name], 'nl');
    if (text !== '') return text;
  }
  return '';
}
