import { string } from 'yup';
import {
  type FieldOptions,
  getCommonProperties,
  listNoReferences,
  type RegistryField,
  readFirstString,
} from './field.ts';

interface TextOptions<R extends boolean> extends FieldOptions<R> {
  /** Maximum length in characters, 255 by default (docs/specification.md, section 9). */
  readonly maxLength?: number;
  /** True for text with several lines: the editor shows a textarea. */
  readonly multiline?: boolean;
}

export interface TextFieldKind<R extends boolean> extends RegistryField<string, string, R> {
  readonly maxLength: number;
  readonly multiline: boolean;
}

/** Plain text. */
export function text<const R extends boolean = false>(options: TextOptions<R>): TextFieldKind<R> {
  const maxLength = options.maxLength ?? 255;
  return {
    ...getCommonProperties('text', options),
    maxLength,
    multiline: options.multiline ?? false,
    schema: () => (options.required ? string().trim().max(maxLength).required() : string().trim().max(maxLength)),
    jsonSchema: { type: 'string', maxLength },
    references: listNoReferences,
    wrap: (value) => [{ value }],
    unwrap: (items) => readFirstString(items),
    read: (items) => readFirstString(items),
  };
}
