import { accept, type ParseResult, refuse } from '#src/rules/fields/parse-result.ts';
import type { TextFormat } from './text-formats.ts';

/** The other values of the form, for a field that depends on one. */
export interface OtherValues {
  /** Typed text of a field; empty if there is none. */
  readonly text: (name: string) => string;
}

/** A field of a record: its wire name, the kind of its value, and its validation rule. */
export interface Field<Value, Context, Problem extends string> {
  /** The wire name. */
  readonly wireName: string;
  readonly kind: TextFormat<Value>;
  /** Parses typed or sent text; a refusal contains the rule's key of the problem. */
  readonly read: (text: string, context: Context) => ParseResult<Value, Problem>;
}

// biome-ignore lint/suspicious/noExplicitAny: the kind of a field writes the value that its rule reads
type AnyField = Field<any, never, string>;
export type Fields = Readonly<Record<string, AnyField>>;

/** The values of a record, by name. */
export type InferValues<F extends Fields> = {
  readonly [K in keyof F]: F[K] extends Field<infer Value, never, string> ? Value : never;
};
/** The values as text: as typed and sent; "" for an empty field. */
export type InferTexts<F extends Fields> = { readonly [K in keyof F]: string };
/** Validation context of all fields combined. */
export type InferContext<F extends Fields> = F[keyof F] extends {
  readonly read: (text: string, context: infer C) => unknown;
}
  ? C
  : never;

/** The fields of a record by their wire names. */
export type SentFields = Readonly<Record<string, unknown>>;

/** A refused field; its message is `<words>.<name>.<problem>`. */
export interface RefusedField {
  readonly name: string;
  readonly wireName: string;
  readonly problem: string;
}

/** Values of a whole record, or its refused fields. */
export type ParsedFields<Values> =
  | { readonly ok: true; readonly value: Values }
  | { readonly ok: false; readonly refused: readonly RefusedField[] };

/** Returns the value of a field as text; "" if it is absent, null if it is not a text, number or boolean. */
export function toFieldText(value: unknown): string | null {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;
}

/** Declares one field. */
export const defineField = <Value, Context, Problem extends string>(
  wire: string,
  kind: TextFormat<Value>,
  read: (text: string, context: Context) => ParseResult<Value, Problem>,
): Field<Value, Context, Problem> => ({ wireName: wire, kind, read });

type ReadAny = (text: string, context: unknown) => ParseResult<unknown, string>;

function readNames(fields: Fields, names: readonly string[], body: SentFields, context: unknown) {
  const values: Record<string, unknown> = {};
  const refusedFields: RefusedField[] = [];
  for (const name of names) {
    const { wireName, read } = fields[name] as AnyField;
    const text = toFieldText(body[wireName]);
    const result = text === null ? refuse('invalid') : (read as ReadAny)(text, context);
    if (result.ok) values[name] = result.value;
    else refusedFields.push({ name, wireName, problem: result.error });
  }
  return refusedFields.length === 0
    ? ({ ok: true, value: values } as const)
    : ({ ok: false, refused: refusedFields } as const);
}

/** Parses a whole record from the wire. */
export function readSent<F extends Fields>(
  fields: F,
  body: SentFields,
  context: InferContext<F>,
): ParsedFields<InferValues<F>> {
  return readNames(fields, Object.keys(fields), body, context) as ParsedFields<InferValues<F>>;
}

/** Parses the sent fields of a change; absent fields are omitted. */
export function readSentChanges<F extends Fields>(
  fields: F,
  body: SentFields,
  context: InferContext<F>,
): ParsedFields<Partial<InferValues<F>>> {
  const names = Object.entries(fields).flatMap(([name, { wireName }]) => (body[wireName] === undefined ? [] : [name]));
  return readNames(fields, names, body, context) as ParsedFields<Partial<InferValues<F>>>;
}

/** Maps every field, by name. */
export function mapFields<F extends Fields, Made>(
  fields: F,
  make: (field: F[keyof F], name: keyof F & string) => Made,
): { readonly [K in keyof F]: Made } {
  const result = Object.entries(fields).map(([name, field]) => [name, make(field as F[keyof F], name)]);
  return Object.fromEntries(result) as { readonly [K in keyof F]: Made };
}

/** Creates a record with all fields empty. */
export const createEmptyTexts = <F extends Fields>(fields: F): InferTexts<F> => mapFields(fields, () => '');

/** Converts values to text. `inWords` formats a decimal for display; by default it has the wire format. */
export function toTexts<F extends Fields>(
  fields: F,
  values: InferValues<F>,
  inWords: (decimal: string) => string = (decimal) => decimal,
): InferTexts<F> {
  return mapFields(fields, ({ kind }, name) => {
    const text = kind.write(values[name]);
    return kind.isDecimal && text !== '' ? inWords(text) : text;
  });
}

/** Returns texts by their wire names; absent texts are omitted. */
export function toWireTexts<F extends Fields>(
  fields: F,
  texts: Partial<InferTexts<F>> = {},
): Readonly<Record<string, string>> {
  const body = Object.entries(fields).flatMap(([name, { wireName }]) => {
    const text = texts[name];
    return text === undefined ? [] : [[wireName, text] as const];
  });
  return Object.fromEntries(body);
}

/** Reads the values of a stored record in a response; null for an unreadable value. */
export function fromWireFields<F extends Fields>(
  fields: F,
  body: SentFields,
): { readonly [K in keyof F]: InferValues<F>[K] | null } {
  return mapFields(fields, ({ kind, wireName }) => kind.parse(toFieldText(body[wireName]) ?? '')) as never;
}

/** Maps the wire name of each field to its name. */
export const getNamesByWireName = (fields: Fields): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fields).map(([name, { wireName }]) => [wireName, name]));

/** Returns true if two records have the same values. */
export const haveSameValues = <F extends Fields>(fields: F, item: InferValues<F>, other: InferValues<F>): boolean =>
  Object.entries(fields).every(([name, { kind }]) => kind.write(item[name]) === kind.write(other[name]));

/** Makes the parser of an optional answer from that of a required one: null if it is empty. */
export const readOptional =
  <Context, Value, Problem extends string>(read: (text: string, context: Context) => ParseResult<Value, Problem>) =>
  (text: string, context: Context): ParseResult<Value | null, Problem> =>
    text.trim() === '' ? accept(null) : read(text, context);
