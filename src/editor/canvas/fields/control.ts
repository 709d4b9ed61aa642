import type { ComponentType } from 'react';
import type { AnyField } from '#registry/fields/field.ts';
import type { StoredParagraph } from '#registry/fields/paragraphs.ts';

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

/** A block inside a field, and how it is changed. */
export interface InsideProps {
  readonly value: StoredParagraph;
  readonly onChange: (value: StoredParagraph) => void;
}

/** What the control of a field that holds blocks gets besides. */
export interface NestingProps {
  /** Draws the fields of one block. */
  readonly Inside: ComponentType<InsideProps>;
}
