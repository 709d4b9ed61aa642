import { string } from 'yup';
import type { Language } from '#src/domains/domain.ts';
import { accept, type ParseResult } from '#src/rules/fields/parse-result.ts';
import type { OtherValues } from './fields.ts';

type ReadWord = (text: string) => ParseResult<string, string>;

/** Texts of an entry by name, each with its validation rule; an entry has them in each language. */
export type TranslatedFields = Readonly<Record<string, ReadWord>>;

/** Texts in one language. */
export type InferTranslation<W extends TranslatedFields> = { readonly [K in keyof W]: string };

/** Texts in each language; null for a language without texts. */
export type LanguageTexts<T> = Readonly<Record<Language, T | null>>;

const SUFFIXES = { nl: 'Nl', en: 'En' } as const satisfies Record<Language, string>;

/** Names of the texts in a form: `titleNl`, `titleEn`. */
type TypedName<W extends TranslatedFields> = `${keyof W & string}${(typeof SUFFIXES)[Language]}`;
/** Texts of a form, in all languages. */
export type TranslatedInputs<W extends TranslatedFields> = { readonly [K in TypedName<W>]: string };

const getNames = (fields: TranslatedFields, language: Language) =>
  Object.keys(fields).map((name) => [name, `${name}${SUFFIXES[language]}`] as const);

/**
 * Creates the schema of a text in a request from the rule of its form; a refusal contains the rule's key of the
 * problem.
 */
export const toTextSchema = (read: ReadWord) =>
  string()
    .trim()
    .default('')
    .test('reading', (text, context) => {
      const result = read(text);
      return result.ok || context.createError({ message: result.error });
    });

/** Creates the parsers of the texts in a form, with the same rules; English is validated if any of it is typed. */
export function createTranslatedParsers<W extends TranslatedFields>(fields: W) {
  const english = getNames(fields, 'en').map(([, input]) => input);
  const isLeftOut = ({ text }: OtherValues) => english.every((name) => text(name).trim() === '');
  const readers = (['nl', 'en'] as const).flatMap((language) =>
    getNames(fields, language).map(([name, input]) => {
      const read = fields[name] as ReadWord;
      const readInForm = (text: string, others: OtherValues) =>
        language === 'en' && isLeftOut(others) ? accept('') : read(text);
      return [input, readInForm];
    }),
  );
  type Readings = { readonly [K in TypedName<W>]: (text: string, beside: OtherValues) => ParseResult<string, string> };
  return Object.fromEntries(readers) as Readings;
}

/** Returns the initial texts of a form: the stored texts, or empty texts. */
export function toFormTexts<W extends TranslatedFields>(
  fields: W,
  labels?: LanguageTexts<InferTranslation<W>>,
): TranslatedInputs<W> {
  const texts = (['nl', 'en'] as const).flatMap((language) =>
    getNames(fields, language).map(([name, input]) => [input, labels?.[language]?.[name] ?? '']),
  );
  return Object.fromEntries(texts) as TranslatedInputs<W>;
}

/** Converts a form's texts to a request value; null for a language without texts. */
export function fromFormTexts<W extends TranslatedFields>(
  fields: W,
  input: TranslatedInputs<W>,
): LanguageTexts<InferTranslation<W>> {
  const getTranslation = (language: Language): InferTranslation<W> | null => {
    const texts = getNames(fields, language).map(([name, key]) => [name, input[key as TypedName<W>]] as const);
    return texts.every(([, text]) => text === '') ? null : (Object.fromEntries(texts) as InferTranslation<W>);
  };
  return { nl: getTranslation('nl'), en: getTranslation('en') };
}

/** Maps the names that the content system uses in a refusal to the form's names. */
export function getFormNames(fields: TranslatedFields): Readonly<Record<string, string>> {
  const names = (['nl', 'en'] as const).flatMap((language) =>
    getNames(fields, language).map(([name, input]) => [`words.${language}.${name}`, input]),
  );
  return Object.fromEntries(names);
}
