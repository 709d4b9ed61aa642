import type { FieldBinding } from '../use-form.ts';

/** Form of a day as used by its fields: of an account, or of a week of looking. */
export interface DayBinding<Name extends string> {
  readonly value: (name: Name) => string;
  readonly set: (name: Name, value: string) => void;
  readonly fieldId: (name: string) => string;
  readonly getError: (name: string) => string | undefined;
}

/** Binding of the optional fields; the cost is a plain text field. */
export interface DetailsBinding extends DayBinding<'place' | 'company'> {
  readonly field: (name: 'cost') => FieldBinding;
}
