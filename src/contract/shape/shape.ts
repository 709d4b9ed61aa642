import type { DomainKey } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import type { ParseResult } from '#src/rules/fields/parse-result.ts';

/** Rule of a text: returns its value, or the key of the reason to refuse it. */
export type TextRule = (text: string) => ParseResult<string, string>;

declare const VALUE: unique symbol;

/**
 * Declaration of a value in a request, a table or a response, as data. `parseByShape` validates a request by it,
 * `parseAnswer` reads a response, and the API description is generated from it.
 */
export interface Shape<out Value = unknown> {
  readonly kind: 'text' | 'number' | 'flag' | 'choice' | 'uuid' | 'list' | 'object' | 'members' | 'anything';
  /** Type of the value; never set at run time. */
  readonly [VALUE]?: Value;
  /** Rule of the form for a text that a user types. */
  readonly rule?: TextRule;
  /** Minimum length of a text, or minimum number; maximum length of a text, or maximum number of items. */
  readonly min?: number;
  readonly max?: number;
  /** Format of a text: one line, the tags of rich text, or a date as YYYY-MM-DD. */
  readonly format?: 'line' | 'html' | 'date';
  readonly options?: readonly (string | number)[];
  /** True for a number without a fraction. */
  readonly isInteger?: true;
  /** Shape of the items of a list. */
  readonly of?: Shape;
  /** True if an empty list is refused. */
  readonly isNeeded?: true;
  /** True if a list may not contain duplicates. */
  readonly isDistinct?: true;
  /** Members of an object. */
  readonly fields?: ShapeFields;
  /** Member that identifies a trusted object; the object is invalid without it. */
  readonly member?: string;
  readonly isNullable?: true;
  /** Default value if a request omits it. */
  readonly absent?: unknown;
  readonly isOptional?: true;
}

export type ShapeFields = Readonly<Record<string, Shape>>;
export type ShapeValue<S> = S extends Shape<infer Value> ? Value : never;
type OptionalKeys<F> = { [K in keyof F]: F[K] extends { readonly isOptional: true } ? K : never }[keyof F];
type Flatten<T> = { readonly [K in keyof T]: T[K] };
export type ShapeValues<F extends ShapeFields> = Flatten<
  { readonly [K in Exclude<keyof F, OptionalKeys<F>>]: ShapeValue<F[K]> } & {
    readonly [K in OptionalKeys<F>]?: ShapeValue<F[K]>;
  }
>;

export interface ObjectShape<F extends ShapeFields> extends Shape<ShapeValues<F>> {
  readonly kind: 'object';
  readonly fields: F;
}

/** Creates the shape of a text. */
export const string = <T extends string = string>(
  limits: { readonly min?: number; readonly max?: number } = {},
): Shape<T> => ({
  kind: 'text',
  ...limits,
});

/** Creates the shape of a text that a user types, by the rule of its form; the API description contains `max`. */
export const textWithRule = (rule: TextRule, max: number): Shape<string> => ({ kind: 'text', rule, max });

/** Creates the shape of a typed text with the tags of rich text. */
export const html = (rule: TextRule, max: number): Shape<string> => ({ ...textWithRule(rule, max), format: 'html' });

export const numeric = (): Shape<number> => ({ kind: 'number' });
export const integer = (min?: number): Shape<number> => ({
  kind: 'number',
  isInteger: true,
  ...(min !== undefined && { min }),
});
/** Creates the shape of a value that its handler reads, or that the embedded system sends without validation. */
export const anything = <T = unknown>(): Shape<T> => ({ kind: 'anything' });
export const boolean = (): Shape<boolean> => ({ kind: 'flag' });
export const uuid = (): Shape<string> => ({ kind: 'uuid' });

export const choices = <const O extends string | number>(options: readonly O[]): Shape<O> => ({
  kind: 'choice',
  options,
});

export const domain = (): Shape<DomainKey> => choices(DOMAINS.map(({ key }) => key));

/** Creates the shape of a list with a maximum number of items. */
export const array = <V>(shape: Shape<V>, max?: number): Shape<readonly V[]> => ({
  kind: 'list',
  of: shape,
  ...(max !== undefined && { max }),
});

/** Creates the shape of an entry's programmes: at least one, each once. */
export const domains = (): Shape<readonly DomainKey[]> => ({ ...array(domain()), isNeeded: true, isDistinct: true });

export const object = <F extends ShapeFields>(fields: F): ObjectShape<F> => ({ kind: 'object', fields });

/** Creates the shape of a response of the embedded content system, not validated except for `member`. */
export const objectWithMember = <T>(member: keyof T & string): Shape<T> => ({ kind: 'members', member });

export const nullable = <V>(shape: Shape<V>): Shape<V | null> => ({ ...shape, isNullable: true }) as Shape<V | null>;

/** Creates the shape of a value with a default for requests that omit it. */
export const withDefault = <V>(shape: Shape<V>, absent: V): Shape<V> => ({ ...shape, absent });

export const optional = <V>(shape: Shape<V>): Shape<V> & { readonly isOptional: true } => ({
  ...shape,
  isOptional: true,
});
