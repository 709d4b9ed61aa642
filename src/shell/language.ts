import { readHint } from '#src/session/hint.ts';
import { askToKeep } from './consent.ts';
import { keepPreference } from './cookies.ts';

const CHOSEN = 'language';

/** The page's address in a language, with the query and the hash that stand here now; null where it has none. */
function addressIn(language: string): string | null {
  const link = document.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${language}"]`);
  if (!link) return null;
  const query = new URLSearchParams(location.search);
  query.delete(CHOSEN);
  const search = query.size > 0 ? `?${query}` : '';
  return new URL(link.href).pathname + search + location.hash;
}

/**
 * The account's language setting leads to the page in that language (section 1). A language chosen in this tab stands
 * above it, so that the choice is not taken back, until the setting says the same. True while the browser is on its way.
 */
export function redirectToPreferred(): boolean {
  const language = readHint(document.cookie)?.language;
  const here = document.documentElement.lang;
  if (language === here) sessionStorage.removeItem(CHOSEN);
  if (!language || language === here || sessionStorage.getItem(CHOSEN) === here) return false;
  const address = addressIn(language);
  if (address === null) return false;
  // A kept choice of another language would lead straight back here.
  keepPreference(CHOSEN, language);
  location.replace(address);
  return true;
}

/** A click on a language keeps the choice, goes straight to the page in it, and asks there whether it may be kept. */
export function followLanguageSwitch(): void {
  if (sessionStorage.getItem(CHOSEN)) askToKeep();
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-language]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const language = link.dataset.language ?? '';
    keepPreference('language', language);
    sessionStorage.setItem(CHOSEN, language);
    const address = addressIn(language);
    if (address === null) return;
    event.preventDefault();
    location.assign(address);
  });
}
