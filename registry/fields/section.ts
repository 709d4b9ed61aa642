import { string } from 'yup';
import { common, type Field, type FieldOptions, type WireItem } from './field.ts';
import { uuidOfNode } from './nodes.ts';

/** A section that stands on more pages, stored as the uuid of its node; its component gets the blocks in it. */
export interface SectionField extends Field<string, readonly WireItem[], true> {
  readonly nodeType: 'section';
}

/**
 * A section of blocks with a life of its own. Its paragraphs are wrapped and rendered where it stands, by their own
 * definitions; one that may not be seen is left out.
 */
export function section(options: FieldOptions<true>): SectionField {
  return {
    ...common<true>('section', { ...options, required: true }),
    nodeType: 'section',
    schema: () => string().uuid().required(),
    jsonSchema: { type: 'string', format: 'uuid' },
    references: (stored) => [{ type: 'node', id: stored }],
    wrap: (stored, resolve) => {
      const item = resolve({ type: 'node', id: stored });
      return item ? [item] : [];
    },
    unwrap: ([item]) => (item ? uuidOfNode(item) : undefined),
    read: (items) => (items.length > 0 ? items : undefined),
  };
}
