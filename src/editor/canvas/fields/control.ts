import type { ComponentType } from 'react';
import type { AnyField } from '#registry/fields/field.ts';
import type { StoredParagraph } from '#registry/fields/paragraphs.ts';

/** Props of the control of any kind of field. */
export interface ControlProps<V = unknown> {
  /** Unique on the page. */
  readonly id: string;
  readonly field: AnyField;
  readonly label: string;
  readonly help: string | undefined;
  readonly error: string | undefined;
  /** The stored value; undefined if there is none. */
  readonly value: V | undefined;
  readonly onChange: (value: V | undefined) => void;
}

/** Props for editing a block inside a field. */
export interface NestedBlockProps {
  readonly value: StoredParagraph;
  readonly onChange: (value: StoredParagraph) => void;
}

/** Props of a field, with its owner and path. */
export interface FieldProps {
  /** Id of the block that the field belongs to, or PAGE_ID. */
  readonly owner: string;
  /** Path of field names in the registry: "title", or "steps.1.text" in a group of fields. */
  readonly name: string;
  /** Accessible name, if the label is not unique. */
  readonly called?: string;
  readonly field: AnyField;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** Additional props of the control of a field that contains blocks or fields. */
export interface NestedControlProps extends Pick<FieldProps, 'owner' | 'name'> {
  /** Renders the fields of one block. */
  readonly Inside: ComponentType<NestedBlockProps>;
  /** Renders one field of a row. */
  readonly Field: ComponentType<FieldProps>;
}
