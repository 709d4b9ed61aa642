import type { Language } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { getDomainName } from '../../frame/names.ts';

/** Returns the programmes with a forum, with their names. */
export const listForumDomains = (language: Language) =>
  DOMAINS.filter(({ variant }) => variant === 'self-help').map(({ key }) => ({
    key,
    name: getDomainName(key, language),
  }));
