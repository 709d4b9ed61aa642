import { array, object, string } from 'yup';
import {
  type FieldOptions,
  getCommonProperties,
  listNoReferences,
  type RegistryField,
  type WireItem,
} from './field.ts';

/** A paragraph as a revision stores it: its uuid, machine name, and the fields of its definition. */
export interface StoredParagraph {
  readonly uuid: string;
  readonly type: string;
  readonly [field: string]: unknown;
}

interface ParagraphsOptions<A extends string> extends Omit<FieldOptions<false>, 'required'> {
  /** Machine names of the allowed types. */
  readonly allow: readonly A[];
}

export interface ParagraphsField<A extends string>
  extends RegistryField<readonly StoredParagraph[], readonly WireItem[], false> {
  readonly allow: readonly A[];
}

/**
 * Defines a field with paragraphs. They are wrapped, unwrapped, validated and rendered by their own definitions
 * (`registry/define.ts`), so this kind only validates the uuid and type of each item.
 */
export function paragraphsField<const A extends string>(options: ParagraphsOptions<A>): ParagraphsField<A> {
  return {
    ...getCommonProperties<false>('paragraphs', { ...options, required: false }),
    allow: options.allow,
    schema: () => array(object({ uuid: string().uuid().required(), type: string().required() })).max(100),
    jsonSchema: { type: 'array', items: { anyOf: options.allow.map((name) => ({ $ref: `#/$defs/${name}` })) } },
    references: listNoReferences,
    wrap: () => [],
    unwrap: () => undefined,
    read: (items) => items,
  };
}
