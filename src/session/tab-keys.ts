import { tryStorage } from './tab-store.ts';

/** Key of a notice for the next page. */
export const TOAST_KEY = 'toast';

/** URL fragment of a site opened from the desk, and the storage key under which the browser remembers it. */
export const EDIT_MARK = 'bewerk';

/** Storage key of an accepted invitation; every page checks it before loading anything else. */
export const INVITATION_KEY = 'invitation';

/** Storage key of a week of looking in the browser; every page can delete it without reading it. */
export const WEEK_KEY = 'week';

/** Storage key of the path of the page that offers a week to the next account created in this tab. */
export const WEEK_OFFER_KEY = 'week_offer';

export const eraseWeek = () => tryStorage(() => localStorage.removeItem(WEEK_KEY));
