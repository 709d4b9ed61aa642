import { tryStorage } from './tab-store.ts';

/** Under this key a page leaves a notice for the one that comes next. */
export const CARRIED_TOAST = 'toast';

/** Behind the address of a site that is opened from the desk, and what that site's browser keeps of it. */
export const EDIT_MARK = 'bewerk';

/** Under this key an invitation waits in the tab; every page looks for it before it loads anything more. */
export const INVITATION_KEY = 'invitation';

/** Under this key a week of looking is kept in the browser; every page can erase it without reading it. */
export const WEEK = 'week';

/** Under this key of a tab waits the path of the page that offers a week to the account which is made next. */
export const WEEK_OFFER = 'week_offer';

/** Erases the week. */
export const eraseWeek = () => tryStorage(() => localStorage.removeItem(WEEK));
