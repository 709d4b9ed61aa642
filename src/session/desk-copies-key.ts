import { tryStorage } from './tab-store.ts';

/** Under this key the encrypted copies of the desk are stored in the browser; every page can erase them unread. */
export const DESK_COPIES = 'desk_copies';

/** Erases the copies: their key ends with the session. */
export const eraseDeskCopies = () => tryStorage(() => localStorage.removeItem(DESK_COPIES));
