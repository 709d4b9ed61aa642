import { string } from 'yup';
import {
  type EditorLabel,
  type FieldOptions,
  getCommonProperties,
  listNoReferences,
  type RegistryField,
  readFirstString,
} from './field.ts';

interface ChoiceOptions<K extends string> extends Omit<FieldOptions<true>, 'required'> {
  readonly choices: Readonly<Record<K, EditorLabel>>;
  /** Default for a missing or unknown value. */
  readonly standard: NoInfer<K>;
}

export interface ChoiceFieldKind<K extends string> extends RegistryField<K, K, false> {
  readonly choices: Readonly<Record<K, EditorLabel>>;
  readonly standard: K;
}

/** Defines a field with one option of a fixed list; the component always receives a valid option. */
export function choice<const K extends string>(options: ChoiceOptions<K>): ChoiceFieldKind<K> {
  const keys = Object.keys(options.choices) as K[];
  const findKey = (value: string | undefined) => keys.find((key) => key === value);
  return {
    ...getCommonProperties<false>('choice', { ...options, required: false }),
    choices: options.choices,
    standard: options.standard,
    schema: () => string().oneOf(keys),
    jsonSchema: { enum: keys, default: options.standard },
    references: listNoReferences,
    wrap: (value) => [{ value }],
    unwrap: (items) => findKey(readFirstString(items)),
    read: (items) => findKey(readFirstString(items)) ?? options.standard,
  };
}
