import type { FieldBinding } from '../use-form.ts';

type DayFieldName = 'register' | 'amount' | 'cost' | 'place' | 'company';

/** The form of a day as its fields see it: of an account, or of a week of looking. */
export interface DayBinding {
  readonly value: (name: DayFieldName) => string;
  readonly set: (name: DayFieldName, value: string) => void;
  readonly field: (name: DayFieldName) => FieldBinding;
  readonly fieldId: (name: string) => string;
  readonly errorOf: (name: string) => string | undefined;
}
