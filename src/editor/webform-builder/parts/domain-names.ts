import type { DomainKey, Language } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';

/** Programmes by name, in the order of the list. */
export const domainNames = (domains: readonly DomainKey[], language: Language): string =>
  DOMAINS.filter(({ key }) => domains.includes(key))
    .map(({ words }) => words.name[language])
    .join(', ');
