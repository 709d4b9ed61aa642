import type { DomainKey } from '#src/domains/domain.ts';
import { readChoice } from '#src/rules/fields/choice.ts';
import {
  createTranslatedParsers,
  fromFormTexts,
  getFormNames,
  type TranslatedFields,
  toFormTexts,
} from '../fields/translated-fields.ts';
import type { EntryKind } from '../kinds/index.ts';
import type { DeskEntry, KindSpec, SentEntry } from '../kinds/kind.ts';
import type { Shape, TextRule } from '../shape/shape.ts';
import { defineForm, type Form } from './form.ts';
import { readRequiredChoices } from './required-choices.ts';

/** Typed values of an entry: its own fields, its texts ("titleNl", "titleEn") and its programmes. */
export type KindInputs = Readonly<Record<string, string | readonly string[]>>;

const getRule = ({ rule, options = [] }: Shape): TextRule =>
  rule ?? ((input) => readChoice(input, options.map(String)));

const getRules = (shapes: Readonly<Record<string, Shape>>): TranslatedFields =>
  Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, getRule(shape)]));

/** Returns the form of a kind of entry, with the rules of its declaration. */
export function getKindForm({ fields, texts }: KindSpec): Form<KindInputs, KindInputs> {
  const readers = { ...getRules(fields), ...createTranslatedParsers(getRules(texts)), domains: readRequiredChoices };
  return defineForm(readers) as unknown as Form<KindInputs, KindInputs>;
}

/** Returns the text namespace of the form of a kind, and its field names in a request. */
export const getKindFormTexts = ({ words, texts }: KindSpec) => ({
  textKey: `${words}.errors`,
  names: getFormNames(getRules(texts)),
});

/** Returns the initial form values of an entry; null for a new one. */
export function toKindInputs(
  kind: EntryKind,
  entry: Omit<DeskEntry<EntryKind>, 'id' | 'uuid' | 'version'> | null,
): KindInputs {
  const { fields, texts, first }: KindSpec = kind;
  const entryFields = (entry ?? first ?? {}) as Readonly<Record<string, unknown>>;
  const fieldTexts = Object.keys(fields).map((name) => [name, String(entryFields[name] ?? '')]);
  return {
    ...Object.fromEntries(fieldTexts),
    ...toFormTexts(getRules(texts), entry?.words),
    domains: entry?.domains ?? [],
  };
}

/** Converts valid form values to a request body. */
export function fromKindInputs(kind: EntryKind, input: KindInputs, isOn: boolean): SentEntry<EntryKind> {
  const { fields, texts }: KindSpec = kind;
  const entries = Object.fromEntries(Object.keys(fields).map((name) => [name, input[name]]));
  const formTexts = fromFormTexts(getRules(texts), input as Readonly<Record<string, string>>);
  return {
    ...entries,
    domains: input.domains as readonly DomainKey[],
    isOn,
    words: formTexts,
  } as unknown as SentEntry<EntryKind>;
}
