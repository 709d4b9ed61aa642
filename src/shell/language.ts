import { storePreference } from '#src/session/cookies.ts';
import { readHint } from '#src/session/hint.ts';
import { getAlternateUrl, LANGUAGE_KEY } from '#src/session/preferred-language.ts';
import { readTab, writeTab } from '#src/session/tab-store.ts';
import { requestStorageConsent } from './consent.ts';

/** Handles language links: stores the choice, opens the page in that language, and requests consent to store it. */
export function handleLanguageLinks(): void {
  if (readTab(LANGUAGE_KEY)) requestStorageConsent();
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-language]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const language = link.dataset.language ?? '';
    storePreference(LANGUAGE_KEY, language);
    writeTab(LANGUAGE_KEY, language);
    // For a logged-in user it becomes the language of the account (`store-account-language.ts`).
    if (readHint(document.cookie)) writeTab('own_language', language);
    const alternateAddress = getAlternateUrl(language);
    if (alternateAddress === null) return;
    event.preventDefault();
    location.assign(alternateAddress);
  });
}
