import i18next, { type Resource } from 'i18next';

export type Values = Readonly<Record<string, string | number>>;
export type Translate = (key: string, values?: Values) => string;

/** Texts without values by their key, for each language and namespace: they are the same in every request. */
const KEPT = new Map<string, Map<string, string>>();

function keptOf(name: string): Map<string, string> {
  const known = KEPT.get(name) ?? new Map<string, string>();
  KEPT.set(name, known);
  return known;
}

/**
 * The texts of one language for one request. i18next is one object for the whole process, so the language is bound
 * here and never changed there.
 */
export function translator(language: string, namespace: string): Translate {
  const kept = keptOf(`${language} ${namespace}`);
  return (key, values) => {
    const before = values ? undefined : kept.get(key);
    if (before !== undefined) return before;
    const text = i18next.getFixedT(language, namespace)(key, { ...values });
    // Texts that are not there, or not yet, are asked for again.
    if (!values && text !== key) kept.set(key, text);
    return text;
  };
}

/** The texts of one namespace as plain JSON, to hand to an island together with `tForIsland`. */
export function textsFor(language: string, namespace: string): Resource[string][string] {
  return i18next.getResourceBundle(language, namespace) ?? {};
}
