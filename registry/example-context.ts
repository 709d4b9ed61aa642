import type { DomainKey, Language } from '#src/domains/domain.ts';
import { helpLines } from '#src/domains/help-lines.ts';
import { DOMAINS, domainOf } from '#src/domains/index.ts';
import en from '../public/locales/en/registry.json' with { type: 'json' };
import nl from '../public/locales/nl/registry.json' with { type: 'json' };
import type { BlockContext } from './context.ts';

type Texts = { readonly [key: string]: string | Texts };

const TEXTS: Record<Language, Texts> = { nl, en };

function textOf(texts: Texts, key: string): string {
  const found = key
    .split('.')
    .reduce<string | Texts | undefined>((at, step) => (typeof at === 'object' ? at[step] : at), texts);
  if (typeof found !== 'string') throw new Error(`The namespace "registry" has no text "${key}".`);
  return found;
}

/** A context in which examples stand on their own: real texts, domains and help lines, links that lead nowhere special. */
export function exampleContext(language: Language = 'nl', domain: DomainKey = 'alcohol'): BlockContext {
  return {
    language,
    domain,
    words: domainOf(domain).words,
    t: (key, values = {}) =>
      textOf(TEXTS[language], key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? '')),
    heading: 2,
    position: 1,
    programmes: DOMAINS.map(({ key, words }) => ({ key, name: words.programme[language], href: `/programmas#${key}` })),
    helpLines: helpLines(domain, language),
    links: {
      login: '/inloggen',
      register: '/registreren',
      help: '/hulp',
      programmes: '/programmas',
      cookies: '/edit-cookies',
    },
  };
}
