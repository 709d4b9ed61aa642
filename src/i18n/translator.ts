import i18next from 'i18next';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { withSafetyTexts } from '#src/domains/safety-texts.ts';
import { createTranslate, type Texts, type TextValues } from './create-translate.ts';

export type Translate = (key: string, values?: TextValues) => string;

/** Returns a function for the texts of one language and namespace. */
export function createTranslator(language: string, namespace: string): Translate {
  let t: Translate | undefined;
  return (key, values) => {
    if (!i18next.isInitialized) throw new Error('Texts were requested before they were loaded.');
    t ??= createTranslate(getTexts(language, namespace), language);
    return t(key, values);
  };
}

const FILLED = new WeakMap<object, Texts>();

/** Returns the texts with all safety sentences inserted, at any depth. */
function fill(texts: Texts, language: Language): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? withSafetyTexts(text, language) : fill(text, language),
    ]),
  );
}

/** Returns the texts of one namespace as plain JSON, for the props of an island, and for `createTranslate`. */
export function getTexts(language: string, namespace: string): Texts {
  const texts: Texts | undefined = i18next.getResourceBundle(language, namespace);
  if (!texts) return {};
  const filled = FILLED.get(texts) ?? fill(texts, language as Language);
  FILLED.set(texts, filled);
  return filled;
}

const OWN = new WeakMap<object, Map<DomainKey, Texts>>();

const isByDomain = (texts: Texts, domain: DomainKey): boolean =>
  domain in texts && Object.keys(texts).every((key) => DOMAINS.some((knownDomain) => knownDomain.key === key));

function reduce(texts: Texts, domain: DomainKey): Texts {
  const entries = isByDomain(texts, domain)
    ? Object.entries(texts).filter(([key]) => key === domain)
    : Object.entries(texts);
  return Object.fromEntries(
    entries.map(([key, text]) => [key, typeof text === 'string' ? text : reduce(text, domain)]),
  );
}

/** Returns the texts of a namespace for one programme, without texts for other programmes. */
export function getDomainTexts(language: string, namespace: string, domain: DomainKey): Texts {
  const texts = getTexts(language, namespace);
  const textsByDomain = OWN.get(texts) ?? new Map<DomainKey, Texts>();
  const domainTexts = textsByDomain.get(domain) ?? reduce(texts, domain);
  OWN.set(texts, textsByDomain.set(domain, domainTexts));
  return domainTexts;
}
