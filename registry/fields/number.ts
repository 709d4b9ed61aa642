import { number as yupNumber } from 'yup';
import { type FieldOptions, getCommonProperties, listNoReferences, type RegistryField } from './field.ts';

interface NumberOptions<R extends boolean> extends FieldOptions<R> {
  readonly min?: number;
  readonly max?: number;
}

export interface NumberFieldKind<R extends boolean> extends RegistryField<number, number, R> {
  readonly min: number;
  readonly max: number;
}

/** Defines a field with a whole number. */
export function number<const R extends boolean = false>(options: NumberOptions<R>): NumberFieldKind<R> {
  const min = options.min ?? 0;
  const max = options.max ?? 1_000_000;
  const read = (value: unknown) => {
    const result = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof result === 'number' && Number.isInteger(result) ? result : undefined;
  };
  return {
    ...getCommonProperties('number', options),
    min,
    max,
    schema: () => {
      const schema = yupNumber().integer().min(min).max(max);
      return options.required ? schema.required() : schema;
    },
    jsonSchema: { type: 'integer', minimum: min, maximum: max },
    references: listNoReferences,
    wrap: (value) => [{ value }],
    unwrap: (items) => read(items[0]?.value),
    read: (items) => read(items[0]?.value),
  };
}
