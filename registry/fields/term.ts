import { string } from 'yup';
import { type FieldOptions, getCommonProperties, type RegistryField } from './field.ts';

interface TermOptions<R extends boolean> extends FieldOptions<R> {
  readonly vocabulary: string;
}

/** Defines a field with a term of a vocabulary, stored as its uuid and read as its numeric id. */
export function term<const R extends boolean = false>(options: TermOptions<R>): RegistryField<string, number, R> {
  return {
    ...getCommonProperties('term', options),
    schema: () => (options.required ? string().uuid().required() : string().uuid()),
    jsonSchema: { type: 'string', format: 'uuid' },
    references: (id) => [{ type: 'taxonomy_term', id }],
    wrap: (id, resolve) => {
      const item = resolve({ type: 'taxonomy_term', id });
      return item ? [item] : [];
    },
    unwrap: (items) => (typeof items[0]?.target_uuid === 'string' ? items[0].target_uuid : undefined),
    read: (items) => (typeof items[0]?.target_id === 'number' ? items[0].target_id : undefined),
  };
}
