import type { DomainKey } from '#src/domains/domain.ts';
import { readWireDate } from '#src/rules/fields/dates.ts';
import { readLine, readText } from '#src/rules/fields/text.ts';
import type { VersionedContent } from '../desk/rows.ts';
import type { InLanguages } from '../fields/worded.ts';
import {
  boolean,
  domains,
  html,
  integer,
  nullable,
  object,
  type Shape,
  type ShapeFields,
  type ShapeValues,
  string,
  typed,
  uuid,
  withDefault,
} from '../shape/shape.ts';

/** A required text of one line. */
export const lineShape = (most: number): Shape<string> => ({
  ...typed((text) => readLine(text, most), most),
  format: 'line',
});

/** A required text with the tags of rich text. */
export const richTextShape = (most: number): Shape<string> => html((text) => readText(text, most), most);

/** A required date, YYYY-MM-DD. */
export const dayShape = (): Shape<string> => ({ ...typed(readWireDate, 10), format: 'date' });

/**
 * Declaration of a kind of entry that editors list, order, switch on and off, and save as a whole. Its calls, form, desk
 * screen, versions, drafts, bin, record of activity and content set are made from it (README, "I want to add").
 */
export interface KindSpec {
  readonly name: string;
  /** Name of its calls, of its screen and of its folder in a content set. */
  readonly plural: string;
  /** Last step of the path of its screen. */
  readonly path: string;
  /** Folder of its texts. */
  readonly words: string;
  /** Fields that all languages share; each has a column of its name. */
  readonly fields: ShapeFields;
  /** Texts in each language; each has a column of its name in the table of texts. */
  readonly texts: Readonly<Record<string, Shape<string>>>;
  /** The text that names an entry in lists. */
  readonly title: string;
  /** A choice by which entries are listed together, in the order of its options. */
  readonly groupBy?: string;
  /** Initial values of a new entry. */
  readonly first?: Readonly<Record<string, string>>;
}

/** Declares a kind of entry. */
export const defineKind = <const K extends KindSpec>(kind: K): K => kind;

type KindContent<K extends KindSpec> = ShapeValues<K['fields']> & {
  readonly domains: readonly DomainKey[];
  readonly words: InLanguages<{ readonly [Name in keyof K['texts']]: string }>;
};

/** An entry in a request; its switch acts at once and is no content. */
export type SentEntry<K extends KindSpec> = KindContent<K> & { readonly isOn: boolean };

/** An entry at the desk. */
export type DeskEntry<K extends KindSpec> = SentEntry<K> &
  VersionedContent & { readonly id: number; readonly uuid: string };

/** The members of an entry that drafts and versions hold. Dutch is required; English may be absent as a whole. */
export const contentFields = ({ fields, texts }: KindSpec): ShapeFields => ({
  ...fields,
  domains: domains(),
  words: object({ nl: object(texts), en: withDefault(nullable(object(texts)), null) }),
});

/** The body of a new entry. */
export const sentShape = <K extends KindSpec>(kind: K) =>
  object({ ...contentFields(kind), isOn: boolean() }) as Shape as Shape<SentEntry<K>>;

/** The body of a change, with the version that it started from. */
export const changedShape = <K extends KindSpec>(kind: K) =>
  object({ ...contentFields(kind), isOn: boolean(), version: string({ least: 1 }) }) as Shape as Shape<
    SentEntry<K> & VersionedContent
  >;

/** An entry in an answer. */
export const entryShape = <K extends KindSpec>(kind: K) =>
  object({
    id: integer(),
    uuid: uuid(),
    ...contentFields(kind),
    isOn: boolean(),
    version: string(),
  }) as Shape as Shape<DeskEntry<K>>;
