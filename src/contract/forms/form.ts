import type { ParseResult } from '#src/rules/fields/parse-result.ts';
import { type InferContext, mapFields, type OtherValues, type Fields as RecordFields } from '../fields/fields.ts';

type ReadField = (typed: never, beside: OtherValues) => ParseResult<unknown, string>;
type Fields = Readonly<Record<string, ReadField>>;

/** Typed values: the input of each field's parser. */
export type FormInputs<F extends Fields> = { [K in keyof F]: Parameters<F[K]>[0] };

/** The parsed values. */
export type FormValues<F extends Fields> = {
  readonly [K in keyof F]: Extract<ReturnType<F[K]>, { ok: true }>['value'];
};

/** Refused field with the text key of the reason. */
interface RefusedField {
  readonly name: string;
  readonly problem: string;
}

/** A form with its validation, shared by browser and server (docs/specification.md, section 5). */
export interface Form<T extends object, V> {
  /** Returns the refused fields, in the order of the form; empty if the form is valid. */
  readonly check: (typed: T) => readonly RefusedField[];
  /** Returns the parsed values; throws for an invalid form. */
  readonly read: (typed: T) => V;
  readonly names: readonly (keyof T & string)[];
}

function getOtherValues(values: Readonly<Record<string, unknown>>): OtherValues {
  return {
    text: (name) => {
      const value = values[name];
      return typeof value === 'string' ? value : '';
    },
  };
}

/** Defines a form by the parsers of its fields, in order. */
export function defineForm<F extends Fields>(fields: F): Form<FormInputs<F>, FormValues<F>> {
  const readers = Object.entries(fields) as [
    string,
    (typed: unknown, beside: OtherValues) => ParseResult<unknown, string>,
  ][];
  const readField = (values: Readonly<Record<string, unknown>>, name: string, read: (typeof readers)[number][1]) =>
    read(values[name], getOtherValues(values));
  return {
    check: (input) => {
      const values = input as Readonly<Record<string, unknown>>;
      return readers.flatMap(([name, read]) => {
        const result = readField(values, name, read);
        return result.ok ? [] : [{ name, problem: result.error }];
      });
    },
    names: Object.keys(fields),
    read: (input) => {
      const values = input as Readonly<Record<string, unknown>>;
      const all = readers.map(([name, read]) => {
        const result = readField(values, name, read);
        if (!result.ok) throw new Error(`The value of "${name}" is refused: ${result.error}.`);
        return [name, result.value];
      });
      return Object.fromEntries(all) as FormValues<F>;
    },
  };
}

type FormReadings<F extends RecordFields> = {
  readonly [K in keyof F]: (typed: string, beside: OtherValues) => ReturnType<F[K]['read']>;
};

/**
 * Creates the parsers of a record's fields for a form, with the same rules as on the server. `answers` returns a value
 * that replaces parsing, based on the other values of the form; null to parse the field.
 */
export function createFormParsers<F extends RecordFields>(
  fields: F,
  context: InferContext<F>,
  answers: (name: keyof F & string, beside: OtherValues) => ParseResult<unknown, never> | null = () => null,
): FormReadings<F> {
  const result = mapFields(fields, ({ read }, name) => (input: string, others: OtherValues) => {
    return answers(name, others) ?? read(input, context as never);
  });
  return result as FormReadings<F>;
}
