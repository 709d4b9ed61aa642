import { eraseKey } from './tab-storage.ts';
import { tryStorage } from './tab-store.ts';

const NOTICE = 'login_notice';

/** Stores the reason for a new login, which the next page shows next to the login form. */
export const showLoginNotice = (text: string): void => {
  tryStorage(() => sessionStorage.setItem(NOTICE, text));
};

export const readLoginNotice = (): string | null => tryStorage(() => sessionStorage.getItem(NOTICE));

/** Deletes the notice after login. */
export const eraseLoginNotice = (): void => eraseKey(NOTICE);
