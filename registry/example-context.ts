import type { DomainKey, Language } from '#src/domains/domain.ts';
import { helpLines } from '#src/domains/help-lines.ts';
import { DOMAINS, getDomain } from '#src/domains/index.ts';
import type { BlockContext } from './context.ts';

/** Returns a context for examples: real domains and help lines, and placeholder links. */
export function createExampleContext(
  t: BlockContext['t'],
  language: Language,
  domain: DomainKey = 'alcohol',
): BlockContext {
  return {
    language,
    domain,
    words: getDomain(domain).words,
    t,
    heading: 2,
    position: 1,
    isEditor: false,
    programmes: DOMAINS.map(({ key, words }) => ({ key, name: words.programme[language], href: `/programmas#${key}` })),
    helpLines: helpLines(domain, language),
    provider: null,
    backupDays: null,
    checkedFacts: null,
    links: {
      login: '/inloggen',
      register: '/registreren',
      help: '/hulp',
      programmes: '/programmas',
      cookies: '/edit-cookies',
      hardMoment: '/trek-nu',
      looking: '/kijken',
      forms: '/form/',
    },
  };
}
