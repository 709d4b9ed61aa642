import type { AnyField } from '#registry/fields/field.ts';

/** What the control of a field gets, whatever its kind. */
export interface ControlProps<V = unknown> {
  /** Unique on the page. */
  readonly id: string;
  readonly field: AnyField;
  readonly label: string;
  readonly help: string | undefined;
  readonly error: string | undefined;
  /** The stored value; undefined where there is none. */
  readonly value: V | undefined;
  readonly onChange: (value: V | undefined) => void;
}
