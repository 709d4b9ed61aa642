import type { DomainKey } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import type { Reading } from '#src/rules/fields/reading.ts';

/** The rule of a text: its value, or the key of the reason to refuse it. */
export type TextRule = (text: string) => Reading<string, string>;

declare const VALUE: unique symbol;

/**
 * Declaration of a value that is sent, stored or answered, as data. `readShape` validates a request by it, `parseAnswer`
 * reads a response, and the API description is made of it.
 */
export interface Shape<out Value = unknown> {
  readonly kind: 'text' | 'number' | 'flag' | 'choice' | 'uuid' | 'list' | 'object' | 'whole' | 'anything';
  /** Type of the value; never there at run time. */
  readonly [VALUE]?: Value;
  /** Of a text that a user types: the rule of its form. */
  readonly rule?: TextRule;
  /** Fewest and most characters of a text, smallest number, most items of a list. */
  readonly least?: number;
  readonly most?: number;
  /** True for a text with the tags of rich text. */
  readonly isHtml?: true;
  readonly options?: readonly (string | number)[];
  /** Of a number: no fraction. */
  readonly isInteger?: true;
  /** Items of a list. */
  readonly of?: Shape;
  /** A list without items is refused. */
  readonly isNeeded?: true;
  /** No item of a list occurs twice. */
  readonly isDistinct?: true;
  /** Members of an object. */
  readonly fields?: ShapeFields;
  /** A member without which a trusted object is unreadable. */
  readonly member?: string;
  readonly isNullable?: true;
  /** The value where a request leaves it out. */
  readonly absent?: unknown;
  readonly isOptional?: true;
}

export type ShapeFields = Readonly<Record<string, Shape>>;
export type ShapeValue<S> = S extends Shape<infer Value> ? Value : never;
type OptionalKeys<F> = { [K in keyof F]: F[K] extends { readonly isOptional: true } ? K : never }[keyof F];
type Flat<T> = { readonly [K in keyof T]: T[K] };
export type ShapeValues<F extends ShapeFields> = Flat<
  { readonly [K in Exclude<keyof F, OptionalKeys<F>>]: ShapeValue<F[K]> } & {
    readonly [K in OptionalKeys<F>]?: ShapeValue<F[K]>;
  }
>;

export interface ObjectShape<F extends ShapeFields> extends Shape<ShapeValues<F>> {
  readonly kind: 'object';
  readonly fields: F;
}

/** A text as it is sent. */
export const string = <T extends string = string>(
  limits: { readonly least?: number; readonly most?: number } = {},
): Shape<T> => ({
  kind: 'text',
  ...limits,
});

/** A text that a user types, by the rule of its form; `most` is what the API description says of it. */
export const typed = (rule: TextRule, most: number): Shape<string> => ({ kind: 'text', rule, most });

/** A typed text with the tags of rich text. */
export const html = (rule: TextRule, most: number): Shape<string> => ({ ...typed(rule, most), isHtml: true });

export const numeric = (): Shape<number> => ({ kind: 'number' });
export const integer = (least?: number): Shape<number> => ({
  kind: 'number',
  isInteger: true,
  ...(least !== undefined && { least }),
});
/** A value that its handler reads, or that the own content system sends as it is typed. */
export const anything = <T = unknown>(): Shape<T> => ({ kind: 'anything' });
export const boolean = (): Shape<boolean> => ({ kind: 'flag' });
export const uuid = (): Shape<string> => ({ kind: 'uuid' });

export const choices = <const O extends string | number>(options: readonly O[]): Shape<O> => ({
  kind: 'choice',
  options,
});

export const domain = (): Shape<DomainKey> => choices(DOMAINS.map(({ key }) => key));

/** A list of at most so many items. */
export const array = <V>(of: Shape<V>, most?: number): Shape<readonly V[]> => ({
  kind: 'list',
  of,
  ...(most !== undefined && { most }),
});

/** The programmes of an entry: at least one, each once. */
export const domains = (): Shape<readonly DomainKey[]> => ({ ...array(domain()), isNeeded: true, isDistinct: true });

export const object = <F extends ShapeFields>(fields: F): ObjectShape<F> => ({ kind: 'object', fields });

/** An answer of the own content system, taken as it is typed; `member` distinguishes it from another. */
export const whole = <T>(member: keyof T & string): Shape<T> => ({ kind: 'whole', member });

export const nullable = <V>(of: Shape<V>): Shape<V | null> => ({ ...of, isNullable: true }) as Shape<V | null>;

/** A value that a request may leave out: `absent` is used then. */
export const withDefault = <V>(of: Shape<V>, absent: V): Shape<V> => ({ ...of, absent });

export const optional = <V>(of: Shape<V>): Shape<V> & { readonly isOptional: true } => ({ ...of, isOptional: true });
