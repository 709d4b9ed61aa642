import type { Language } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';

export interface ContentPage {
  readonly label: string;
  readonly language: Language;
  /** Path of the request, with the language prefix. */
  readonly path: string;
  readonly name: 'landing' | 'help' | 'privacy' | 'forum-rules' | 'welcome' | 'cookies' | 'programmes';
}

const PATHS = {
  landing: { nl: '/', en: '/en' },
  help: { nl: '/hulp', en: '/en/help' },
  privacy: { nl: '/privacy', en: '/en/privacy' },
  'forum-rules': { nl: '/forum-reglement', en: '/en/forum-regulations' },
  welcome: { nl: '/welkom', en: '/en/welcome' },
  cookies: { nl: '/edit-cookies', en: '/en/edit-cookies' },
  programmes: { nl: '/programmas', en: '/en/programmes' },
} as const;

type Name = keyof typeof PATHS;

/**
 * Returns true if a domain has the page. The guided domain has no forum and no tour; close-ones and guided have no
 * landing page (docs/specification.md, section 2, decisions).
 */
function has(variant: string, hasLanding: boolean, name: Name): boolean {
  if (name === 'landing') return hasLanding;
  if (name === 'forum-rules' || name === 'welcome') return variant !== 'professional';
  return true;
}

/** All content pages of all domains, in each of their languages. */
export const CONTENT_PAGES: readonly ContentPage[] = DOMAINS.flatMap((domain) =>
  domain.languages.flatMap((language) =>
    (Object.keys(PATHS) as Name[])
      .filter((name) => has(domain.variant, domain.hasLanding, name))
      .map((name) => ({ label: domain.label, language, path: PATHS[name][language], name })),
  ),
);
