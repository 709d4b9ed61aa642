import type { OwnUser } from '#src/contract/own-user.ts';
import { updateUser } from '#src/contract/update-user.ts';
import { api } from '#src/session/api.ts';
import { know } from '#src/session/load.ts';
import { CHOSEN } from '#src/session/preferred-language.ts';

/**
 * Makes the language that somebody chose on a page that of the account, so that pages, settings and mails say the same.
 * Where it does not work the tab keeps the choice, and the next page tries again.
 */
export async function keepLanguage({ uid }: OwnUser, language: string): Promise<void> {
  const saved = await api().call(updateUser, { params: { uid }, body: { language } });
  if (!saved.ok) return;
  sessionStorage.removeItem(CHOSEN);
  know(saved.value);
}
