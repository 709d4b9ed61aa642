import { erase } from './kept-in-tab.ts';
import { attempt } from './tab-store.ts';

const NOTICE = 'login_notice';

/** Says beside the form of login, which comes next, why somebody has to log in again. It stays until they have. */
export const carryNotice = (text: string): void => {
  attempt(() => sessionStorage.setItem(NOTICE, text));
};

export const loginNotice = (): string | null => attempt(() => sessionStorage.getItem(NOTICE));

/** Somebody is logged in: nothing has to be said any more. */
export const dropNotice = (): void => erase(NOTICE);
