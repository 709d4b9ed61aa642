import { storePreference } from './cookies.ts';
import { redirectByHint } from './guard.ts';
import { readHint } from './hint.ts';
import { eraseTab, readTab } from './tab-store.ts';

/** Key of the language that was chosen in this tab. */
export const LANGUAGE_KEY = 'language';

/** Returns the page's address in a language, with the current query and hash; null if the page does not have it. */
export function getAlternateAddress(language: string): string | null {
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
 * precedence, until the account has it too. Returns true while redirecting.
 */
function redirectToPreferred(): boolean {
  const language = readHint(document.cookie)?.language;
  const here = document.documentElement.lang;
  if (language === here) eraseTab(LANGUAGE_KEY);
  if (!language || language === here || readTab(LANGUAGE_KEY) === here) return false;
  const address = getAlternateAddress(language);
  if (address === null) return false;
  // A stored choice of another language would redirect back to this page.
  storePreference(LANGUAGE_KEY, language);
  location.replace(address);
  return true;
}

let isOnTheWay: boolean | null = null;

/**
 * Returns true if the browser is leaving for another page: one that this visitor may see, or this one in their
 * language. The frame and the islands of a page hydrate in any order, so the first one decides, and none of them sends
 * a request.
 */
export function isLeavingPage(): boolean {
  isOnTheWay ??= redirectByHint() || redirectToPreferred();
  return isOnTheWay;
}
