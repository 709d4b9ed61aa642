import i18next, { type ResourceKey } from 'i18next';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { safetyTexts, withSafetyTexts } from '#src/domains/safety-texts.ts';

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
    const text: string | null | undefined = i18next.getFixedT(language, namespace)(key, {
      ...safetyTexts(language as Language),
      ...values,
    });
    if (text === undefined || text === null) throw new Error('Texts are asked for before they are loaded.');
    // A text that is not there is asked for again.
    if (text === key) return text;
    if (kept.size >= MOST) kept.clear();
    kept.set(name, text);
    return text;
  };
}

type Bundle = { readonly [key: string]: ResourceKey };

const FILLED = new WeakMap<object, Bundle>();

/** The same texts with every safety sentence in its place, at any depth. */
function fill(texts: Bundle, language: Language): Bundle {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? withSafetyTexts(text, language) : fill(text as Bundle, language),
    ]),
  );
}

/** The texts of one namespace as plain JSON, to hand to an island together with `tForIsland`. */
export function textsFor(language: string, namespace: string): Bundle {
  const texts: Bundle | undefined = i18next.getResourceBundle(language, namespace);
  if (!texts) return {};
  const known = FILLED.get(texts) ?? fill(texts, language as Language);
  FILLED.set(texts, known);
  return known;
}

const OWN = new WeakMap<object, Map<DomainKey, Bundle>>();

const isByDomain = (texts: Bundle, domain: DomainKey): boolean =>
  domain in texts && Object.keys(texts).every((key) => DOMAINS.some((known) => known.key === key));

function reduce(texts: Bundle, domain: DomainKey): Bundle {
  const kept = isByDomain(texts, domain)
    ? Object.entries(texts).filter(([key]) => key === domain)
    : Object.entries(texts);
  return Object.fromEntries(
    kept.map(([key, text]) => [key, typeof text === 'string' ? text : reduce(text as Bundle, domain)]),
  );
}

/** The texts of a namespace as one programme needs them: of texts that stand by programme, its own alone. */
export function textsOfDomain(language: string, namespace: string, domain: DomainKey): Bundle {
  const texts = textsFor(language, namespace);
  const known = OWN.get(texts) ?? new Map<DomainKey, Bundle>();
  const own = known.get(domain) ?? reduce(texts, domain);
  OWN.set(texts, known.set(domain, own));
  return own;
}
