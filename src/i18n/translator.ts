import i18next, { type Resource } from 'i18next';

export type Values = Readonly<Record<string, string | number>>;
export type Translate = (key: string, values?: Values) => string;

/**
 * The texts of one language for one request. i18next is one object for the whole process, so the language is bound
 * here and never changed there.
 */
export function translator(language: string, namespace: string): Translate {
  const t = i18next.getFixedT(language, namespace);
  return (key, values) => t(key, { ...values });
}

/** The texts of one namespace as plain JSON, to hand to an island together with `tForIsland`. */
export function textsFor(language: string, namespace: string): Resource[string][string] {
  return i18next.getResourceBundle(language, namespace) ?? {};
}
