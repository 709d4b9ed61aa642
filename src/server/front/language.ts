import type { Language } from '#src/domains/domain.ts';
import { LANGUAGES } from '#src/domains/domain.ts';
import { formatCookie, getConsent, getPreferredLanguage } from './cookies.ts';

/** Paths of a page by language, parsed from its X-Alternates header: "nl=/hulp en=/en/help". */
export type Alternates = Readonly<Partial<Record<Language, string>>>;

export function readAlternates(header: string): Alternates {
  const pairs = header.split(' ').map((pair) => pair.split(/=(.*)/s, 2) as [string, string?]);
  return Object.fromEntries(
    pairs.filter(
      ([language, path]) => LANGUAGES.some((option) => option === language) && /^\/(?![/\\])/.test(path ?? ''),
    ),
  );
}

interface Redirect {
  readonly status: 302 | 303;
  readonly location: string;
  readonly cookie?: string;
}

interface LanguageRequest {
  readonly raw: string;
  readonly search: string;
  readonly language: Language;
  readonly cookies: string | undefined;
  readonly secure: boolean;
}

const getPrefix = (path: string): Language => (/^\/en(\/|\?|$)/.test(path) ? 'en' : 'nl');

/** Handles `?language=xx` of the language switch: stores the choice with consent, and redirects without it. */
function handleChoice(search: string, request: LanguageRequest, alternates: Alternates): Redirect | null {
  const query = new URLSearchParams(search);
  const selectedLanguage = LANGUAGES.find((option) => option === query.get('language'));
  if (!query.has('language')) return null;
  query.delete('language');
  const rest = query.size > 0 ? `?${query}` : '';
  const location = ((selectedLanguage && alternates[selectedLanguage]) ?? request.raw) + rest;
  const remembers = selectedLanguage && getConsent(request.cookies)?.preferences;
  return {
    status: 303,
    location,
    ...(remembers && { cookie: formatCookie('language', selectedLanguage, request.secure) }),
  };
}

/**
 * Returns the redirect of a known page: to the URL without query string after a choice, or to the consented language.
 * The target always has the prefix of that language, so there is at most one redirect, never a loop.
 */
export function getLanguageRedirect(request: LanguageRequest, alternates: Alternates): Redirect | null {
  if (request.search.includes('language')) {
    const choiceRedirect = handleChoice(request.search, request, alternates);
    if (choiceRedirect) return choiceRedirect;
  }
  const preferredLanguage = getPreferredLanguage(request.cookies);
  const target =
    preferredLanguage && preferredLanguage !== request.language ? alternates[preferredLanguage] : undefined;
  if (!target || getPrefix(target) !== preferredLanguage) return null;
  return { status: 302, location: target + request.search };
}
