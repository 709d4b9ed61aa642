import { tryStorage } from './tab-store.ts';

/** Under this key a week of looking is kept in the browser; every page can erase it without reading it. */
export const WEEK = 'week';

/** Under this key of a tab waits the path of the page that offers a week to the account which is made next. */
export const WEEK_OFFER = 'week_offer';

/** Erases the week. */
export const eraseWeek = () => tryStorage(() => localStorage.removeItem(WEEK));
