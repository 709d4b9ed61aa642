import { erase } from './kept-in-tab.ts';
import { attempt } from './tab-store.ts';

const NOTICE = 'login_notice';

/** Shows the reason for a new login beside its form, which comes next. It stays until login. */
export const carryNotice = (text: string): void => {
  attempt(() => sessionStorage.setItem(NOTICE, text));
};

export const loginNotice = (): string | null => attempt(() => sessionStorage.getItem(NOTICE));

/** Clears the notice after login. */
export const dropNotice = (): void => erase(NOTICE);
