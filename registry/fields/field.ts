import type { ISchema } from 'yup';

// biome-ignore lint/suspicious/noExplicitAny: a schema of any value, optional or not
export type Validation = ISchema<any>;

/** A text for editors in the two languages of the desk. */
export interface EditorLabel {
  readonly nl: string;
  readonly en: string;
}

/** One item of a field in Drupal's format: every field on the wire is a list of items. */
export type WireItem = Readonly<Record<string, unknown>>;

/** Reference to another entity, by uuid, or by machine id for a webform. */
export interface Reference {
  readonly type: 'media' | 'node' | 'taxonomy_term' | 'webform';
  readonly id: string;
}

/** Returns the wire item of a referenced entity; undefined if it is not visible or was deleted. */
export type ResolveReference = (reference: Reference) => WireItem | undefined;

/** Sanitised rich text; rendered only by `ui/RichText`. */
export type SafeHtml = string & { readonly __safe: 'html' };

/** Tools for reading a value: the sanitiser and the language. */
export interface ReadTools {
  readonly safe: (html: string) => SafeHtml;
}

export interface FieldOptions<R extends boolean> {
  /** Name of the field on the wire and in Drupal. */
  readonly wireName: string;
  readonly label: EditorLabel;
  readonly hint?: EditorLabel;
  readonly required?: R;
}

/**
 * A kind of field, with the three forms of its value: stored (plain JSON in a revision), wire (Drupal's list of items)
 * and prop (for the component). `wrap` and `unwrap` convert between stored and wire, `read` converts from wire to prop.
 */
export interface RegistryField<StoredValue, Prop, R extends boolean = boolean> {
  readonly kind: string;
  readonly wireName: string;
  readonly label: EditorLabel;
  readonly hint: EditorLabel | undefined;
  readonly required: R;
  /** Schema of the stored value, for validation on the server and in the editor. */
  readonly schema: () => Validation;
  /** JSON Schema (2020-12) of the stored value. */
  readonly jsonSchema: Readonly<Record<string, unknown>>;
  /** Entities that the stored value references, so that they can be loaded in one query. */
  readonly references: (stored: StoredValue) => readonly Reference[];
  readonly wrap: (stored: StoredValue, resolve: ResolveReference) => readonly WireItem[];
  readonly unwrap: (items: readonly WireItem[]) => StoredValue | undefined;
  /** Returns the prop for the component; undefined if the wire has no usable value. Never throws. */
  readonly read: (items: readonly WireItem[], tools: ReadTools) => Prop | undefined;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of fields of every kind
export type AnyField = RegistryField<any, any, boolean>;
export type RegistryFields = Readonly<Record<string, AnyField>>;

/** Returns the properties that all kinds of field share. */
export function getCommonProperties<R extends boolean>(kind: string, options: FieldOptions<R>) {
  return {
    kind,
    wireName: options.wireName,
    label: options.label,
    hint: options.hint,
    required: (options.required ?? false) as R,
  };
}

/** Returns no references: the default for a field kind without them. */
export const listNoReferences = (): readonly Reference[] => [];

/** Returns the value of the first item if it is a string, otherwise undefined. */
export function readFirstString(items: readonly WireItem[], key = 'value'): string | undefined {
  const value = items[0]?.[key];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
