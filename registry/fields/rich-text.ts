import { string } from 'yup';
import {
  type FieldOptions,
  getCommonProperties,
  listNoReferences,
  type RegistryField,
  readFirstString,
  type SafeHtml,
} from './field.ts';

/** Tags that editors may use; the sanitiser removes all others. */
export const RICH_TEXT_TAGS = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote', 'br'] as const;
const RICH_TEXT_FORMAT = 'rich_text';

const MAX_LENGTH = 20_000;

export interface RichTextField<R extends boolean> extends RegistryField<string, SafeHtml, R> {
  readonly maxLength: number;
}

/** Defines a field with formatted text, stored as HTML with the tags of RICH_TEXT_TAGS. */
export function richText<const R extends boolean = false>(options: FieldOptions<R>): RichTextField<R> {
  return {
    ...getCommonProperties('rich_text', options),
    maxLength: MAX_LENGTH,
    schema: () => (options.required ? string().max(MAX_LENGTH).required() : string().max(MAX_LENGTH)),
    jsonSchema: { type: 'string', maxLength: MAX_LENGTH, contentMediaType: 'text/html' },
    references: listNoReferences,
    wrap: (value) => [{ value, format: RICH_TEXT_FORMAT, processed: value }],
    unwrap: (items) => readFirstString(items),
    read: (items, tools) => {
      const html = readFirstString(items, 'processed') ?? readFirstString(items);
      return html === undefined ? undefined : tools.safe(html);
    },
  };
}
