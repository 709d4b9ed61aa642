import { eraseKey } from './kept-in-tab.ts';
import { tryStorage } from './tab-store.ts';

const NOTICE = 'login_notice';

/** Shows the reason for a new login next to the login form of the next page, until login. */
export const showLoginNotice = (text: string): void => {
  tryStorage(() => sessionStorage.setItem(NOTICE, text));
};

export const loginNotice = (): string | null => tryStorage(() => sessionStorage.getItem(NOTICE));

/** Clears the notice after login. */
export const dropNotice = (): void => eraseKey(NOTICE);
