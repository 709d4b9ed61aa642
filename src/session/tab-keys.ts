import { tryStorage } from './tab-store.ts';

/** Key of a notice for the next page. */
export const CARRIED_TOAST = 'toast';

/** Fragment of the address of a site that is opened from the desk, and the key under which the browser remembers it. */
export const EDIT_MARK = 'bewerk';

/** Under this key an invitation waits in the tab; every page looks for it before it loads anything more. */
export const INVITATION_KEY = 'invitation';

/** Key of a week of looking in the browser; every page can erase it without reading it. */
export const WEEK = 'week';

/** Key of the path of the page that offers a week to the next account made in this tab. */
export const WEEK_OFFER = 'week_offer';

/** Erases the week. */
export const eraseWeek = () => tryStorage(() => localStorage.removeItem(WEEK));
