import { string } from 'yup';
import { type FieldOptions, getCommonProperties, type RegistryField, type WireItem } from './field.ts';
import { getNodeUuid } from './nodes.ts';

/** A section shared by several pages, stored as the uuid of its node; its component receives its blocks. */
export interface SectionField extends RegistryField<string, readonly WireItem[], true> {
  readonly nodeType: 'section';
}

/**
 * Defines a field with a shared section of blocks. Its paragraphs are wrapped and rendered in place by their own
 * definitions; a section that is not visible is omitted.
 */
export function section(options: FieldOptions<true>): SectionField {
  return {
    ...getCommonProperties<true>('section', { ...options, required: true }),
    nodeType: 'section',
    schema: () => string().uuid().required(),
    jsonSchema: { type: 'string', format: 'uuid' },
    references: (id) => [{ type: 'node', id }],
    wrap: (id, resolve) => {
      const item = resolve({ type: 'node', id });
      return item ? [item] : [];
    },
    unwrap: ([item]) => (item ? getNodeUuid(item) : undefined),
    read: (items) => (items.length > 0 ? items : undefined),
  };
}
