import type { Language } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { capitalised } from '#src/i18n/date-words.ts';

/** How a programme is called among its own people. */
export const domainName = (domain: string, language: Language): string =>
  capitalised(DOMAINS.find(({ key }) => key === domain)?.words.name[language] ?? domain);

/** The programmes that have a forum, with their names. */
export const forumDomains = (language: Language) =>
  DOMAINS.filter(({ variant }) => variant === 'self-help').map(({ key, words }) => ({
    key,
    name: capitalised(words.name[language]),
  }));
