import type { Domain, DomainKey, Language, Variant } from '#src/domains/domain.ts';
import { DEFAULT_DOMAIN, DOMAINS } from '#src/domains/index.ts';
import { toLocalisedPath } from '#src/i18n/paths.ts';
import { getScreenPath } from '#src/screens/match.ts';
import type { PathParams } from '#src/screens/params.ts';

/** Returns the URL path of a screen, with its language prefix. */
export function getScreenHref(id: string, language: Language, params?: PathParams): string {
  return toLocalisedPath(getScreenPath(id, language, params), language);
}

/** Returns the account screen, which differs for nurses. */
export const getAccountScreen = (variant: Variant): string =>
  variant === 'professional' ? 'nurse-account' : 'account';

/**
 * Returns the URL path of login; for the default domain it has an additional query string (docs/specification.md,
 * section 2; docs/product-rules.md, "Domains and hosts").
 */
export function getLoginHref(domain: Domain, language: Language): string {
  const search = domain.key === DEFAULT_DOMAIN.key ? `?programma=${domain.label}` : '';
  return getScreenHref('login', language) + search;
}

export interface FrameProgramme {
  readonly key: DomainKey;
  readonly name: string;
  readonly href: string;
}

/** Returns all programmes with their URLs; a programme without the language is linked in Dutch. */
export function listProgrammeLinks(
  origins: Readonly<Record<DomainKey, string>>,
  language: Language,
): readonly FrameProgramme[] {
  return DOMAINS.map((domain) => ({
    key: domain.key,
    name: domain.words.programme[language],
    href: origins[domain.key] + toLocalisedPath('/', domain.languages.includes(language) ? language : 'nl'),
  }));
}
