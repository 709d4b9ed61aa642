import { string } from 'yup';
import {
  type FieldOptions,
  getCommonProperties,
  listNoReferences,
  type RegistryField,
  readFirstString,
} from './field.ts';

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Defines a field with a calendar date, YYYY-MM-DD. */
export function date<const R extends boolean = false>(options: FieldOptions<R>): RegistryField<string, string, R> {
  const read = (value: string | undefined) => (value !== undefined && DATE.test(value) ? value : undefined);
  return {
    ...getCommonProperties('date', options),
    schema: () => (options.required ? string().matches(DATE).required() : string().matches(DATE)),
    jsonSchema: { type: 'string', format: 'date' },
    references: listNoReferences,
    wrap: (value) => [{ value }],
    unwrap: (items) => read(readFirstString(items)),
    read: (items) => read(readFirstString(items)),
  };
}
