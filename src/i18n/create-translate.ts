import { fillPlaceholders } from '#src/domains/placeholders.ts';

/** Texts of one namespace: nested objects with strings as leaves. */
export type Texts = { readonly [key: string]: string | Texts };

export type TextValues = Readonly<Record<string, string | number>>;

function find(texts: Texts, key: string): string | undefined {
  let match: string | Texts | undefined = texts;
  for (const part of key.split('.')) match = typeof match === 'object' ? match[part] : undefined;
  return typeof match === 'string' ? match : undefined;
}

/**
 * Returns `t` for loaded texts, on the server and in the browser. Supports nested keys, `{{values}}`, and the forms
 * `key_one` and `key_other` by `count`. A missing key is returned unchanged.
 */
export function createTranslate(texts: Texts, language: string) {
  let plural: Intl.PluralRules | undefined;
  const findPlural = (key: string, count: number) => {
    plural ??= new Intl.PluralRules(language);
    return find(texts, `${key}_${plural.select(count)}`);
  };
  return (key: string, values: TextValues = {}): string => {
    const { count } = values;
    const text = (typeof count === 'number' ? findPlural(key, count) : undefined) ?? find(texts, key);
    return text === undefined ? key : fillPlaceholders(text, values);
  };
}
