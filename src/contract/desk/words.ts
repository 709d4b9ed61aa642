import { type AnyObject, array, mixed, type ObjectSchema, object, string } from 'yup';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';

/** Texts in each language that has them; null where a language has none. */
export type InLanguages<T> = Readonly<Record<Language, T | null>>;

/**
 * The words of a thing in each language. Dutch always has them, since every programme speaks it; English may be left
 * out as a whole. The forms of the desk keep the same rule (`forms/library.ts`).
 */
export const inLanguages = <T extends AnyObject>(words: ObjectSchema<T>) =>
  object({ nl: words.required('required'), en: words.nullable().default(null) }).required();

/** The domain that something stands in. */
export const domainKey = () =>
  mixed<DomainKey>((value): value is DomainKey => DOMAINS.some(({ key }) => key === value));

/** The domains that something stands in: at least one, each once. */
export const domainKeys = () =>
  array(domainKey().required())
    .required()
    .min(1, 'required')
    .test('once', 'invalid', (keys) => new Set(keys).size === keys.length);

/** A required text of one line. */
export const line = (most: number) =>
  string()
    .trim()
    .required('required')
    .max(most, 'too-long')
    .matches(/^[^\r\n]*$/, 'invalid');

/** The ids of a list in their new order: each once. */
export const orderBody = object({
  ids: array(mixed<number>((value): value is number => Number.isInteger(value)).required())
    .required()
    .max(500)
    .test('once', 'invalid', (ids) => new Set(ids).size === ids.length),
});
