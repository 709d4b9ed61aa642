import { storePreference } from './cookies.ts';
import { redirectByHint } from './guard.ts';
import { readHint } from './hint.ts';
import { eraseTab, readTab } from './tab-store.ts';

/** Storage key of the language chosen in this tab. */
export const LANGUAGE_KEY = 'language';

/** Returns the URL of the page in a language, with the current query and hash; null if there is no such page. */
export function getAlternateUrl(language: string): string | null {
  const link = document.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${language}"]`);
  if (!link) return null;
  const query = new URLSearchParams(location.search);
  query.delete(LANGUAGE_KEY);
  // Older browsers lack `URLSearchParams.size`.
  const search = String(query);
  return new URL(link.href).pathname + (search && `?${search}`) + location.hash;
}

/**
 * Redirects to the page in the account's language (docs/specification.md, section 1). A language chosen in this tab has
 * precedence until the account is updated. Returns true while redirecting.
 */
function redirectToPreferred(): boolean {
  const language = readHint(document.cookie)?.language;
  const lang = document.documentElement.lang;
  if (language === lang) eraseTab(LANGUAGE_KEY);
  if (!language || language === lang || readTab(LANGUAGE_KEY) === lang) return false;
  const alternateAddress = getAlternateUrl(language);
  if (alternateAddress === null) return false;
  // A stored preference for another language would redirect back to this page.
  storePreference(LANGUAGE_KEY, language);
  location.replace(alternateAddress);
  return true;
}

let isOnTheWay: boolean | null = null;

/**
 * Returns true if the page is redirecting: to one that this visitor may see, or to their language. The frame and the
 * islands hydrate in any order, so the first caller decides, and none of them sends a request.
 */
export function isLeavingPage(): boolean {
  isOnTheWay ??= redirectByHint() || redirectToPreferred();
  return isOnTheWay;
}
