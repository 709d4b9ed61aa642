import type { FieldBinding } from '../use-form.ts';

/** The form of a day as a field of it sees it: of an account, or of a week of looking. */
export interface DayBinding<Name extends string> {
  readonly value: (name: Name) => string;
  readonly set: (name: Name, value: string) => void;
  readonly fieldId: (name: string) => string;
  readonly errorOf: (name: string) => string | undefined;
}

/** Binding of the optional fields, one of which is a plain text field. */
export interface ParticularsBinding extends DayBinding<'place' | 'company'> {
  readonly field: (name: 'cost') => FieldBinding;
}
