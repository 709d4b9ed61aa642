import type { DomainKey } from '#src/domains/domain.ts';
import { readLine, readText } from '#src/rules/fields/text.ts';
import type { VersionedContent } from '../desk/rows.ts';
import type { LanguageTexts } from '../fields/translated-fields.ts';
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
  textWithRule,
  uuid,
  withDefault,
} from '../shape/shape.ts';

/** Creates the shape of a required text of one line. */
export const lineShape = (max: number): Shape<string> => ({
  ...textWithRule((text) => readLine(text, max), max),
  format: 'line',
});

/** Creates the shape of a required text with the tags of rich text. */
export const richTextShape = (max: number): Shape<string> => html((text) => readText(text, max), max);

/**
 * Declaration of a kind of entry that editors list, order, switch on and off, and save as a whole. Its calls, form, desk
 * screen, versions, drafts, bin, record of activity and content set are made from it (README, "Change something").
 */
export interface KindSpec {
  readonly name: string;
  /** Name of its operations, of its screen and of its folder in a content set. */
  readonly plural: string;
  /** Last step of the path of its screen. */
  readonly path: string;
  /** Namespace of its texts. */
  readonly words: string;
  /** Fields that all languages share; each has a column of its name. */
  readonly fields: ShapeFields;
  /** Texts in each language; each has a column of its name in the table of texts. */
  readonly texts: Readonly<Record<string, Shape<string>>>;
  /** Name of the text that is shown as the title of an entry in lists. */
  readonly title: string;
  /** Name of a choice by which entries are grouped, in the order of its options. */
  readonly groupBy?: string;
  /** Initial values of a new entry. */
  readonly first?: Readonly<Record<string, string>>;
}

/** Declares a kind of entry. */
export const defineKind = <const K extends KindSpec>(kind: K): K => kind;

type KindContent<K extends KindSpec> = ShapeValues<K['fields']> & {
  readonly domains: readonly DomainKey[];
  readonly words: LanguageTexts<{ readonly [Name in keyof K['texts']]: string }>;
};

/** An entry in a request; its switch takes effect immediately and is not content. */
export type SentEntry<K extends KindSpec> = KindContent<K> & { readonly isOn: boolean };

/** An entry at the desk. */
export type DeskEntry<K extends KindSpec> = SentEntry<K> &
  VersionedContent & { readonly id: number; readonly uuid: string };

/** Creates the shape of texts. Dutch is required; English is optional as a whole. */
export const createTextsShape = <F extends ShapeFields>(texts: F) =>
  object({ nl: object(texts), en: withDefault(nullable(object(texts)), null) });

/** Returns the members of an entry in drafts and versions. */
export const getContentFields = ({ fields, texts }: KindSpec): ShapeFields => ({
  ...fields,
  domains: domains(),
  words: createTextsShape(texts),
});

/** Creates the shape of the body of a new entry. */
export const createEntryBodyShape = <K extends KindSpec>(kind: K) =>
  object({ ...getContentFields(kind), isOn: boolean() }) as Shape as Shape<SentEntry<K>>;

/** Creates the shape of the body of a change, with the version on which it is based. */
export const createEntryChangeShape = <K extends KindSpec>(kind: K) =>
  object({ ...getContentFields(kind), isOn: boolean(), version: string({ min: 1 }) }) as Shape as Shape<
    SentEntry<K> & VersionedContent
  >;

/** Creates the shape of an entry in a response. */
export const createEntryShape = <K extends KindSpec>(kind: K) =>
  object({
    id: integer(),
    uuid: uuid(),
    ...getContentFields(kind),
    isOn: boolean(),
    version: string(),
  }) as Shape as Shape<DeskEntry<K>>;
