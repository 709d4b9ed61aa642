import i18next, { type Resource } from 'i18next';

export type Values = Readonly<Record<string, string | number>>;
export type Translate = (key: string, values?: Values) => string;

/** Texts by their key and values, for each language and namespace: they are the same in every request. */
const KEPT = new Map<string, Map<string, string>>();

/** Values may be anything: a namespace that holds this many texts starts anew. */
const MOST = 5_000;

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
    const name = values ? `${key} ${JSON.stringify(values)}` : key;
    const before = kept.get(name);
    if (before !== undefined) return before;
    const text: string | null | undefined = i18next.getFixedT(language, namespace)(key, { ...values });
    if (text === undefined || text === null) throw new Error('Texts are asked for before they are loaded.');
    // A text that is not there is asked for again.
    if (text === key) return text;
    if (kept.size >= MOST) kept.clear();
    kept.set(name, text);
    return text;
  };
}

/** The texts of one namespace as plain JSON, to hand to an island together with `tForIsland`. */
export function textsFor(language: string, namespace: string): Resource[string][string] {
  return i18next.getResourceBundle(language, namespace) ?? {};
}
