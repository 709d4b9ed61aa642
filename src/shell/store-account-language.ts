import { updateUser } from '#src/contract/account.ts';
import type { OwnUser } from '#src/contract/own-user.ts';
import { getApiClient } from '#src/session/api.ts';
import { readHint } from '#src/session/hint.ts';
import { publishUser } from '#src/session/load.ts';
import { eraseKey, type StoredKey } from '#src/session/tab-storage.ts';
import { readTab, writeTab } from '#src/session/tab-store.ts';

const KEY = 'own_language' satisfies StoredKey;

/**
 * Saves the language that a logged-in user selected on a page as the language of the account. One attempt per page:
 * after a failure the choice remains in the tab, and the next page retries.
 */
export async function storeAccountLanguage({ uid, language: previousLanguage }: OwnUser): Promise<void> {
  const language = readTab(KEY);
  eraseKey(KEY);
  if (language !== document.documentElement.lang || language === previousLanguage) return;
  const saved = await getApiClient().call(updateUser, { params: { uid }, body: { language } });
  if (saved.ok) return publishUser(saved.value);
  const wait = () => readHint(document.cookie) && writeTab(KEY, language);
  addEventListener('pagehide', wait, { once: true });
}
