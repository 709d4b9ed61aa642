/** Under this key a page leaves a notice for the one that comes next. */
export const CARRIED_TOAST = 'toast';
