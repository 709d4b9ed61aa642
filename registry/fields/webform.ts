import { string } from 'yup';
import { type FieldOptions, getCommonProperties, type RegistryField } from './field.ts';

/** Defines a field with a webform, by its machine id. */
export function webform<const R extends boolean = false>(options: FieldOptions<R>): RegistryField<string, string, R> {
  const id = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
  return {
    ...getCommonProperties('webform', options),
    schema: () => {
      const schema = string()
        .matches(/^[a-z0-9_]+$/)
        .max(64);
      return options.required ? schema.required() : schema;
    },
    jsonSchema: { type: 'string', pattern: '^[a-z0-9_]+$' },
    references: (formId) => [{ type: 'webform', id: formId }],
    wrap: (formId) => [{ target_id: formId, target_type: 'webform' }],
    unwrap: (items) => id(items[0]?.target_id),
    read: (items) => id(items[0]?.target_id),
  };
}
